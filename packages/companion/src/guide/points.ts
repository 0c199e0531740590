import type { Restated } from './language/restate.ts';
import type { MessageLanguage } from './message-language.ts';
import type { Moment } from './respond/answer.ts';
import { wordsOf } from './said-before.ts';
import { spanishPoint } from './spanish/point.ts';

const keptPoints = 6;
const longestPoint = 90;
const mostWords = 14;

/** Begins or ends with something that needs the sentence before it. */
const unclearAlone =
  /^(?:your name is|you're told|every (?:app|bot)|he|she|they|it|that|this|there|one of|now|then|he's|she's|they're|it's|that's|you (?:don't know|guess|mean|think|know))\b|\b(?:it|that|this|too|there)$/iu;

/** Said in anger about somebody: not kept to be said back later. */
const fierce =
  /\b(?:insane|crazy|psycho|idiot|jerk|stupid|nightmare|monster|narcissist|toxic|the worst|loser|ugly|hate)\b/iu;

/** Messages about Haven or the talk say nothing to be summed up. */
const pointed: ReadonlySet<string> = new Set(['share', 'advice', 'condition', 'thanks', 'goodbye', 'yes', 'no']);

/** What may be summed up later: plain facts, in words that stand alone. Nothing from a message at risk. */
export function pointsAfter({ state, reading, request }: Moment, language: MessageLanguage): string[] {
  if (request.detection.tier !== 'none' || state.skill || !pointed.has(reading.kind)) return state.points;
  if (language === 'es') {
    const point = spanishPoint(request.message);
    return point ? keepPoints([...state.points, point]) : state.points;
  }
  const fact = reading.sayings.map(inShort).find(canStandAlone);
  return fact && !state.points.some((point) => isNearly(point, fact.said))
    ? keepPoints([...state.points, fact.said])
    : state.points;
}

/** "You keep bees in the garden, and selling honey pays for seed": what is too long to be kept ends at its last joint before that. */
export function inShort<Said extends Pick<Restated, 'said' | 'words'>>(one: Said): Said {
  if (one.words <= mostWords) return one;
  const parts = one.said.split(/(?=,? (?:and|but|so|because) )/u);
  while (parts.length > 1 && wordsOf(parts.join('')).length > mostWords) parts.pop();
  const said = parts.join('');
  return { ...one, said, words: wordsOf(said).length };
}

/** A plain fact, in words that say something without those around them. */
export function canStandAlone({ kind, said, words }: Pick<Restated, 'kind' | 'said' | 'words'>): boolean {
  return (
    kind === 'fact' &&
    !fierce.test(said) &&
    words >= 4 &&
    words <= mostWords &&
    /\byou(?:r|rs|'\p{L}+)?\b/iu.test(said) &&
    !/\b(?:after|of|to|with|for|on) (?:her|him|them)\b(?! \p{L}+(?:,|$))/iu.test(said) &&
    said.length <= longestPoint &&
    !unclearAlone.test(said)
  );
}

/** The first point and the latest ones. */
function keepPoints(points: readonly string[]): string[] {
  return points.length <= keptPoints ? [...points] : [points[0] ?? '', ...points.slice(1 - keptPoints)];
}

/** Two points that say much the same. */
export function isNearly(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  const found = wordsOf(other);
  return found.filter((word) => words.has(word)).length / Math.max(1, Math.min(words.size, found.length)) > 0.7;
}
