import type { Word } from '#text/tokens.ts';
import { clauseFeatures, readClauses } from './clause.ts';
import type { Said } from './clause.ts';
import { hashText, mix } from './hash.ts';
import { ideaNamed } from './ideas.ts';
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

/** What each sort of features says weighs so much together, however many they are; what the rules noticed counts singly. */
const weights = { words: 1, ideas: 1, clauses: 0.7, letters: 0.5, evidence: 1 };
/** Ideas are paired with those at most so many words ahead. */
const pairReach = 7;
const unpaired = new Set(['just', 'really', 'but'].map((name) => ideaNamed(name).id));

/** The features of each window of a message, linear in its words. */
export function featuresOf(words: readonly Word[], evidence: readonly Evidence[], closely = false): Features[] {
  const read = words.map(({ word }) => readWord(word));
  const inOrder = [...evidence].sort((one, other) => one.at - other.at);
  let first = 0;
  return windowsOf(words, closely).map(({ from, end }) => {
    while ((inOrder[first]?.at ?? from) < from) first++;
    const seen = read.slice(from, end);
    const said = readClauses(words.slice(from, end), seen);
    const channels = [
      shared(wordFeatures(seen), weights.words),
      shared(ideaFeatures(said), weights.ideas),
      shared(clauseFeatures(said), weights.clauses),
      shared(letterFeatures(seen), weights.letters),
      { hashes: evidenceFeatures(inOrder, first, end), share: weights.evidence },
    ];
    return { channels, from, to: end - 1 };
  });
}

function shared(found: ReadonlySet<number>, weight: number): Channel {
  return { hashes: [...found], share: weight / Math.sqrt(Math.max(1, found.size)) };
}

/** Words, their stems, and what stands in a row, each as it is and by its meaning. */
function wordFeatures(words: readonly ReadWord[]): Set<number> {
  const found = new Set<number>();
  for (const [i, word] of words.entries()) {
    found.add(mix(1, word.hash, 0));
    if (word.stem !== 0) found.add(mix(2, word.stem, 0));
    const next = words[i + 1];
    if (!next) continue;
    found.add(mix(3, word.hash, next.hash));
    found.add(mix(4, word.meaning, next.meaning));
    const third = words[i + 2];
    if (!third) continue;
    found.add(mix(5, mix(0, word.meaning, next.meaning), third.meaning));
    found.add(mix(6, word.meaning, third.meaning));
  }
  return found;
}

/** Ideas by themselves and with those that follow soon, whatever is between them. A denied or quoted idea is another one. */
function ideaFeatures(said: readonly Said[]): Set<number> {
  const found = new Set<number>();
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

function letterFeatures(words: readonly ReadWord[]): Set<number> {
  const found = new Set<number>();
  for (const { letters } of words) for (const run of letters) found.add(mix(20, run, 0));
  return found;
}

function evidenceFeatures(evidence: readonly Evidence[], first: number, end: number): number[] {
  const found = new Set<number>();
  for (let i = first; i < evidence.length; i++) {
    const piece = evidence[i];
    if (!piece || piece.at >= end) break;
    found.add(mix(40, hashText(piece.name), 0));
  }
  return [...found];
}
