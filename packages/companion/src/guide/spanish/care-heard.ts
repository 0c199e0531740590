import { namesTool } from '#crisis/fragment.ts';
import type { CareHeard } from '../respond/care-tongue.ts';
import { type Place, personIn, placeIn, somebody } from './care-named.ts';

/** What an answer in Spanish tells; the text is in plain spelling. */
export function spanishCareHeard(text: string): CareHeard {
  const is = (pattern: RegExp) => pattern.test(text);
  const person = personIn(text);
  const place = placeIn(text);
  // What was taken already is no thing to walk away from: the emergency itself is answered.
  const isOpen = !is(taken) || is(doneNothing);
  const isTool = isOpen && (namesTool(text) || is(tool));
  const isThere = isOpen && !person && pointsTo(text, place);
  const hasNoAnswer = is(unanswered);
  const isAsked = is(asked);
  const isNews = !hasNoAnswer && !isAsked && !is(notReached);
  const hasReached = isNews && !is(onLine) && is(reached);
  const isAway = is(far);
  return {
    names: isTool || isThere,
    namesAgain: isTool || isThere,
    person,
    where: place?.name,
    isNear: !isAway && (is(near) || is(onlySomebody)),
    isFar: isAway,
    hasNobody: is(nobody),
    hesitates: is(hesitation),
    sparesAll: is(sparing),
    asksWords: is(forWords),
    hasReached,
    isHere: isNews && is(here) && !is(noHelp),
    hasNoAnswer,
    hasPutAway: !isAsked && is(putAway) && !is(notPutAway),
    hasDoneNothing: is(doneNothing),
    waits: is(waiting),
    isCalmer: (is(calmer) && !is(notCalmer)) || is(helpedByLine),
    deniesDying: is(notDying),
    willReach: !hasReached && !isAsked && is(willReach),
    isOnLine: is(onLine) && !is(afterCall),
    asksIfTheyCome: is(ifTheyCome),
    asksAboutLine: is(aboutLine),
    asksAboutPolice: is(aboutPolice),
    asksWhoIsTold: asksWhoIsTold(text),
    asksForNight: is(forNight),
    wantsToTalkHere: is(talkHere),
    saysMore: is(more),
    saysYes: is(yes),
  };
}

/** "Ya es más que pensarlo, escribí una carta". */
const more =
  /\bmas que (?:pensarlo|un pensamiento|pensar)\b|\b(?:escribi|deje escrita|hice|tengo|ya tengo) (?:una |un |la |el |mi )?(?:(?:carta|nota) de despedida|plan (?:para (?:hacerlo|morir|matarme)|listo)|fecha para (?:hacerlo|morir|matarme))\b/u;
/** "¿Mandan a la policía?" */
const aboutPolice =
  /\b(?:mandan|mandarian|llaman|llamarian|envian|traen|viene|vienen|vendria|vengan|van a (?:mandar|llamar|venir))\b[^.?]{0,20}\b(?:policia|patrulla|ambulancia|alguien|a (?:mi|la) (?:casa|puerta))\b|\b(?:policia|patrulla|ambulancia)\b[^.?]{0,20}\?/u;
/** "¿Le avisan a mi mamá?", "¿es privado?" */
export function asksWhoIsTold(text: string): boolean {
  if (/\b(?:muero|muera|muerta|muerto|morir|ya no este|desaparezco)\b/u.test(text)) return false;
  return (
    whoIsTold.test(text) || (foundOut.test(text) && /\b(?:llam\w*|marc\w*|988|numero|linea|mensaje)\b/u.test(text))
  );
}

const whoIsTold =
  /\b(?:le|les) (?:van a )?(?:avisan|avisarian|avisar|dirian|contarian|llamarian)\b[^.?]{0,24}\?|\b(?:recibo|factura)\b[^.?]{0,30}\?|\b(?:es|sera|son) (?:privado|confidencial|anonimo|secreto)\b/u;
const foundOut = /\bse (?:va[n]? a )?(?:entera|enteran|enterar|enteraria|sabe|sabria)\b[^.?]{0,24}\?/u;
/** "¿Qué hago si me vuelven las ganas en la noche?" */
const forNight =
  /\bque (?:hago|puedo hacer|podria hacer|me ayuda)\b[^.?!]{0,50}\b(?:vuelve|vuelven|regresa|regresan|vienen?|empieza|empiezan|me dan?) ?(?:las ganas|el impulso|eso|los pensamientos|de noche|en la noche|a la noche|otra vez)?\b|\bsi (?:me )?(?:vuelven?|regresan?|vienen?|dan?) (?:las ganas|el impulso|eso|los pensamientos)\b/u;
const talkHere =
  /\b(?:puedo|podria|prefiero|quiero|mejor) (?:solo |nomas |nada mas )?(?:hablar|platicar|escribir|seguir hablando|conversar)(?:te)? (?:contigo|con vos|aqui|aca)\b|\bno quiero (?:llamar|hablar con|marcar|decirle)(?:le)? (?:a )?(?:nadie|una linea|un desconocido|extranos|al 988)\b/u;

/** Whether somebody says that they have, took or want a thing that one could use. */
export function holdsTool(text: string): boolean {
  return held.test(text);
}

/** Things that one could use, beside those that the detector knows. */
const toolWords =
  'pastillas?|pildoras|tabletas|medicinas|medicamentos|remedios|blisters?|frascos?|somniferos|ansioliticos|antidepresivos|clonazepam|rivotril|insulina|raticida|veneno|cloro|lavandina|lejia|pistola|revolver|escopeta|rifle|arma|fierro|cuchillo|navaja|cutter|tijeras|machete|gillette|hojas? de afeitar|cuerda|soga|mecate|cinturon';
const tool = new RegExp(String.raw`\b(?:${toolWords})\b`, 'u');
const held = new RegExp(
  String.raw`\b(?:tengo|traigo|traje|compre|consegui|junte|agarre|guarde|saque|hay|quiero|pienso|estoy (?:viendo|mirando|contando|pensando)|en la mano)(?: [a-z]+){0,6} (?:${toolWords})\b`,
  'u',
);

/** "Están en mi mochila": what was spoken of before, and no person, is there. */
function pointsTo(text: string, place: Place | undefined): boolean {
  if (inHand.test(text)) return true;
  return place !== undefined && (several.test(text) || (place.holds && one.test(text)));
}

const taken =
  /\b(?:ya |acabo de )?(?:me )?(?:l[ao]s? )?(?:he )?(?:tome|trague|ingeri|bebi|tomado|tragado|tomarme(?:l[ao]s)?|corte|cortado|inyecte)\b/u;

const opening = String.raw`(?:^|[.,;:] ?|\b(?:si|pues|ya|y|pero|todavia|ahora|aun|creo que|es que|todo|todas?|ahi|alli) )`;
const several = new RegExp(
  String.raw`${opening}(?:estan|l[ao]s? tengo|l[ao]s? (?:guarde|deje|puse|escondi)|quedaron|siguen) (?:[a-z]+ ){0,2}(?:en|bajo|sobre|tras|debajo|abajo|detras|atras|dentro|adentro|arriba|encima|al lado|junto)\b`,
  'u',
);
const one = new RegExp(
  String.raw`${opening}(?:esta|sigue|quedo|l[ao] (?:tengo|guarde|deje|puse|escondi)|en|bajo|debajo|abajo|dentro|adentro) `,
  'u',
);
const inHand =
  /\bl[ao]s? tengo (?:aqui |aca )?(?:en (?:la|las|mi|mis) manos?\b|enfrente|en frente|delante|al lado)|\bl[ao]s tengo (?:aqui|aca)\b/u;

const rooms =
  '(?:cuarto|pieza|habitacion|recamara|dormitorio|sala|living|cocina|comedor|patio|cama|bano|casa|depa|departamento|apartamento|piso)';
const near = new RegExp(
  String.raw`\b(?:esta|estan|anda|andan|vive|viven|vivimos|duerme|duermen|queda|quedan|se quedo)\b[^.?]{0,24}\b(?:aca|aqui|conmigo|al lado|de junto|arriba|abajo|cerca|cerquita|enfrente|en frente|a la vuelta|dormid[oa]s?|durmiendo|despiert[oa]s?|acostad[oa]s?|viendo (?:la )?tele|en (?:[a-z]+ ){0,3}${rooms}|a (?:unas? |un par de |dos |tres |\d+ )?(?:cuadras?|calles?|minutos?))\b|\bvivo con ${somebody}|\bduerme en\b|\b(?:esta|estan|tengo a|cuento con|hablo con|confio en) ${somebody}`,
  'u',
);
/** Somebody and nothing else, as one answers a "who". */
const onlySomebody = new RegExp(
  String.raw`^(?:(?:pues|no se|si|tal vez|quizas?|capaz|a lo mejor|podria ser|puede ser|solo|solamente|nomas|nada mas|bueno|igual|supongo que|creo que|chance|a|con|de|y|seria)[ ,.]+)*${somebody}(?:[ ,.]+(?:creo|tal vez|quizas?|supongo|no se|nomas|nada mas|podria|seria|o ${somebody}))*[. ]*$`,
  'u',
);
const far =
  /^(?:muy )?lejos\b|\b(?:esta|estan|vive|viven|queda|anda) (?:muy |bien |re |super |tan )?lejos\b|\ben otr[oa] (?:ciudad|pais|estado|lado|provincia|pueblo|departamento)\b|\ba (?:una?|dos|tres|cuatro|cinco|seis|varias|muchas|unas|media|\d+) (?:horas?|kilometros|km)\b|\ben el extranjero\b|\bde viaje\b|\bfuera de (?:la ciudad|el pais|l pais)|\b(?:esta|anda|sigue) (?:trabajando|laburando|chambeando|currando|en (?:el|su|la) (?:trabajo|turno|chamba|laburo|pega|curro|hospital))|\b(?:trabaja|labura|chambea|curra|camella) (?:de noche|en la noche|por la noche|hasta|toda la noche|ahora|hoy)|\bde (?:turno|guardia)\b|\bno (?:esta|estan)(?: (?:aqui|aca|en (?:la )?casa|conmigo|en la ciudad|ahora|hoy))?(?=[.,]|$)|\bvive[n]? en (?!(?:el|la|mi|su|un|una|esta|los|las)\b)|\bvive[n]? en (?:el otro lado|(?:el|la) [a-z]+ (?:norte|sur))/u;
const nobody =
  /^(?:no,? )?(?:a |con )?nadie[. ]*$|\bno tengo (?:a )?(?:nadie|amig[oa]s|familia|con quien|a quien)\b|\bno hay nadie\b|\bno (?:esta|vive|viene|queda|conozco a) nadie\b|\bnadie (?:esta|hay|vive|puede|podria|vendria|viene|me (?:ayuda|ayudaria|quiere|queda|escucha|cree|entiende|hace caso))\b|\b(?:vivo|estoy|ando|me quede) (?:totalmente |completamente |muy |re )?(?:sol[oa]|solit[oa])\b|\bno se (?:a |con )?quien(?: (?:llamar|decirle|podria|puede|esta))?[. ]*$|\bni idea de quien\b|\bcon quien\?? si no/u;

const tell =
  '(?:despertar|molestar|preocupar|asustar|espantar|cargar|llamar|marcar|hablar|decir|contar|pedir|escribir|angustiar|mortificar|fastidiar|joder|incomodar|avisar)';
const them = '(?:se )?(?:l[aeo]s?)';
const dares = '(?:quiero|puedo|quisiera|voy a|pienso|debo|me animo a|me atrevo a|me sale)';
const hesitation = new RegExp(
  String.raw`^(?:[a-z]+,? ){0,2}no (?:puedo|me animo|me atrevo|me sale|soy capaz)[. ]*$|^(?:pero |es que |no,? )?me (?:da|dan) (?:mucha |mucho |tanta |harta )?(?:pena|verguenza|miedo|cosa|palo|corte|roche)[. ]*$|\bno ${them} ${dares} ${tell}|\bno ${dares} ${tell}(?:(?:se)?l[aeo]s?\b| (?:nada )?(?:a|con) (?:${somebody}|ell[oa]s?|el\b))|\bme (?:da|dan) (?:mucha |mucho |tanta |harta )?(?:pena|verguenza|miedo|cosa|palo|corte|roche|culpa|lastima|terror)\b[^.?]{0,12} (?:${tell}|que (?:se|me|no))|\b(?:se (?:me )?(?:va|van) a|se) (?:enojar|enojara|enojaria|asustar|asustaria|preocupar|preocuparia|espantar|molestar|poner|enfadar|morir|moriria|angustiar|mortificar)|\b(?:va|van) a (?:pensar|creer|decir|llorar|enojarse|asustarse|preocuparse|ponerse)\b|\bmatar(?:l[ao])? de(?:l)? (?:un )?susto|\ble (?:da|va a dar) (?:algo|un infarto)|\bes (?:muy |bien |re |super |ya |tan )?tarde\b(?! para)|\bson las (?:\d{1,2}|dos|tres|cuatro|cinco|doce) de la (?:manana|madrugada)|\bes la una de la (?:manana|madrugada)|\b(?:tiene|tienen) que (?:trabajar|madrugar|descansar|levantarse)|\bya (?:tiene|tienen) (?:bastante|bastantes|muchos|suficiente|suficientes|sus)\b`,
  'u',
);
const sparing =
  /\bno (?:quiero|quisiera|puedo|voy a|me gusta) (?:despertar|molestar|preocupar|asustar|cargar|fastidiar|joder|andar molestando)(?: mas)? a nadie\b|\bno quiero ser (?:una |un )?(?:carga|molestia|estorbo|peso)\b|\b(?:me da (?:pena|verguenza|miedo)) (?:molestar|pedir ayuda|contarlo|decirlo|que (?:la gente|todos|alguien|se enteren))/u;
const forWords =
  /\bque (?:l[ae]s? |se supone que l[ae]s? )(?:digo|diria|puedo decir|escribo|pongo|cuento|pido|voy a decir)\b|\bcomo (?:l[ae]s?|se l[ao]) (?:digo|diria|cuento|explico|pido|puedo decir|escribo)\b|\bque (?:tengo que|deberia|debo|podria|puedo) (?:decir|escribir|poner)(?:l[ae]s?)?\b|\bno se (?:que|como) (?:decir|escribir|contar|explicar|poner)|\bque digo\b|\bcomo (?:empiezo|lo digo)\b|\bcon que palabras\b/u;

const said =
  '(?:dije|escribi|avise|llame|marque|conte|desperte|mande|pedi|hable|texte|grite|toque|busque|confese|dicho|escrito|avisado|llamado|marcado|contado|despertado|mandado|pedido|hablado)';
const reached = new RegExp(
  String.raw`\b(?:ya )?(?:se )?l[aeo]s? (?:acabo de |ya |he |pude )?${said}\b|\b(?:he )?${said} (?:la verdad |todo )?(?:a|con) (?:${somebody}|ella\b|el\b(?! \d| nueve))|\bacabo de ${tell}(?:(?:se)?l[aeo]s?\b| (?:a|con) ${somebody})|\bl[ae]s? deje (?:un |el )?(?:mensaje|recado|audio|dicho)|\bpude (?:decir|contar|despertar|llamar|avisar)(?:se)?l[aeo]s?\b|\bfui (?:con|a(?:l cuarto| la pieza| buscar| despertar)?(?: de| a)?) (?:${somebody}|su (?:cuarto|pieza|cama))|\b(?:ya |ahora |ahi |si )?(?:viene|vienen)(?= *(?:[.,]|$)| (?:para (?:aca|ca|mi)|ya\b|hacia|ahora|a (?:verme|casa|estar)|por mi|corriendo|en (?:camino|un|taxi|coche|carro|auto|unos|media|\d)))|\bva[n]? a venir\b|\ben camino\b|\besta[n]? (?:viniendo|por llegar|bajando|manejando)\b|\bya sale\b|\b(?:dice|dijo|dicen|dijeron) que (?:ya |ahora |si )?(?:viene|vienen|va|van|baja|llega|sale|se queda|la espere|lo espere)\b|\b(?:dice|dijo|dicen|dijeron) que [^.]{0,20}\b(?:llega|llegan|viene|vienen)\b|\bme (?:ya )?(?:contesto|respondio)\b`,
  'u',
);
const notReached =
  /\bno (?:se )?(?:l[aeo]s? |me )?(?:he )?(?:dije|escribi|avise|llame|marque|conte|desperte|mande|pedi|hable|dicho|escrito|avisado|llamado|contado|despertado|hablado|vino|viene|vienen|llega|llego|puede|pueden|quiere|cree|creyo)\b|\b(?:no|nunca) (?:va[n]? a venir|esta[n]?)\b|\bhace (?:un|dos|tres|varios|muchos|unos|\d+|anos|meses)\b|\buna vez\b|\bse (?:rio|enojo|burlo|fue)\b|\bni (?:caso|bola)\b/u;
const asked = /[?]|^(?:tu )?(?:crees|sera) que\b|^y si\b|^(?:deberia|debo|tengo que)\b/u;
const here =
  /\b(?:ya|ahora) (?:esta|estan) (?:aqui|aca|conmigo|a mi lado|adentro)\b|\besta[n]? (?:aqui |aca |sentad[oa]s? |acostad[oa]s? |ahora )*(?:conmigo|a mi lado|al lado mio|junto a mi)\b|\besta[n]? (?:aqui|aca)(?= *(?:[.,;]|$|ya\b|ahora\b|mis?\b))|\bya (?:llegaron|llego|vino|vinieron|entro|entraron)\b(?! (?:a|la policia|la ambulancia|mi (?:bus|camion|tren|taxi))\b)|\bllego (?:mi|ella|el)\b(?! (?:bus|camion|tren|taxi))|\besta[n]? (?:abrazando|haciendo(?:me|nos)? (?:un |el )?(?:te|cafe|mate|algo|sopa)|acompanando|agarrando|sosteniendo|cuidando)|\bme (?:abrazo|abraza|abrazan|abrazaron|acompana|acompanan)\b(?! a\b)|\bse (?:quedo|sento|queda|quedaron|va a quedar|acosto) (?:aqui |aca )?(?:conmigo|a mi lado|junto)|\bvino (?:conmigo|a mi (?:cuarto|pieza|casa)|corriendo|a verme)|\bestoy (?:ya )?(?:con (?:ella|el\b|ellos)|en (?:su|la) (?:cama|cuarto|pieza) (?:con|de)|(?:acostad|sentad)[oa] con|en (?:sus|los) brazos)/u;
/** Who comforts, and takes nothing out of reach. */
const noHelp = /\bmis? (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|bebe|hij[oa]|hijit[oa]|nin[oa])s?\b/u;
const unanswered =
  /\bno (?:me )?(?:ha )?(?:contesta[n]?|contesto|contestaron|contestado|responde[n]?|respondio|respondieron|respondido|coge[n]?|cogio|agarra|atiende[n]?|atendio|levanta|abre[n]?|abrio|lee|ve el mensaje|lo ve)\b|\bbuzon\b|\b(?:telefono|celular|cel|movil) (?:esta )?apagado|\b(?:dejo|deja|dejaron) en visto|\bno hay respuesta|\bsuena y suena|\bnadie (?:me )?(?:contesta|responde|atiende)/u;

const whatever = '(?:todo|todas|el|la|las|los|mis?)';
const putAway = new RegExp(
  String.raw`\bse l[ao]s? (?:ya )?(?:di|entregue|deje|he dado|he entregado)\b|\bl[ao]s? (?:ya )?(?:tire|bote|aleje|regale|entregue|he tirado|he botado)\b|\b(?:tire|bote|entregue) ${whatever}\b|\b(?:eche|echado|vacie|saque|sacado)\b[^.]{0,24}\b(?:inodoro|escusado|excusado|retrete|vater|wc|bano|lavabo|basura|afuera|a la calle|de (?:la|mi) casa)\b|\ble (?:di|entregue) ${whatever}\b|\bl[ao]s? (?:deje|puse) (?:con|afuera|fuera|lejos|bajo llave|en (?:el (?:coche|carro|auto)|la calle))|\bl[ao]s? (?:guarde|encerre|cerre|meti) (?:bajo llave|con llave|afuera|lejos|con mi)|\b(?:se l[ao]s|me l[ao]s?) (?:llevo|llevaron|quito|quitaron|guardo|guardaron|escondio)\b|\b(?:escondio|recogio|escondieron|guardaron|quitaron|se llevo|se llevaron|tiraron|botaron|sacaron) ${whatever}\b|\bell[ao]s? (?:ya )?l[ao]s tiene[n]?\b|\b(?:${somebody}) (?:ya )?l[ao]s? (?:tiene|tienen|guardo|escondio|tiro|boto)\b|\bya no l[ao]s tengo\b`,
  'u',
);
const notPutAway =
  /\bme l[ao]s? (?:tome|trague|tomado|comi)\b|\bno (?:puedo|pude|quiero|voy|me animo)\b|\bno (?:se )?l[ao]s? (?:he |di|tire|bote|entregue|saque)/u;
const doneNothing =
  /\bno (?:me )?(?:l[ao]s? )?(?:he )?(?:hecho|hice|tome|tomado|toque|tocado|use|usado|trague|tragado|corte|cortado|lastime|lastimado)(?: (?:nada|ningun[oa]?|todavia|aun|de eso))?(?=[.,]|$)|\bno (?:me )?(?:he )?(?:hecho|hice|tome|tomado) (?:nada|ningun)|^(?:no,? )?(?:todavia|aun) no\b[. ]*$|^no,? (?:nada|ninguna)[. ]*$/u;
const waiting =
  /\b(?:en|junto a|al lado de|frente a|cerca de|por) la (?:puerta|entrada|sala|banqueta|vereda|acera|calle|escalera|recepcion|porteria)\b|\bafuera\b|\ben (?:el )?(?:pasillo|lobby|porton|patio|portal|porche|living|zaguan)\b|\b(?:l[ao]s? (?:estoy )?(?:espero|esperando)|esperand(?:o|ol[ao]s?)|esperare)\b/u;
const calmer =
  /\b(?:mas|un poco mas|algo mas|ya) (?:tranqui|tranquil[oa]|tranquilit[oa]|calmad[oa]|liger[oa]|segur[oa]|livian[oa]|en calma)\b|\b(?:me siento|estoy|voy|ando) (?:un poco |un poquito |algo |tantito |poquito |ya )?(?:mejor|tranqui|tranquil[oa])\b|\bse me (?:esta )?(?:paso|bajo|pasando|bajando|calmo|quito|fue pasando)\b|\bya (?:se )?(?:esta )?(?:paso|pasando)[. ]*$|\b(?:ya )?(?:respiro|puedo respirar)(?: mejor)?[.,]?$|\bme (?:calme|estoy calmando|tranquilice|ayudo respirar)\b/u;
const notCalmer =
  /\b(?:no|nada|ni|nunca|tampoco) (?:[a-z]+ ){0,3}(?:mejor|tranqui|calmad|segur)|\bmejor (?:muert|sin mi|si no|me)|\bestari?an? mejor\b/u;
/** That call is over, and it helped. */
const helpedByLine =
  /\b(?:988|741741|linea|con ellos)\b.*\b(?:me (?:ayudo|ayudaron|sirvio|calmo|calmaron|escucharon))\b/u;
const notDying =
  /\b(?:no (?:es que )?|tampoco )(?:me )?(?:realmente |de verdad |en realidad )?(?:quiero|quiera|quisiera|deseo) (?:de verdad |realmente )?(?:morir(?:me)?|matar(?:me)?|suicidarme|estar muert[oa])\b(?! (?:sol[oa]|asi))|\bno (?:pienso|estoy pensando) en (?:el suicidio|suicidarme|matarme|morir)|\bsolo quiero que (?:pare|deje de doler|se me pase|se vaya (?:el|este) dolor|esto pare)\b/u;
const notBefore = String.raw`(?<!\b(?:no|que|como|si|cuando|nunca) (?:se )?)`;
const willReach = new RegExp(
  String.raw`${notBefore}\b(?:l[aeo]s? (?:voy a|puedo|podria|quiero|tratare de) ${tell}|voy a (?:intentar |tratar de |ir a )?${tell}(?:(?:se)?l[aeo]s?\b| (?:a|con) (?:${somebody}|ell[oa]\b))|l[aeo]s? (?:llamo|escribo|despierto|marco|aviso|hablo|digo|mando|cuento)\b(?! (?:y|pero) no)|voy (?:con (?:${somebody}|ell[oa])|a (?:su cuarto|buscarl[ao]|despertarl[ao])|a ir (?:con|a su cuarto))|ya voy con|(?:llamo|marco|escribo|voy a (?:llamar|marcar|escribir)) al? (?:988|741741|911|la linea))`,
  'u',
);
const onLine =
  /\bestoy (?:hablando|escribiendo|chateando|en (?:la )?(?:llamada|linea)) con (?:el |la |los del )?(?:988|741741|linea|un[ao]? (?:consejer[oa]|chic[oa]|senora?|persona|voluntari[oa]))|\b(?:llame|marque|escribi|mande (?:hola|home|ayuda|mensaje)|texte|llamando|marcando|escribiendo) al? (?:988|741741|la linea)|\bmande (?:un )?(?:hola|home|ayuda)\b|\bme (?:contestaron|atendieron|estan (?:atendiendo|escribiendo|hablando)|respondieron)\b/u;
const afterCall =
  /\b(?:hable|ayudo|ayudaron|sirvio|colgue|colgamos|colgaron|por (?:una|media|\d+) (?:hora|minutos))\b/u;
const ifTheyCome = new RegExp(
  String.raw`\b(?:crees|sera|y si|creo) (?:que )?[^.?]{0,40}\b(?:vendria|vendra|viene|venga|contestaria|conteste|contesta|ayudaria|ayude|escucharia|escuche|creeria|crea|importe|importaria)\b|\b(?:vendria|vendra|contestaria|contestara|vendran)\b|\bno (?:me |nos )?va[n]? a (?:contestar|venir|creer|ayudar|escuchar|hacer caso)|\bno creo que (?:me )?(?:venga|conteste|crea|ayude|escuche|haga caso)|\bl[aeo]s? (?:llamo|escribo|despierto|marco|digo|aviso) ?\?|\b(?:deberia|debo|tengo que|tendria que) (?:llamar|despertar|escribir|decir|marcar|avisar|contar|hablar)(?:l[aeo]s?\b| (?:a|con) ${somebody})`,
  'u',
);
const aboutLine =
  /\bque me (?:van a |pueden |podrian )?(?:dicen|decir|preguntan|preguntar|hacen|hacer)\b|\bque (?:pasa|pasaria|hacen) (?:si|cuando) (?:un[oa] )?(?:llamo|marco|escribo|llama|marca)\b|\bcomo (?:mando|envio|escribo|marco|funciona|es) (?:el |la |un |lo del |eso del |al )?(?:mensaje|llamada|988|741741)|\bno quiero (?:hablar|platicar) con (?:un[ao]? |l[ao]s )?(?:extran|desconocid)|\bme da (?:mucho |mucha )?(?:miedo|pena|verguenza|nervios|cosa) (?:llamar|marcar|hablar (?:por telefono|con un)|ese numero|el 988)|\b(?:mandan?|manden|llaman|viene|venga|mandar) (?:a )?la (?:policia|migra)|\b(?:no hablo|no se|poco|en) ingles\b|\b(?:hablan|atienden|contestan) (?:en )?espanol|\b(?:sin|no tengo) papeles\b|\bindocumentad|\bdeport/u;
const yes =
  /^(?:si\b(?! (?:no|pudiera|tuviera|fuera|supiera|hubiera|l[aeo]s? (?:digo|cuento|llamo|despierto))\b)|simon|claro|aja|la verdad (?:que )?si|creo que si|a veces|mas o menos|todo el tiempo|todos los dias|todas las noches|cada (?:dia|noche)|muchas veces|casi siempre|(?:siempre|mucho|seguido)[. ]*$|lo (?:he pensado|pienso|pense))(?![^.?]{0,16}\bpero no\b)/u;
