/** Words that say nothing about what a fact is about. */
const empty = new Set(
  'your you are the and with for that this have has had not but was were from who which called work works live lives rather talk about helps very really just like what when how going named name day'.split(
    ' ',
  ),
);

const days =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;

/** How much of a text is read. */
const longestRead = 8_000;

/** The first five letters of the telling words: "walking" and "walks" are one. */
export function stemsOf(text: string): Set<string> {
  const found = text.slice(0, longestRead).match(/\p{L}{2,}/gu) ?? [];
  return new Set(found.map((word) => word.toLowerCase()).flatMap((word) => (isTelling(word) ? [stemOf(word)] : [])));
}

/** By which words a text is known again, and how many of them have to be there. */
export interface Marks {
  stems: readonly string[];
  needed: number;
}

/**
 * What gives a fact away wherever it is spoken of: any name in it ("Biscuit"), and without a name any telling word. That forgets too
 * much rather than too little.
 */
export function marksOfFact(fact: string): Marks {
  const names = namesIn(fact).map((name) => stemOf(name.toLowerCase()));
  return { stems: names.length > 0 ? names : [...stemsOf(withoutDays(fact))], needed: 1 };
}

/** What gives a whole sentence away: most of its telling words together, for each alone says little. */
export function marksOfSentence(sentence: string): Marks {
  const stems = [...stemsOf(sentence)];
  return { stems, needed: Math.max(1, Math.ceil(stems.length * 0.6)) };
}

/** Names in a sentence said to somebody: what has a capital letter behind its first word, days and months aside. */
export function namesIn(sentence: string): string[] {
  return withoutDays(sentence).match(/(?<=\S\s+["'(]?)\p{Lu}\p{L}{2,}/gu) ?? [];
}

function withoutDays(sentence: string): string {
  return sentence.replace(days, '…');
}

function isTelling(word: string): boolean {
  return word.length >= 3 && !empty.has(word);
}

function stemOf(word: string): string {
  return word.slice(0, 5);
}
