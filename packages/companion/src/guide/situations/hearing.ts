import type { Situation, SituationField } from '../content/situations/situation.ts';
import { readSigns, type SaidWord, type SignBook, type Stretch } from './signs.ts';
import { situationId } from './situation-id.ts';

/** A situation heard in a message, and the words it was heard in. */
export interface HeardSituation {
  situation: Situation;
  /** Its field of life, by number. */
  field: number;
  /** How many parts the sign has that was heard: the more, the surer. */
  worth: number;
  stretch: string;
}

/** A situation with its field of life, by number. */
export type KnownSituation = Pick<HeardSituation, 'situation' | 'field'>;

/** The situations of one language. */
export interface Hearing {
  /** The situations of a message, the likeliest first: what is heard by more words, then what is said later. */
  hear: (text: string) => HeardSituation[];
  /** The situation of this id, as it stands among angles and matters. */
  find: (id: string) => KnownSituation | undefined;
}

/** The signs of all situations, and what each says. */
interface Signs {
  book: SignBook;
  signs: readonly (KnownSituation & { worth: number })[];
}

/** Opens situations for hearing. Their signs are read when the first message comes. */
export function createHearing(
  fields: readonly SituationField[],
  lists: Readonly<Record<string, string>>,
  fold: (text: string) => string,
): Hearing {
  const all = fields.flatMap(({ situations }, field) => situations.map((situation) => ({ situation, field })));
  const byId = new Map(all.map((one) => [situationId(one.situation.id), one] as const));
  let opened: Signs | undefined;
  return { hear, find: (id) => byId.get(id) };

  function openSigns(): Signs {
    const lines = all.flatMap(({ situation, field }) =>
      situation.signs.map((line) => ({ situation, field, line, lists: { ...lists, ...fields[field]?.lists } })),
    );
    const signs = lines.map(({ situation, field, line }) => ({ situation, field, worth: worthOf(line) }));
    return { book: readSigns(lines), signs };
  }

  function hear(text: string): HeardSituation[] {
    opened ??= openSigns();
    const { book, signs } = opened;
    const { words, sentences, pieces } = wordsIn(text, fold);
    const found = new Map<Situation, KnownSituation & { worth: number; stretch: Stretch }>();
    for (const { sign, stretch } of book.find(words, stretchesOf(words, sentences, pieces))) {
      const one = signs[sign];
      if (one && one.worth > (found.get(one.situation)?.worth ?? 0)) found.set(one.situation, { ...one, stretch });
    }
    return [...found.values()]
      .sort((one, other) => other.worth - one.worth || other.stretch.to - one.stretch.to)
      .map(({ stretch, ...one }) => ({
        ...one,
        stretch: text.slice(words[stretch.from]?.start, words[stretch.to - 1]?.end),
      }));
  }
}

interface PlacedWord extends SaidWord {
  start: number;
  end: number;
}

/** How many lists of words it takes for a sign to be heard. */
function worthOf(line: string): number {
  return line
    .split('&')
    .filter((part) => !part.trim().startsWith('!'))
    .flatMap((part) => part.split('>')).length;
}

/** The words of a message, and the place of the first of each sentence, and of each piece between two marks. */
function wordsIn(
  text: string,
  fold: (text: string) => string,
): { words: PlacedWord[]; sentences: number[]; pieces: number[] } {
  const words: PlacedWord[] = [];
  const sentences: number[] = [];
  const pieces: number[] = [];
  let last = 0;
  for (const match of fold(text.toLowerCase()).matchAll(/[\p{L}\p{N}']+/gu)) {
    const gap = text.slice(last, match.index);
    if (words.length === 0 || /[.!?;\n]/u.test(gap)) sentences.push(words.length);
    if (words.length === 0 || /[^\s'-]/u.test(gap)) pieces.push(words.length);
    last = match.index + match[0].length;
    words.push({ text: match[0], joined: /^[ -]$/u.test(gap), start: match.index, end: last });
  }
  return { words, sentences, pieces };
}

/** Words of a message that is a stretch by itself, and of which two sentences may be one. */
const shortMessage = 25;
/** In more words than this the parts of a sign stand together by chance. */
const longestStretch = 16;
const mostStretches = 24;

/**
 * Where signs are looked for: a short message as a whole, its sentences, and each two that stand side by side; of a longer one each
 * sentence by itself, and of a long sentence each piece between two marks.
 */
function stretchesOf(words: readonly SaidWord[], sentences: readonly number[], pieces: readonly number[]): Stretch[] {
  const between = (starts: readonly number[]) => starts.map((from, i) => ({ from, to: starts[i + 1] ?? words.length }));
  const singles = between(sentences);
  if (words.length > shortMessage) {
    const parts = between([...new Set([...sentences, ...pieces])].sort((one, other) => one - other));
    const short = singles.filter(isShort);
    return [
      ...short,
      ...parts.filter((part) => isShort(part) && !short.some((one) => one.from <= part.from && one.to >= part.to)),
    ].slice(-mostStretches);
  }
  const pairs = sentences.slice(0, -1).map((from, i) => ({ from, to: sentences[i + 2] ?? words.length }));
  return [{ from: 0, to: words.length }, ...pairs, ...singles];
}

function isShort({ from, to }: Stretch): boolean {
  return to - from <= longestStretch;
}
