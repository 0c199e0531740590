import { messageLanguage } from '#guide/message-language.ts';
import { isSelfAttack } from '#guide/language/self-attack.ts';
import { messageKind } from '#guide/message-kind.ts';
import { canStandAlone, isNearly, inShort } from '#guide/points.ts';
import { spanishPoint } from '#guide/spanish/point.ts';
import { apart, readStatements } from '#guide/statements.ts';
import { factsIn } from './facts.ts';
import { isKeepable } from './keepable.ts';
import { namesIn, stemsOf } from './telling-words.ts';

/** One thing a person told, in words said to them: "you moved to Denver last month". */
export interface Point {
  text: string;
  /** When it was told, as an ISO time. */
  at: string;
}

/** So many things make a summary, and so long each may be; a message gives two at most. */
export const mostPoints = 8;
export const longestPoint = 120;
const mostOfMessage = 2;
/** What a language model is shown of it, with its days. */
const longestSummary = 580;

/**
 * What of a message is worth a place in a summary, the weightiest first: the person's own statements turned round, and what has a day
 * or helps. No question, no guess, nothing that runs the person down, nothing `isKeepable` refuses. English and Spanish. The caller
 * leaves out messages that speak of risk.
 */
export function pointsIn(message: string, now: Date): string[] {
  const language = messageLanguage(message, 'en');
  if (language === 'es') {
    const dated = factsIn(message, now).flatMap((fact) => (fact.dueOn || fact.kind === 'helps' ? [fact.text] : []));
    const point = spanishPoint(message);
    const all = [...dated, ...(point && !dated.some((fact) => isOfSame(fact, point)) ? [point] : [])];
    return firstOf(all, mostOfMessage, isKeepable);
  }
  if (language !== 'en') return [];
  const { text: tidied, sayings } = readStatements(message, 0, now);
  if (messageKind(tidied, message) !== 'share' || isSelfAttack(tidied)) return [];
  const facts = factsIn(message, now).flatMap((fact) => (fact.dueOn || fact.kind === 'helps' ? [fact.text] : []));
  const said = apart(sayings.map(inShort).filter(canStandAlone)).map((statement) => statement.said);
  const found = [...facts, ...said.filter((text) => !facts.some((fact) => isOfSame(fact, text)))];
  const best = found
    .filter(({ length }) => length <= longestPoint)
    .sort((one, other) => weightOf(other) - weightOf(one));
  // What may be kept is told last and one at a time: that takes longest.
  return firstOf(best, mostOfMessage, isKeepable);
}

/**
 * A summary with new points in it, oldest first: what says much the same as a newer one goes, and when there are too many, the
 * lightest; of two equals the older.
 */
export function mergePoints<P extends Point>(known: readonly P[], heard: readonly P[]): P[] {
  const merged = [...known, ...heard].filter(
    (point, index, all) => !all.slice(index + 1).some((later) => isNearly(later.text, point.text)),
  );
  while (merged.length > mostPoints) merged.splice(lightestOf(merged), 1);
  return merged;
}

/** The points as a language model reads them, by the day they were told: newest days are kept when not all fit. */
export function summaryOf(points: readonly Point[]): string {
  const lines: string[] = [];
  let left = longestSummary;
  for (const day of byDay(points).toReversed()) {
    const line = `${dayFormat.format(new Date(day[0]?.at ?? 0))}: ${day.map(({ text }) => text).join('; ')}.`;
    left -= line.length + 1;
    if (left < 0) break;
    lines.unshift(line);
  }
  return lines.join(' ');
}

/** A day that will have passed by the next time makes a sentence untrue. */
const passing =
  /\b(?:today|tonight|tomorrow|yesterday|now|right now|this (?:morning|week|weekend|evening|afternoon)|last night|next (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hoy|mañana|ayer|anoche|esta noche)\b/iu;

/** What can still be said days later. What of it may be said unasked is another question: see `isLight`. */
export function lastingOf(points: readonly Point[]): string[] {
  return points.map(({ text }) => text).filter((text) => !passing.test(text));
}

function firstOf<T>(items: readonly T[], most: number, passes: (item: T) => boolean): T[] {
  const first: T[] = [];
  for (const item of items) if (first.length < most && passes(item)) first.push(item);
  return first;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

function byDay(points: readonly Point[]): Point[][] {
  const days = new Map<string, Point[]>();
  for (const point of points) {
    const day = point.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), point]);
  }
  return [...days.values()];
}

function lightestOf(points: readonly Point[]): number {
  const weights = points.map(({ text }, index) => weightOf(text) + (2 * index) / points.length);
  return weights.indexOf(Math.min(...weights));
}

/** "You have a job interview on Friday" adds nothing to the same with its date. */
function isOfSame(fact: string, statement: string): boolean {
  const stems = stemsOf(fact);
  return [...stemsOf(statement)].filter((stem) => stems.has(stem)).length >= 2;
}

const wish = /\b(?:want|wants|hope|hoping|wish|dream of|plan(?:ning)? to|trying to|need to|looking forward)\b/iu;
const helped = /\b(?:help(?:s|ed)?|calms?|calmed|keeps you sane|clears your head)\b/iu;
const felt =
  /\b(?:afraid|scared|terrified|worried|anxious|lonely|alone|sad|grie\w+|miss|angry|ashamed|guilty|proud|happy|glad|relieved|overwhelmed|exhausted|hurt|heartbroken|numb|jealous|love|crying|cry|can't sleep)\b/iu;
const happened =
  /\b(?:died|passed away|funeral|married|wedding|divorced?|broke up|left you|moved|born|baby|fired|laid off|lost|quit|hired|promotion|new job|graduat\w+|interview|exam|surgery|retired|adopted)\b/iu;

/** How much a sentence says about a life: what happened, what is felt, hoped for or helps, and who is named. */
function weightOf(text: string): number {
  const words = text.split(' ').length;
  const says = [happened, felt, wish, helped].filter((pattern) => pattern.test(text)).length;
  return says + (namesIn(text).length > 0 ? 1 : 0) + (words >= 5 && words <= 14 ? 0.5 : 0);
}
