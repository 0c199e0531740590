import { dateOn } from '../named-things.ts';
import type { Thing } from '../state.ts';

/** People, pets and events named in a Spanish message, in words that can be said back ("tu hermana", "Lucía", "tu examen"). */
export function spanishThings(message: string, turn: number, now: Date): Thing[] {
  const text = message.replace(/\s+/gu, ' ').slice(0, longestRead);
  return [...pets(text, turn), ...people(text, turn), ...events(text, turn, now), ...names(text, turn)];
}

/** Whether a thing was named in Spanish, or by a bare name, and so may stand in a Spanish sentence. */
export function isSpanishThing({ name }: Pick<Thing, 'name'>): boolean {
  return !/^(?:your|the|his|her) /iu.test(name);
}

/** Whether a thing was named in English, or by a bare name. */
export function isEnglishThing({ name }: Pick<Thing, 'name'>): boolean {
  return !/^(?:tus?|la|el|las|los|una?|sus?) /iu.test(name);
}

const longestRead = 2_400;

const relations =
  'mamá|mama|papá|papa|madre|padre|hermano|hermana|hijo|hija|esposo|esposa|marido|mujer|pareja|novio|novia|ex|amigo|amiga|mejor amigo|mejor amiga|jefe|jefa|compañero|compañera|abuelo|abuela|tío|tía|primo|prima|sobrino|sobrina|suegro|suegra|cuñado|cuñada|vecino|vecina|profesor|profesora|maestro|maestra|bebé|nieto|nieta|padrastro|madrastra|hermanastro|hermanastra|roomie|compañero de piso|compañera de piso';
const animals =
  'perro|perra|perrito|perrita|gato|gata|gatito|gatita|conejo|coneja|hámster|loro|caballo|tortuga|pájaro|pez';
const own = '(?<!\\p{L})(?:mi|nuestr[oa])';
const small = '(?:(?:hermoso|pobre|querido|querida|viejo|vieja|pequeño|pequeña|otro|otra) )?';

function people(text: string, turn: number): Thing[] {
  const pattern = new RegExp(`${own} ${small}(${relations})(?: (?:mayor|menor|pequeñ[oa]))?(?!\\p{L})(.{0,40})`, 'giu');
  const found = [...text.matchAll(pattern)].map((match): Thing => {
    const role = `tu ${(match[1] ?? '').toLowerCase()}`;
    const name = nameAfter(match[2] ?? '');
    return { kind: 'person', name: name ?? role, ...(name ? { role } : {}), heard: turn };
  });
  return [...found, ...children(text, turn)];
}

/** "El pequeño, Mateo, no duerme". */
function children(text: string, turn: number): Thing[] {
  const named = /(?<!\p{L})(?:una?|mi|nuestr[oa]) (niñ[oa]|hij[oa]|nen[oa]|beb[eé]), (\p{L}{3,12})(?=[,.]|$)/iu.exec(
    text,
  );
  const child: Thing[] =
    named?.[2] && !notNames.test(named[2])
      ? [
          {
            kind: 'person',
            name: capital(named[2]),
            role: /a$/iu.test(named[1] ?? '') ? 'tu hija' : 'tu hijo',
            heard: turn,
          },
        ]
      : [];
  const placed = [
    ...text.matchAll(
      /(?<!\p{L})(el|la) (?:pequeñ[oa]|mayor|menor|median[oa]|chic[oa]|grande)(?:,| se llama| es) (\p{L}{3,12})(?=[,.]|$)/giu,
    ),
  ].flatMap(([, article, name]) => {
    if (!name || notNames.test(name)) return [];
    const role = article?.toLowerCase() === 'la' ? 'tu hija' : 'tu hijo';
    return [{ kind: 'person' as const, name: capital(name), role, heard: turn }];
  });
  return [...child, ...placed];
}

function pets(text: string, turn: number): Thing[] {
  const pattern = new RegExp(`(?:${own}|(?:tengo|tenemos) (?:un|una)) ${small}(${animals})(?!\\p{L})(.{0,40})`, 'giu');
  return [...text.matchAll(pattern)].map((match): Thing => {
    const role = `tu ${(match[1] ?? '').toLowerCase()}`;
    const name = nameAfter(match[2] ?? '') ?? besideComma(match[2] ?? '');
    return { kind: 'pet', name: name ?? role, ...(name ? { role } : {}), heard: turn };
  });
}

/** What follows "mi hermana": "se llama Lucía", "Lucía", ", Lucía,", or a name in small letters before a verb. */
function nameAfter(rest: string): string | undefined {
  const called = /^,? (?:que )?(?:se llama|se llamaba|es|llamad[oa]) (\p{Lu}\p{L}{2,12})(?!\p{L})/u.exec(rest)?.[1];
  const calledSmall = /^,? (?:que )?se llama(?:ba)? (\p{L}{3,12})(?!\p{L})/iu.exec(rest)?.[1];
  const written = /^,? (\p{Lu}\p{Ll}{2,12})(?!\p{L})/u.exec(rest)?.[1];
  const typedSmall = beforeVerb.exec(rest)?.[1];
  const name = called ?? calledSmall ?? written ?? typedSmall;
  return name && !notNames.test(name) ? capital(name) : undefined;
}

/** "Un gato, pelusa,". */
function besideComma(rest: string): string | undefined {
  const name = /^, (\p{L}{3,12}),/u.exec(rest)?.[1];
  return name && !notNames.test(name) ? capital(name) : undefined;
}

const beforeVerb =
  /^ (\p{Ll}{3,12}) (?:dice|dijo|está|estaba|es|era|no|ya|me|se|le|tiene|tenía|vive|viene|vino|quiere|va|fue|llamó|llama|cree|piensa|sabe|murió|nunca|siempre|trabaja|anda|sigue|puede|hace|llegó)(?!\p{L})/u;

/** "Se llama Sofía": the name of whoever was spoken of last. */
function names(text: string, turn: number): Thing[] {
  const found =
    /(?:^|[.,;!] ?|\by |\bpues )(?:él |ella )?(?:se llama(?:ba)?|su nombre (?:es|era)) (\p{L}{3,12})(?!\p{L})/iu.exec(
      text,
    )?.[1];
  return found && !notNames.test(found) ? [{ kind: 'name', name: capital(found), heard: turn }] : [];
}

const notNames =
  /^(?:desde|hasta|sobre|entre|contra|hace|cada|otra|otro|vez|aún|aun|todavía|casi|apenas|tampoco|tan|más|menos|anoche|entonces|además|incluso|mientras|aunque|ni|si|o|que|pero|porque|muy|así|como|con|sin|para|por|una?|los|las|del|ayer|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|dice|dijo|está|estaba|tiene|tenía|vive|vivía|quiere|quería|hace|hacía|sabe|sabía|puede|podía|viene|venía|sale|salía|duerme|dormía|siente|sentía|cree|creía|parece|parecía|sigue|seguía|iba|era|fue|murió|nunca|siempre|también|solo|sola|mayor|menor|grande|mejor|peor|ahora|antes|después|todo|nada|algo|igual|cuando|donde|esto|eso|ella|ellos|aquí|allí|allá|usted|dios|mamá|papá|llegó|gritó|llamó|habló|mal|bien|no|ya|me|se|le|te|lo|la|y|de|el|en|es|va)$/iu;

const eventNouns =
  'entrevista(?: de trabajo)?|examen(?: final)?|exámenes|parcial|oposición|boda|cita(?: (?:médica|con (?:el|la) \\p{L}+))?|viaje|vuelo|función(?: del? (?:la |el )?\\p{L}+)?|presentación|exposición|operación|cumpleaños|fiesta|reunión|mudanza|graduación|audición|concierto|partido|carrera|juicio|audiencia|aniversario|estreno|prueba|entrega|bautizo|mudanza|primer día|visita';
const days =
  'hoy|esta noche|pasado mañana|(?<!la |las |a la )mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|la próxima semana|la semana que viene|este fin de semana';

function events(text: string, turn: number, now: Date): Thing[] {
  const pattern = new RegExp(
    `(?<!\\p{L})(mi|la|el|una?|su|nuestr[oa]|tengo|hay|tenemos|tiene) (${eventNouns})(?!\\p{L})`,
    'giu',
  );
  const day = new RegExp(`(?<!\\p{L})(${days})(?!\\p{L})`, 'iu').exec(text)?.[1]?.toLowerCase();
  if (!day || /(?<!\p{L})(?:pasado|ayer|anoche)(?!\p{L}| mañana)/iu.test(text)) return [];
  return [...text.matchAll(pattern)].slice(0, 2).map(([, owner = '', noun = '']): Thing => {
    const date = dateOn(englishDays[day] ?? '', now, day === 'pasado mañana' ? 1 : 0);
    return {
      kind: 'event',
      name: `${ownerOf(owner.toLowerCase())} ${noun.toLowerCase()}`,
      day,
      ...(date ? { date } : {}),
      heard: turn,
    };
  });
}

/** "La función" and "el partido" stay what they are; what somebody has is theirs. */
function ownerOf(owner: string): string {
  if (owner === 'la' || owner === 'el' || owner === 'su') return owner;
  return owner === 'tiene' ? 'su' : 'tu';
}

const englishDays: Record<string, string> = {
  hoy: 'today',
  'esta noche': 'tonight',
  mañana: 'tomorrow',
  'pasado mañana': 'tomorrow',
  lunes: 'monday',
  martes: 'tuesday',
  miércoles: 'wednesday',
  jueves: 'thursday',
  viernes: 'friday',
  sábado: 'saturday',
  domingo: 'sunday',
};

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
