import { withAccents } from '#skills/spanish/with-accents.ts';

/**
 * Leave taken in Spanish, read by its parts: what one is about to do ("voy a", "tengo que", "ya me"), what it is (dormir,
 * trabajar, colgar), and little more. A word that makes a story of it ("pero", "porque", "no puedo") makes it something told.
 */
export function leavesInSpanish(text: string): 'goodbye' | 'goodbyeBusy' | undefined {
  if (text.includes('?')) return undefined;
  const words = text.split(/\s+/u).length;
  if (words <= longestBefore && atEnd.test(text)) return 'goodbye';
  if (words > mostWords || told.test(text)) return undefined;
  if (toRest.test(text)) return 'goodbye';
  return toDuty.test(text) ? 'goodbyeBusy' : undefined;
}

const mostWords = 12;
/** "Una foto de ella en la cocina. Bueno, ya me caigo de sueño. Que descanses, gracias": whatever is told before it. */
const longestBefore = 40;
const atEnd = withAccents(
  /(?:^|[.,!;] ?|\b(?:bueno|ya|y|gracias) )(?:que descanses|buenas noches|hasta (?:mañana|luego|pronto)|chao|chau|adiós|nos vemos|me voy a (?:la |mi )?(?:cama|camita|dormir|acostar(?:me)?|descansar))(?:[ ,.]+(?:gracias|muchas gracias|haven|y gracias|ya|que descanses|buenas noches|chao|adiós))*[.! ]*$/iu,
);

const told = withAccents(
  /\b(?:pero|porque|no (?:puedo|logro|quiero|consigo)|miedo|odio|siempre|nunca|mañana (?:a|tengo)|ayer|cada|pastillas?|todos los días|(?<!ver )si)\b/iu,
);

const opener = String.raw`^(?:(?:ok|vale|bueno|ya|gracias|listo|bien|pues|ah|uy|perdón|entonces|oye)[ ,.!]+)*(?:(?:y|que|ya)[ ,]+)*`;
const end = String.raw`(?:[ ,.]+(?:ya|ahora|un (?:rato|poco|ratito)|gracias|entonces|a ver|por (?:hoy|ahora)|otra vez|mejor|adiós|chao|buenas noches|hasta (?:luego|mañana|pronto)))*[.! ]*$`;
const about = String.raw`(?:(?:creo que |a ver si |mejor )?(?:(?:me )?voy a |tengo que |debo |quiero |intentaré |voy a (?:intentar|tratar de|ver si) |trataré de |intento |a )?(?:intentar |tratar de |ver si )?)`;
const rest = String.raw`(?:dormir(?:me)?|duermo|acostar(?:me)?|me acuesto|descansar|descanso|la cama|mi cama|cerrar los ojos|apagar (?:el celular|el móvil|la luz)|dejar el (?:celular|móvil))`;
const phrases = String.raw`me (?:estoy quedando dormid[oa]|quedo dormid[oa]|duermo|caigo de sueño)|se me cierran los ojos|te dejo|hasta aquí (?:por hoy|llego)|(?:ya )?me voy(?: (?:a (?:la cama|dormir|acostar|descansar)))?|se me acaba la (?:batería|pila|señal)|hasta (?:otra|luego|mañana|pronto)|nos (?:vemos|leemos)`;
const toRest = withAccents(new RegExp(`${opener}(?:${about}${rest}|${phrases})${end}`, 'iu'));

const duty = String.raw`(?:(?:ya )?(?:me )?(?:tengo|debo) que (?:ir(?:me)?|colgar|salir|volver|seguir|entrar|bajar(?:me)?|trabajar|recoger .{2,20}|buscar .{2,20}|ver a .{2,20})|(?:ya )?(?:entro|vuelvo|regreso) (?:a|al) (?:trabajar|trabajo|turno|clase|clases)|(?:ya )?(?:empieza|comienza|empezó) (?:mi|el|la) (?:turno|clase|reunión|junta)|me (?:llaman|están llamando|toca|buscan|bajo aquí)|(?:ya )?(?:llegó|llega|viene|está aquí) (?:mi|el|la) (?:bus|camión|tren|taxi|metro|jefe|jefa|comida|marido|esposo|esposa|hijo|hija)|(?:se )?despertó (?:el|la|mi) .{2,16}|(?:es|esta es) mi parada|ya vuelvo|ahora vuelvo|(?:ya )?(?:se )?(?:despertó|despertaron)|(?:ya )?me voy)`;
const toDuty = withAccents(new RegExp(`${opener}${duty}(?:[ ,.]+${duty})*${end}`, 'iu'));
