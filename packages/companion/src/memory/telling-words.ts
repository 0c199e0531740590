/** Words that say nothing about what a fact is about. */
const empty = new Set(
  (
    'your you are the and with for that this have has had not but was were from who which called work works live lives rather talk about helps very really just like what when how going named name day one two three four five six seven eight nine ten new san ' +
    // Of two letters, where a name may have no more.
    'am an as at be by do go he hi if im in is it me my no of oh ok on or so to up us we de el en es la le lo mi ni se si su te tu un ya yo'
  ).split(' '),
);

const days =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;

/** How much of a text is read. */
const longestRead = 8_000;

/** The first five letters of the telling words without their endings: "walking" and "walks" are one, "Zoë" and "zoe" too. */
export function stemsOf(text: string): Set<string> {
  const found = plain(text.slice(0, longestRead)).match(/\p{L}{2,}/gu) ?? [];
  return new Set(found.flatMap((word) => (empty.has(word) ? [] : [stemOf(word)])));
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
  const names = [...stemsOf(namesIn(fact).join(' '))];
  return { stems: names.length > 0 ? names : [...stemsOf(withoutDays(fact))], needed: 1 };
}

/** What gives a whole sentence away: most of its telling words together, for each alone says little. */
export function marksOfSentence(sentence: string): Marks {
  const stems = [...stemsOf(sentence)];
  return { stems, needed: Math.max(1, Math.ceil(stems.length * 0.6)) };
}

/** Names in a sentence said to somebody: what has a capital letter behind its first word, days and months aside. */
export function namesIn(sentence: string): string[] {
  return withoutDays(sentence.normalize('NFC')).match(/(?<=\S\s+["'(]?)\p{Lu}\p{L}+/gu) ?? [];
}

function withoutDays(sentence: string): string {
  return sentence.replace(days, '…');
}

/** Without capitals and accents: who forgets "Zoë" means "Zoe" as well. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Also "running" is "run", and "baking" is "bake". */
function stemOf(word: string): string {
  const bare = word
    .replace(/(?<=.{3})(?:ing|ed|s)$/u, '')
    .replace(/(?<=.{2}(.))\1$/u, '')
    .replace(/(?<=.{3})e$/u, '');
  return bare.slice(0, 5);
}
