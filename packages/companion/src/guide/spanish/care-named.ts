/** People somebody may turn to, as they are written in plain spelling and as they are said back. Children are none of them. */
const people = tableOf(
  'mama:mamá mami:mami mamita:mamita ama:amá madre:madre papa:papá papi:papi apa:apá padre:padre papas:papás padres:padres ' +
    'vieja:vieja viejo:viejo viejos:viejos jefa:jefa jefe:jefe jefes:jefes hermano:hermano hermana:hermana hermanito:hermano ' +
    'hermanita:hermana hermanos:hermanos hermanas:hermanas carnal:carnal tio:tío tia:tía tios:tíos primo:primo prima:prima ' +
    'abuela:abuela abuelo:abuelo abuelita:abuelita abuelito:abuelito abue:abue abuelos:abuelos nana:nana suegra:suegra ' +
    'suegro:suegro suegros:suegros cunada:cuñada cunado:cuñado madrina:madrina padrino:padrino madrastra:madrastra ' +
    'padrastro:padrastro esposo:esposo esposa:esposa marido:marido mujer:mujer pareja:pareja novio:novio novia:novia ' +
    'pololo:pololo polola:polola ex:ex amigo:amigo amiga:amiga amigos:amigos amigas:amigas cuate:cuate compa:compa ' +
    'parce:parce pana:pana companero:compañero companera:compañera companeros:compañeros vecino:vecino vecina:vecina ' +
    'vecinos:vecinos roomie:roomie casera:casera maestra:maestra maestro:maestro profe:profe profesora:profesora ' +
    'profesor:profesor psicologa:psicóloga psicologo:psicólogo terapeuta:terapeuta doctora:doctora doctor:doctor ' +
    'consejera:consejera consejero:consejero pastor:pastor',
);
/** Of these "la" and "un" say enough, without a "mi". */
const anybodys = 'amigo|amiga|vecino|vecina|companero|companera|profe|maestra|maestro|tia|tio|prima|primo';

const places = tableOf(
  'mochila:mochila cajon:cajón cajones:cajones gaveta:gaveta buro:buró mesita:mesita velador:velador ropero:ropero closet:clóset ' +
    'armario:armario placard:placard bolsa:bolsa bolso:bolso cartera:cartera guantera:guantera alacena:alacena botiquin:botiquín ' +
    'comoda:cómoda caja:caja repisa:repisa estante:estante almohada:almohada colchon:colchón refri:refri nevera:nevera ' +
    'heladera:heladera mueble:mueble escritorio:escritorio mesa:mesa cama:cama bano:baño cocina:cocina cuarto:cuarto ' +
    'habitacion:habitación recamara:recámara pieza:pieza dormitorio:dormitorio sala:sala cochera:cochera garaje:garaje ' +
    'coche:coche carro:carro auto:auto camioneta:camioneta patio:patio sotano:sótano azotea:azotea bodega:bodega taller:taller',
);
/** Where nobody sits or sleeps. */
const holders =
  /^(?:mochila|cajon(?:es)?|gaveta|buro|mesita|velador|ropero|closet|armario|placard|bols[ao]|cartera|guantera|alacena|botiquin|comoda|caja|repisa|estante|almohada|colchon|refri|nevera|heladera)$/u;

const role = [...people.keys()].join('|');
/** Somebody, in plain spelling. */
export const somebody = String.raw`(?:mis? (?:mejor |otr[oa] )?(?:${role})|(?:una?|el|la|otr[oa]) (?:${anybodys}))\b`;

const person = new RegExp(
  String.raw`(?<!(?<!\b(?:cerca|lado|casa) )\bde )\b(?:(mis?) (mejor )?(?:otr[oa] )?(${role})|(?:una?|el|la) (${anybodys}))\b`,
  'gu',
);

/** The last person a message speaks of, in words that can be said back ("tu hermana"); whose pills they are is none. */
export function personIn(text: string): string | undefined {
  const found = [...text.matchAll(person)].at(-1);
  if (!found) return undefined;
  const [, mine = 'mi', best = '', name = '', other = ''] = found;
  return `${mine === 'mis' ? 'tus' : 'tu'} ${best}${people.get(name || other)}`;
}

const inside = String.raw`(?:en|bajo|sobre|tras|(?:debajo|abajo|detras|atras|dentro|adentro|arriba|encima|al lado|junto) (?:de|a)) ?`;
const place = new RegExp(
  String.raw`\b${inside}(l|l[ao]s?|el|mis?|sus?|nuestr[oa]|una?) (${[...places.keys()].join('|')})\b(?: de mi (${role})\b)?`,
  'u',
);

export interface Place {
  /** In words that can be said back ("tu mochila"). */
  name: string;
  /** A thing in which one keeps things, no room. */
  holds: boolean;
}

/** Where something is. */
export function placeIn(text: string): Place | undefined {
  const [, whose = '', noun = '', owner] = place.exec(text) ?? [];
  if (!noun) return undefined;
  const known = `${articles.get(whose) ?? whose} ${places.get(noun)}`;
  return { name: owner ? `${known} de tu ${people.get(owner)}` : known, holds: holders.test(noun) };
}

const articles: ReadonlyMap<string, string> = new Map([
  ['l', 'el'],
  ['un', 'el'],
  ['una', 'la'],
  ['nuestro', 'el'],
  ['nuestra', 'la'],
  ['mi', 'tu'],
  ['mis', 'tus'],
]);

function tableOf(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(' ').map((pair) => pair.split(':') as [string, string]));
}
