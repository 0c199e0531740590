import type { Word } from '#text/tokens.ts';
import { conceptOf } from './concepts.ts';

/** Something the rules noticed, by name and by the word where it stands. */
export interface Evidence {
  name: string;
  at: number;
}

/** What the model sees of one stretch of a message: hashes, each once. */
export interface Features {
  /** From its words. */
  text: readonly number[];
  /** From what the rules noticed. */
  evidence: readonly number[];
  /** First and last word of the stretch, by index. */
  from: number;
  to: number;
}

/** A message is read in stretches of so many words, each begun half a stretch after the one before. */
const stretchLength = 40;
const stretchStep = stretchLength / 2;
/** How many ideas ahead of each one are paired with it. */
const pairReach = 8;
const stemLength = 5;

/** The features of each stretch of a message, linear in its words. */
export function featuresOf(words: readonly Word[], evidence: readonly Evidence[]): Features[] {
  const read = words.map(({ word }) => readWord(word));
  const inOrder = [...evidence].sort((one, other) => one.at - other.at);
  const stretches: Features[] = [];
  for (const spans of [windowsOf(words), sentencesOf(words)]) {
    let firstEvidence = 0;
    for (const { from, end } of spans) {
      while ((inOrder[firstEvidence]?.at ?? end) < from) firstEvidence++;
      const noticed = evidenceFeatures(inOrder, firstEvidence, end);
      stretches.push({ text: textFeatures(read.slice(from, end)), evidence: noticed, from, to: end - 1 });
    }
  }
  return stretches;
}

interface Span {
  from: number;
  end: number;
}

function windowsOf({ length }: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from === 0 || from + stretchStep < length; from += stretchStep)
    spans.push({ from, end: Math.min(from + stretchLength, length) });
  return spans;
}

/** In a long message each sentence counts by itself too, or a single one drowns in what stands around it. */
function sentencesOf(words: readonly Word[]): Span[] {
  if (words.length <= stretchLength) return [];
  const spans: Span[] = [];
  for (let from = 0, end = 0; from < words.length; from = end) {
    while (end < words.length && words[end]?.sentence === words[from]?.sentence && end - from < stretchLength) end++;
    spans.push({ from, end });
  }
  return spans;
}

interface ReadWord {
  hash: number;
  stem: number;
  /** 0 when the word stands for no known idea. */
  concept: number;
  /** The idea, or the word where there is none. */
  idea: number;
}

function readWord(word: string): ReadWord {
  const name = conceptOf(word);
  const number = /^\d+$/.test(word) ? 'number' : undefined;
  const hash = hashText(word);
  const concept = name ?? number;
  const conceptHash = concept === undefined ? 0 : hashText(`#${concept}`);
  const stem = word.length > stemLength ? hashText(`${word.slice(0, stemLength)}*`) : 0;
  return { hash, stem, concept: conceptHash, idea: conceptHash === 0 ? hash : conceptHash };
}

function textFeatures(words: readonly ReadWord[]): number[] {
  const found = new Set<number>();
  for (const [i, word] of words.entries()) {
    found.add(mix(1, word.hash, 0));
    if (word.concept !== 0) found.add(mix(2, word.concept, 0));
    if (word.stem !== 0) found.add(mix(3, word.stem, 0));
    const next = words[i + 1];
    if (!next) continue;
    found.add(mix(4, word.hash, next.hash));
    found.add(mix(5, word.idea, next.idea));
    const third = words[i + 2];
    if (!third) continue;
    found.add(mix(6, mix(0, word.idea, next.idea), third.idea));
    found.add(mix(7, word.idea, third.idea));
  }
  addPairs(
    words.map(({ concept }) => concept).filter((concept) => concept !== 0),
    found,
  );
  return [...found];
}

/** Ideas that stand near one another, whatever is between them. */
function addPairs(concepts: readonly number[], found: Set<number>): void {
  for (const [i, one] of concepts.entries()) {
    for (let j = i + 1; j <= i + pairReach; j++) {
      const other = concepts[j];
      if (other !== undefined) found.add(mix(8, one, other));
    }
  }
}

function evidenceFeatures(evidence: readonly Evidence[], first: number, to: number): number[] {
  const found = new Set<number>();
  for (let i = first; i < evidence.length; i++) {
    const piece = evidence[i];
    if (!piece || piece.at >= to) break;
    found.add(mix(9, hashText(piece.name), 0));
  }
  return [...found];
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash === 0 ? 1 : hash;
}

function mix(kind: number, one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(kind + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ other, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) >>> 0;
}
