import { wordsOf } from '../said-before.ts';
import { isGrave } from './grave.ts';
import { isStage } from './stage.ts';
import type { Restated } from './restate.ts';

/**
 * A statement with the one it belongs to, in the order in which they were told: "he was your best man, and your kids call
 * him uncle Ray". One clause alone leaves out what makes it matter. `text` is the message they come from.
 */
export function toldTogether(chosen: Restated, all: readonly Restated[], text: string): string {
  // What outweighs everything else stands alone.
  if (isGrave(chosen.said)) return chosen.said;
  if (chosen.kind !== 'fact' || chosen.words > longestAlone || /[;"]/u.test(chosen.said)) return chosen.said;
  const other = all.find((one) => fits(chosen, one, text));
  if (!other) return chosen.said;
  const [first, second] = isBefore(chosen, other, text) ? [chosen, other] : [other, chosen];
  return `${first.said}${joints[second.joint] ?? '; '}${withoutSameSubject(second, first.said)}`;
}

/** "Kayla took the job, and Kayla moved": said once is enough. */
function withoutSameSubject({ said, from }: Restated, before: string): string {
  const subject = named.exec(said)?.[0];
  if (!subject) return said;
  if (before.startsWith(subject)) return said.slice(subject.length);
  const pronoun = /^(?:he|she|they) /iu.exec(from)?.[0].toLowerCase();
  return pronoun && before.includes(subject.trim()) ? pronoun + said.slice(subject.length) : said;
}

/** A name or "your sister", and not "you". */
const named = /^(?:your (?:\p{L}+ )?\p{L}+|\p{Lu}\p{L}+) (?=\p{L}+(?:s|ed|ew|ook|ent|old|aid|ave|ot|t) )/u;

/** Another word between the two than the one that stood there: joined by the same it would be reading aloud. */
const joints: Record<string, string> = { '': ', and ', but: ', and yet ' };

/** A statement of this many words needs no other beside it. */
const longestAlone = 9;
const longestTogether = 18;
/** Letters between two statements that follow each other: a comma and an "and". */
const nextTo = 8;

function fits(chosen: Restated, other: Restated, text: string): boolean {
  if (other === chosen || other.kind !== 'fact' || other.words < 4 || /[;,"]/u.test(other.said)) return false;
  if (isGrave(other.said) || isStage(other.said)) return false;
  if (wordsOf(other.said).length + chosen.words > longestTogether || other.cut || slight.test(other.said)) return false;
  if (shared(chosen.from, other.from) || shared(chosen.said, other.said)) return false;
  const [first, second] = isBefore(chosen, other, text) ? [chosen, other] : [other, chosen];
  // With words left out between the two they would say what was not said.
  if (between(first, second, text).length > nextTo) return false;
  // "She" of the second may be somebody else than the first is about.
  return !leans.test(second.said);
}

/** Says nothing that another statement would gain by. */
const slight =
  /^(?:you (?:don't know|guess|mean|think|know|said|see|wonder)|you're (?:not )?(?:sure|okay|fine|good|back|here|from|\d+)|it's|that's|there's|this is|that is)\b/iu;
/** Begins with what stands before it. */
const leans = /^(?:he|she|they|it|that|this|there|those|his|her|their)\b/iu;

function isBefore(one: Restated, other: Restated, text: string): boolean {
  return at(one, text) <= at(other, text);
}

function between(first: Restated, second: Restated, text: string): string {
  return text.slice(at(first, text) + first.from.length, Math.max(0, at(second, text)));
}

/** Where a statement stands in the message, by its first words. */
function at({ from }: Restated, text: string): number {
  const words = from.split(' ');
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const found = text.indexOf(words.slice(0, count).join(' '));
    if (found >= 0) return found;
  }
  return 0;
}

function shared(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  const found = wordsOf(other);
  return found.filter((word) => words.has(word)).length > Math.min(words.size, found.length) / 2;
}
