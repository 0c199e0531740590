import { ownOf } from '#text/own.ts';
import { pairs, presents, turn, turnSpanish, unsafe, verdicts } from './turn.ts';

/**
 * A short Spanish statement said back in the second person ("me siento sola" → "te sientes sola"). Only sentences in
 * which every first-person word is known are turned; otherwise nothing.
 */
export function restateSpanish(
  message: string,
  names: readonly string[] = [],
): { dicho: string; belief: boolean } | undefined {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const all = clauses(message);
  const found = all.flatMap((clause, at) => {
    const said = restateClause(clause, message, known);
    return said ? [{ said, worth: worthOf(said.dicho) + at / all.length }] : [];
  });
  const still = contrastIn(message, known);
  return still ?? found.sort((one, other) => other.worth - one.worth)[0]?.said;
}

/** "Mandan dinero pero nadie viene": the second half alone is too short, and the point of the first. */
function contrastIn(message: string, known: ReadonlySet<string>): { dicho: string; belief: boolean } | undefined {
  const [, before = '', after = ''] = contrast.exec(message.toLowerCase()) ?? [];
  const first = before && restateClause(before.trim(), message, known);
  const second = after && turnSpanish(after.trim());
  if (!first || first.belief || !second || !hasVerb(after.trim().split(' '))) return undefined;
  return { dicho: `${first.dicho}, y aun así ${second}`, belief: false };
}

const contrast = /(?:^|[.!?;,]\s*)([^.!?;,]{8,70}?),? pero ((?:nadie|nada|nunca) [^.!?;,]{3,30})(?=[.!?;,]|$)/u;

function restateClause(
  clause: string,
  message: string,
  known: ReadonlySet<string>,
): { dicho: string; belief: boolean } | undefined {
  const words = clause.split(' ');
  if (
    dangling.test(clause) ||
    words.length < (/^(?:soy|estoy|vivo) /u.test(clause) ? 2 : 3) ||
    words.length > 11 ||
    unsafe.test(clause) ||
    (verdicts.test(clause) && !reports.test(clause)) ||
    !hasVerb(words)
  )
    return undefined;
  if (either.test(words[0] ?? '') && !/(?<!\p{L})(?:yo|me|mi|mis)(?!\p{L})/u.test(clause)) return undefined;
  if (holdsUnknownVerb(clause)) return undefined;
  const said = reports.exec(clause)?.[0].split(' ').length ?? words.length;
  const theirs = isOfAnother(words, known);
  const turned = words.map((word, index) => {
    if (either.test(word) && isOwnPast(words, index)) return `${word}s`;
    const own = reflexiveOf(words, index);
    if (own) return own;
    const isTheirs = (index >= said || theirs) && either.test(word);
    return isTheirs || known.has(word) || isNoun(words, index) ? word : turn(word, index);
  });
  if (turned.includes(undefined)) return undefined;
  const dicho = withNames((turned as string[]).join(' ').replace(/\bde el\b/gu, 'del'), message);
  const personal = known.has(words[0] ?? '') || dicho !== clause || told.test(clause);
  return personal ? { dicho: asYou(dicho), belief: beliefs.test(clause) && !reports.test(clause) } : undefined;
}

/** What was done to somebody, or is missing, is the point; where one lives and studies is the stage for it. */
function worthOf(dicho: string): number {
  let worth = 0;
  if (/(?<!\p{L})te (?:\p{L}+ )?(?:\p{L}+(?:ó|aron|ieron)|\p{L}{2,}[ae]n?)(?!\p{L})/u.test(dicho)) worth += 0.8;
  if (/(?<!\p{L})(?:no|nunca|nadie|tampoco|todavía no|ya no|sin)(?!\p{L})/u.test(dicho)) worth += 0.6;
  if (weighty.test(dicho)) worth += 0.6;
  if (/(?<!\p{L})\p{L}+(?:aste|iste)(?!\p{L})/u.test(dicho)) worth += 0.7;
  if (/^(?:eres|estudias|trabajas|vives|te (?:viniste|mudaste)|llegaste|tienes \d)/u.test(dicho)) worth -= 0.9;
  if (/^(?:no sabes|no entiendes|crees)(?: (?:por ?qué|qué|si|cómo))?$/u.test(dicho)) worth -= 1.2;
  if (dicho.split(' ').length < 3) worth -= 0.6;
  return worth;
}

const weighty =
  /(?<!\p{L})(?:murió|falleció|dejó|perdiste|lloraste|lloras|miedo|sol[ao]|extrañas|vergüenza|culpa|odias|gritó|gritaste|cáncer|hospital|despidieron|debes|reprobaste|duele|enfermó|golpeó|mintió|engañó)(?!\p{L})/u;

/** What others did or are, which needs no turning: "él llega y se sienta", "se quedó callada". */
const told =
  /(?<!\p{L})(?:él|ella|ellos|ellas|murió|dejó|dice|dicen|llega|tiene|está|vive|quiere|hace|viene|va)(?!\p{L})|(?<!\p{L})(?:se|le|les|lo|la) \p{L}+(?:ó|aron|ieron)(?!\p{L})|^(?:tu|mi|el|la|los|las) \p{L}+ \p{L}+(?:ó|aron|ieron)(?!\p{L})/u;

/** "Yo bailaba": the form could be another's, but the word before it says whose it is. */
function isOwnPast(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'yo' || (words[at - 2] === 'yo' && clitics.test(words[at - 1] ?? ''));
}

/** "Me arreglo": behind "me" a verb in -o that is in no table is mostly one in -ar. */
function reflexiveOf(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  const isNew = /^\p{L}{3,}[^aeiouíóé]o$/u.test(word) && !(word in pairs) && ownOf(presents, word) === undefined;
  return words[at - 1] === 'me' && isNew ? `${word.slice(0, -1)}as` : undefined;
}

/** "Mi papá hacía pan": somebody else stands before the verb, whose form could be both. */
function isOfAnother(words: readonly string[], known: ReadonlySet<string>): boolean {
  const at = words.findIndex((word) => !/^(?:cuando|antes|siempre|mientras|ayer|hoy|luego|entonces|y)$/u.test(word));
  const [first = '', second = ''] = words.slice(Math.max(0, at));
  return (
    known.has(first) ||
    /^(?:él|ella|ellos|ellas|nadie|todos|mi|mis|su|sus)$/u.test(first) ||
    (/^(?:el|la|los|las|un|una)$/u.test(first) && !either.test(second))
  );
}

/** "En el estudio" is a room: behind an article nothing is a verb. */
function isNoun(words: readonly string[], at: number): boolean {
  return (
    ownOf(presents, words[at] ?? '') !== undefined &&
    /^(?:el|la|los|las|un|una|mi|tu|su|del|al|este|ese|cada|otro|mucho|sin|de)$/u.test(words[at - 1] ?? '')
  );
}

/** Cut off at a comma: "el pequeño" of "el pequeño, mateo, no duerme". */
const dangling =
  /(?<!\p{L})que si \p{L}+(?: \p{L}+)?$|^(?:desde que|porque|para que|aunque|si|como|mientras)(?!\p{L})|(?<!\p{L})(?:que|de|y|pero|porque|a|con|para)$|^¿?(?:qué|cómo|quién|cuándo|dónde|por qué|cuál)(?!\p{L})/u;

/** "Antes tú era" → "antes eras". */
function asYou(dicho: string): string {
  return dicho
    .replace(/(?<!\p{L})tú era(?!\p{L})/u, 'eras')
    .replace(
      /(?<!\p{L})te sientes (?=(?:en (?:la|el|mi|tu|una?|las|los) |frente |afuera |junto |al |a \p{L}+[aei]r(?!\p{L})))/u,
      'te sientas ',
    )
    .replace(/(?<!\p{L})tú (?=\p{L}+s(?!\p{L}))/u, '');
}

/** "Me dijo que ya no sentía lo mismo": what is told of somebody stays theirs, where the form could be both. */
const reports = /^(?:\p{L}+ ){0,3}?(?:dijo|dice|dicen|contó|escribió|confesó|explicó|juró|sabía|creía) que/u;
const either =
  /^(?!todavía$|día$|cualquiera$|afuera$|fuera$|manera$|espera$|energía$|compañía$|policía$)\p{L}*(?:ía|aba|era)$/u;

/** "Me dijo que no sirvo": a verb in -o behind the report that is not in the table would stay in the first person. */
function holdsUnknownVerb(clause: string): boolean {
  const verb = new RegExp(
    `(?:${reports.source}|(?:siento|creo|pienso|sueño|parece|temo) que) (?:(?:no|ya|yo|quizás|tal vez|siempre|nunca|solo|sólo|me|lo|la|le|se) )*(\\p{L}+o)(?!\\p{L})`,
    'u',
  ).exec(clause)?.[1];
  return (
    verb !== undefined &&
    !(verb in pairs) &&
    ownOf(presents, verb) === undefined &&
    !/^(?:todo|eso|esto|solo|sólo|mucho|lo|no|yo|otro|algo)$/u.test(verb)
  );
}

/** A phrase of at most five words without a verb of the first person, said back as it is. */
export function echoSpanish(message: string): string | undefined {
  const text = message
    .trim()
    .replace(/[.!?¿¡,]+/gu, '')
    .toLowerCase()
    .replace(/^(?:pero|y|porque|que|es que) /u, '');
  const words = text.split(/\s+/u);
  if (words.length === 0 || words.length > 4 || unsafe.test(text) || verdicts.test(text) || !/\p{L}{3}/u.test(text))
    return undefined;
  const turned = words.map((word, index) => turn(word, index));
  return turned.includes(undefined) ||
    /^(?:sí|no|ok|vale|bueno|hola|gracias|nada|ya|pues|bien|quizás|tal vez)$/u.test(text)
    ? undefined
    : withNames(turned.join(' '), message);
}

/** "guadalajara" as it was written, with its capital. */
function withNames(said: string, message: string): string {
  const places = message.match(knownPlaces) ?? [];
  const written = [...message.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
  const names = new Set([...places.map((name) => name.charAt(0).toUpperCase() + name.slice(1)), ...written]);
  return [...names].reduce(
    (text, name) => text.replace(new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'gu'), name),
    said,
  );
}

/** Places people write in small letters. */
const knownPlaces =
  /(?<!\p{L})(?:sevilla|madrid|barcelona|valencia|bilbao|málaga|españa|méxico|guadalajara|monterrey|puebla|oaxaca|tijuana|bogotá|medellín|cali|colombia|lima|perú|quito|ecuador|caracas|venezuela|chile|argentina|rosario|córdoba|montevideo|uruguay|paraguay|bolivia|cuba|guatemala|honduras|nicaragua|panamá|miami|houston|texas|chicago|california)(?!\p{L})/gu;

/** A statement has a verb; "un rato con mi hermana" is none. */
function hasVerb(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    return (
      clitics.test(before) ||
      ((verbs.test(word) || ownOf(presents, word) !== undefined) && !/^(?:un|el|este|ese|mi|cada)$/u.test(before))
    );
  });
}

/** What stands before a verb: "se rio". */
const clitics = /^(?:se|me|te|le|les|nos|no)$/u;

const verbs =
  /^(?:soy|estoy|tengo|siento|quiero|puedo|sé|voy|hago|digo|creo|pienso|necesito|extraño|vivo|trabajo|lloro|duermo|odio|amo|paso|llevo|salgo|veo|he|había|estaba|tenía|era|fui|estuve|tuve|hice|dije|pude|quise|vi|es|está|están|son|tiene|tienen|dice|dicen|va|van|quiere|puede|pueden|hace|ha|han|fue|fueron|murió|sabe|vive|llama|duele|duelen|gusta|pasa|queda|falta|parece|viene|sigue|deja|dejó|siente|trabaja|debe|hay|grita|mira|habla|cree|piensa|odia|duermen?|come|llora|bebe|pelea|canta|pregunta|espera|ayuda|escribe|llega|sale|vuelve|cuida|necesita|entiende|escucha|pide|lee|juega|corre|baila|maneja|paga|gana|pierde|tenemos|estamos|somos|vamos|podemos|queremos|necesitamos|fuimos|\p{L}+(?:é|ó|í|aba|aban|ían?|ieron|aron|aste|iste|ando|iendo|emos|amos|imos))$/u;

/** "Me dijo que … y que …": the second half is told as another's too, and could not stand without the first. */
const secondReport = /((?:dijo|dice|dicen|contó|escribió|sabe|cree) que [^.!?;,]{4,60}?) y que [^.!?;,]+/giu;

function clauses(message: string): string[] {
  return message
    .toLowerCase()
    .replace(secondReport, '$1')
    .replace(/["“][^"”]*[,?¿][^"”]*["”]/gu, '')
    .replace(/["“”()]|(?<!\p{L})(?:ja|je|ji){2,}\p{L}*/gu, '')
    .split(
      /[.!?;\n]+|,\s*(?:(?:y|pero|porque|que)\s+)?| pero | y (?=(?:yo|me|mi|no|ya|él|ella|ahora|hoy|luego|después|se|le|les|lo|la|los|las|todavía|aún|nadie|nunca|siempre|tampoco|sigo|tengo|estoy|siento|llevo|quiero|voy)(?!\p{L}))/u,
    )
    .map((clause) =>
      clause
        .replace(/^(?:(?:es que|la verdad|bueno|pues|y|pero|hola|ay|yo|no sé|que)\s+)+(?=\S+ \S+)/u, '')
        .replace(/^yo\s+/u, '')
        .replace(/\s(?:supongo|creo|la verdad|no sé|o algo así|o sea)$/u, '')
        .replace(/\sy (?:su|tu|mi) \p{L}+ \p{L}+$/u, '')
        .replace(/\sy (?:el|la|los|las|un|una|mi) \p{L}+$/u, '')
        .trim(),
    )
    .filter(Boolean);
}

const beliefs =
  /(?<!\p{L})(?:nadie me|todos me (?!dicen|llaman|preguntan|miran)|nadie te|siento que|creo que|nunca (?:voy|vas|va|podré|podrás)|no sirv\p{L}+|voy a (?:perder|fracasar|reprobar)|vas a (?:perder|fracasar|reprobar)|no hay (?:salida|remedio)|todo (?:está|es) (?:mal|perdido))(?!\p{L})/u;
