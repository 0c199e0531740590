import type { Word } from '#text/tokens.ts';
import { clauseFeatures, readClauses } from './clause.ts';
import type { Said } from './clause.ts';
import { hashText, mix } from './hash.ts';
import { ideaNamed } from './ideas.ts';
import { Distinct } from './distinct.ts';
import { readWord } from './read-word.ts';
import type { ReadWord } from './read-word.ts';
import { windowsOf } from './windows.ts';

/** Something the rules noticed, by name and by the word where it stands. */
export interface Evidence {
  name: string;
  at: number;
}

/** Features of one sort, as hashes, each once. Each counts `share`. */
export interface Channel {
  hashes: readonly number[];
  share: number;
}

/** What the model sees of one window of a message. */
export interface Features {
  channels: readonly Channel[];
  /** First and last word of the window, by index. */
  from: number;
  to: number;
}

/**
 * What each sort of features says weighs so much together, however many they are; what the rules noticed counts singly. Chosen by
 * leaving out whole files of the corpus.
 */
const weights = {
  typed: 1.8,
  words: 1,
  meanings: 0.7,
  letters: 1,
  classes: 0.7,
  ideas: 0.7,
  clauses: 0.7,
  evidence: 0.1,
};
/** Ideas and word classes are paired with those at most so many words ahead. */
const pairReach = 7;
const unpaired = new Set(['just', 'really', 'but'].map((name) => ideaNamed(name).id));

/** What is read: the words as meant, the text they come from, and what the rules noticed. */
export interface Readable {
  words: readonly Word[];
  text: string;
  evidence: readonly Evidence[];
}

/** The features of each window of a message, linear in its length. Of a message of ordinary length the first window is the whole. */
export function featuresOf({ words, text, evidence }: Readable, closely = false): Features[] {
  const read = words.map(({ word }) => readWord(word));
  const typed = readTyped(text);
  const inOrder = [...evidence].sort((one, other) => one.at - other.at);
  return windowsOf(words, closely).map(({ from, end }) => {
    const seen = read.slice(from, end);
    const said = readClauses(words.slice(from, end), seen);
    const start = from === 0 ? 0 : (words[from]?.start ?? 0);
    const channels = [
      shared(typedFeatures(typed, start, words[end]?.start ?? text.length), weights.typed),
      shared(wordFeatures(seen), weights.words),
      shared(meaningFeatures(seen), weights.meanings),
      shared(letterFeatures(seen), weights.letters),
      shared(classFeatures(seen), weights.classes),
      shared(ideaFeatures(said), weights.ideas),
      shared(clauseFeatures(said), weights.clauses),
      { hashes: evidenceFeatures(inOrder, from, end), share: weights.evidence },
    ];
    return { channels, from, to: end - 1 };
  });
}

function shared({ places }: Distinct, weight: number): Channel {
  return { hashes: places, share: weight / Math.sqrt(Math.max(1, places.length)) };
}

/** A word or a sign as it was typed. */
interface Typed {
  hash: number;
  start: number;
}

const typedPattern = /[\p{L}\p{N}']+|[^\s\p{L}\p{N}]/gu;

function readTyped(text: string): Typed[] {
  return Array.from(text.matchAll(typedPattern), (match) => ({
    hash: hashText(match[0].toLowerCase()),
    start: match.index,
  }));
}

/** What was typed from one place to another, by ones, twos and threes: spelling and punctuation tell too. */
function typedFeatures(typed: readonly Typed[], start: number, end: number): Distinct {
  const found = new Distinct();
  for (let i = firstFrom(typed, start, (item) => item.start); i < typed.length; i++) {
    const one = typed[i];
    if (!one || one.start >= end) break;
    addRun(found, 50, one.hash, beforeEnd(typed[i + 1]), beforeEnd(typed[i + 2]));
  }
  return found;

  function beforeEnd(item: Typed | undefined): number | undefined {
    return item && item.start < end ? item.hash : undefined;
  }
}

/** The first of the items, in order, that stands at this place or behind it, by halving. */
function firstFrom<Item>(items: readonly Item[], place: number, placeOf: (item: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && placeOf(item) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words as meant, by ones, twos and threes, and their stems. */
function wordFeatures(words: readonly ReadWord[]): Distinct {
  const found = new Distinct();
  for (const [i, { hash, stem }] of words.entries()) {
    addRun(found, 1, hash, words[i + 1]?.hash, words[i + 2]?.hash);
    if (stem !== 0) found.add(mix(4, stem, 0));
  }
  return found;
}

function addRun(found: Distinct, kind: number, one: number, two?: number, three?: number): void {
  found.add(mix(kind, one, 0));
  if (two === undefined) return;
  found.add(mix(kind + 1, one, two));
  if (three !== undefined) found.add(mix(kind + 2, mix(0, one, two), three));
}

/** What stands in a row by its meaning, also around a word in between. */
function meaningFeatures(words: readonly ReadWord[]): Distinct {
  const found = new Distinct();
  for (const [i, { meaning }] of words.entries()) {
    const next = words[i + 1];
    const third = words[i + 2];
    if (next) found.add(mix(5, meaning, next.meaning));
    if (!next || !third) continue;
    found.add(mix(6, mix(0, meaning, next.meaning), third.meaning));
    found.add(mix(7, meaning, third.meaning));
  }
  return found;
}

/** Ideas by themselves and with those that follow soon, whatever is between them. A denied or quoted idea is another one. */
function ideaFeatures(said: readonly Said[]): Distinct {
  const found = new Distinct();
  const ids = said.map(markedId);
  for (const [i, { idea, ending, isDenied, isQuoted }] of said.entries()) {
    const id = ids[i] ?? 0;
    found.add(mix(10, id, ending));
    found.add(mix(11, id, 0));
    found.add(mix(12, idea.family, Number(isDenied) + 2 * Number(isQuoted)));
    addPairs(i, id);
  }
  return found;

  function addPairs(i: number, id: number): void {
    const one = said[i];
    if (!one || unpaired.has(one.idea.id)) return;
    for (let j = i + 1; j < said.length; j++) {
      const other = said[j];
      if (!other || other.at - one.at > pairReach) return;
      if (other.at > one.at && !unpaired.has(other.idea.id)) found.add(mix(13, id, ids[j] ?? 0));
    }
  }
}

function markedId({ idea, isDenied, isQuoted }: Said): number {
  return isDenied || isQuoted ? mix(14, idea.id, Number(isDenied) + 2 * Number(isQuoted)) : idea.id;
}

function letterFeatures(words: readonly ReadWord[]): Distinct {
  const found = new Distinct();
  for (const { letters } of words) for (const run of letters) found.add(run);
  return found;
}

/** Classes of words with those that follow soon, whatever stands between: what is given and to whom, what is taken and when. */
function classFeatures(words: readonly ReadWord[]): Distinct {
  const found = new Distinct();
  for (const [i, { classes }] of words.entries()) {
    if (classes.length === 0) continue;
    const end = Math.min(words.length, i + 1 + pairReach);
    for (let j = i + 1; j < end; j++) {
      for (const later of words[j]?.classes ?? []) for (const one of classes) found.add(mix(15, one, later));
    }
  }
  return found;
}

function evidenceFeatures(evidence: readonly Evidence[], from: number, end: number): readonly number[] {
  const found = new Distinct();
  for (let i = firstFrom(evidence, from, ({ at }) => at); i < evidence.length; i++) {
    const piece = evidence[i];
    if (!piece || piece.at >= end) break;
    found.add(mix(40, hashText(piece.name), 0));
  }
  return found.places;
}
