import { findRuleViolation } from '#guard/check-reply.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Composer } from '../compose.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import {
  spanishOpenings,
  spanishWordingChoices,
  spanishWordingLines as lines,
  type SpanishNeed,
} from './wording-lines.ts';

/**
 * "¿Qué le digo?": two short openings from what was told, to choose from; then what follows on the choice and on "¿y si no
 * contesta?". Nothing when it is something else.
 */
export function answerSpanishWording(moment: Moment, text: string): Answer | undefined {
  const { pending, turn } = moment.state;
  if (sentencesIn(text).some((sentence) => asks.test(sentence))) {
    const told = moment.request.turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const { need, slots } = spanishWordingFor(text, told);
    return {
      make: (composer) => offered(need, slots, composer),
      change: { pending: { kind: 'wording', whom: 'them', since: turn } },
      quickReplies: spanishWordingChoices,
    };
  }
  const pool = pending?.kind === 'wording' ? poolFor(text) : undefined;
  if (!pool || !pending) return undefined;
  return { make: (composer) => composer.pick(pool), ...(pool === lines.neither ? {} : { change: { pending } }) };
}

type Slots = Readonly<Record<'dicho' | 'noticia' | 'tema', string | undefined>>;

/** What the words are for, and the person's own that belong into them. */
export function spanishWordingFor(asked: string, told: readonly string[]): { need: SpanishNeed; slots: Slots } {
  const named = toWhom.exec(asked)?.[1]?.toLowerCase();
  const reports = told.slice(-mostRead).flatMap((text) => {
    const found = report.exec(text);
    return found ? [{ speaker: found[1]?.toLowerCase(), words: found[2] ?? '' }] : [];
  });
  // "¿Cómo se lo digo?" is for somebody who has not heard it yet.
  const listener = named ?? (isNews.test(asked) ? (lastRelative(told) ?? 'otra persona') : undefined);
  const theirs = reports.findLast(({ speaker }) => !listener || (speaker ? speaker === listener : !isNews.test(asked)));
  const others = reports.findLast(({ speaker }) => listener && (speaker ? speaker !== listener : isNews.test(asked)));
  const slots = {
    dicho: usable(theirs?.words),
    noticia: usable(others?.words),
    tema: usable(
      told
        .slice(-mostRead)
        .map((text) => matter.exec(text)?.[1])
        .findLast(Boolean),
    ),
  };
  return { need: needOf(asked, slots), slots };
}

const isNews = withAccents(/\bse l[oa]s? (?:digo|cuento|explico)\b|\b(?:decírselo|contárselo|explicárselo)\b/iu);

function lastRelative(told: readonly string[]): string | undefined {
  return told
    .flatMap((text) => toWhom.exec(text.replace(/(?<!\p{L})mi /giu, 'a mi '))?.[1]?.toLowerCase() ?? [])
    .at(-1);
}

const mostRead = 12;
const longestWords = 12;

function needOf(asked: string, { dicho, noticia, tema }: Slots): SpanishNeed {
  if (limits.test(asked)) return 'boundary';
  if (/perd[oó]n|disculp/iu.test(asked)) return 'apology';
  if (noticia) return 'news';
  if (dicho) return 'hurt';
  return tema ? 'matter' : 'any';
}

function sentencesIn(text: string): string[] {
  return text.match(/[^.!?…]+[.!?…]*/gu)?.map((sentence) => sentence.trim()) ?? [];
}

const asks = withAccents(
  /\bte pregunt[eé] (?:cómo|qué) decir\p{L}*|^¿?(?:(?:y|pero|entonces|bueno|ay|no sé)[ ,]+)*(?:qué|que|cómo|como) (?:crees que )?(?:le|les|se lo|se los) (?:digo|escribo|contesto|respondo|explico|debería decir|puedo decir|debo decir|pido)\b|\b(?:no sé )(?:qué decirle|cómo decirle|cómo decírselo|qué contestarle)\b|\bqué (?:debería|puedo|podría) (?:decirle|escribirle|contestarle)\b/iu,
);
const toWhom = withAccents(
  /\b(?:a|con) mi (mamá|papá|madre|padre|hermano|hermana|novio|novia|esposo|esposa|marido|mujer|pareja|hijo|hija|jefe|jefa|amigo|amiga|abuela|abuelo|suegra|suegro)\b/iu,
);
const report = withAccents(
  /(?:\bmi (mamá|papá|madre|padre|hermano|hermana|novio|novia|esposo|esposa|marido|mujer|pareja|hijo|hija|jefe|jefa|amigo|amiga|abuela|abuelo|suegra|suegro)\b.{0,20})?\bme (?:dijo|dice|escribió|soltó|contestó|ha dicho) que (?:yo )?([^.,;!?]{4,80})/iu,
);
const matter = withAccents(
  /\b(?:peleamos|discutimos|pelea|discusión|hablar) (?:por|sobre|de) ((?:la|el|los|las|mi|nuestra|nuestro) (?:\p{L}+ ?){1,3}?)(?=$|[.,;!?]| (?:y|pero|porque|con|ayer|hoy))/iu,
);
const limits = withAccents(
  /\b(?:que (?:me deje|pare|deje de|no se meta)|poner(?:le)? (?:un )?límites?|decirle que no)\b/iu,
);

function offered(need: SpanishNeed, slots: Slots, composer: Composer): string | undefined {
  const quoted = (pool: readonly string[]) => pool.map((line) => `“${line}”`);
  const pick = (tone: 'plain' | 'soft') =>
    composer.pick(quoted(spanishOpenings[need][tone]), slots) ?? composer.pick(quoted(spanishOpenings.any[tone]));
  return composer.pick(lines.offered, { uno: pick('plain'), dos: pick('soft') });
}

/** Words that can stand in a sentence; nothing when they are too long, run the person down, or are not to be said. */
function usable(words: string | undefined): string | undefined {
  const text = words?.trim().replace(/[ .,;]+$/u, '');
  if (!text || text.split(/\s+/u).length > longestWords || demeaning.test(text)) return undefined;
  return findRuleViolation(`“Me dijiste que ${text}.”`) ? undefined : text;
}

const demeaning =
  /(?<!\p{L})(?:suicid\p{L}*|mat(?:o|ar\p{L}*|e)|muer[aeot]\p{L}*|no valgo|basura|put[ao]|mierda|inútil|carga|asco|estorbo|idiota)(?!\p{L})/iu;

function poolFor(text: string): readonly string[] | undefined {
  if (whatIf.test(text)) return leaves.test(text) ? lines.ifLeft : angers.test(text) ? lines.ifAngry : lines.ifElse;
  if (text.split(/\s+/u).length > mostWords) return undefined;
  if (/ningun[ao]|^no\b/iu.test(text)) return lines.neither;
  if (/las dos|ambas/iu.test(text)) return lines.both;
  return picks.test(text) ? lines.chosen : undefined;
}

const mostWords = 7;
const whatIf = /^¿?(?:y )?(?:qué pasa )?si /iu;
const leaves = /cuelga|se va|ignora|no (?:me )?(?:contesta|responde|escucha|habla)|deja en visto|bloquea/iu;
const angers = /enoja|enfada|grita|llora|molesta|pelea|altera/iu;
const picks = withAccents(
  /\b(?:primera|segunda|primero|segundo|la (?:1|2|suave|directa|más suave)|suave|directa)\b(?! (?:vez|cita|semana|hora))/iu,
);
