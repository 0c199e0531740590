import { stemsOf } from './telling-words.ts';

/** A fact as it is kept. */
export interface KeptFact {
  text: string;
  pinned: boolean;
  keptAt: Date;
  /** YYYY-MM-DD. */
  dueOn?: string | undefined;
}

const dayMs = 86_400_000;
/** How long before its day something is on a person's mind, and how long after it is asked about. */
const daysBefore = 4;
const daysAfter = 3;

/**
 * The facts worth having in mind for this message, best first: pinned ones, those that share a word with it, what is due
 * about now, and then the newest. What is long past is left out.
 */
export function recall<F extends KeptFact>(facts: readonly F[], message: string, now: Date, most: number): F[] {
  const said = stemsOf(message);
  return facts
    .filter((fact) => !isPast(fact, now))
    .map((fact) => ({ fact, score: scoreOf(fact, said, now) }))
    .sort((one, other) => other.score - one.score || other.fact.keptAt.getTime() - one.fact.keptAt.getTime())
    .slice(0, most)
    .map(({ fact }) => fact);
}

function scoreOf(fact: KeptFact, said: ReadonlySet<string>, now: Date): number {
  const shared = [...stemsOf(fact.text)].filter((stem) => said.has(stem)).length;
  return (fact.pinned ? 4 : 0) + 3 * shared + (isDueSoon(fact, now) ? 3 : 0);
}

function daysUntil(dueOn: string, now: Date): number {
  return (Date.parse(`${dueOn}T12:00:00Z`) - now.getTime()) / dayMs;
}

function isDueSoon({ dueOn }: KeptFact, now: Date): boolean {
  if (dueOn === undefined) return false;
  const days = daysUntil(dueOn, now);
  return days < daysBefore && days > -daysAfter;
}

function isPast({ dueOn }: KeptFact, now: Date): boolean {
  return dueOn !== undefined && daysUntil(dueOn, now) < -14;
}
