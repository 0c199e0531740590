import type { Word } from '#text/tokens.ts';

/** A stretch of words, `end` exclusive. */
export interface Window {
  from: number;
  end: number;
}

/** Up to so many words a message is read as one. */
const windowLength = 30;
const windowStep = windowLength / 2;
/** Up to so many words it is also read as one. */
const longestWhole = 150;
/** A message longer than this is read in even windows only, so that many tiny sentences cost no more than few long ones. */
const longestBySentence = 600;

/**
 * The stretches in which a message is read; the gravest of them counts. A long message is read as a whole, sentence by sentence and in
 * pairs of sentences, or a single one drowns in what stands around it; a short one only when it is read `closely`.
 */
export function windowsOf(words: readonly Word[], closely = false): Window[] {
  if (words.length === 0) return [];
  const whole = { from: 0, end: words.length };
  if (words.length <= windowLength && !closely) return [whole];
  if (words.length > longestBySentence) return evenWindows(0, words.length);
  const parts = sentenceWindows(words);
  if (words.length > longestWhole) return parts;
  return [whole, ...parts.filter(({ from, end }) => from > 0 || end < words.length)];
}

function evenWindows(from: number, end: number): Window[] {
  const windows: Window[] = [];
  for (let start = from; start < end; start += windowStep) {
    windows.push({ from: start, end: Math.min(end, start + windowLength) });
    if (start + windowLength >= end) break;
  }
  return windows;
}

function sentenceWindows(words: readonly Word[]): Window[] {
  const starts = words.flatMap(({ sentence }, i) => (i === 0 || words[i - 1]?.sentence !== sentence ? [i] : []));
  starts.push(words.length);
  return starts.slice(0, -1).flatMap((from, i) => {
    const alone = evenWindows(from, starts[i + 1] ?? from);
    const pairEnd = starts[i + 2];
    return pairEnd !== undefined && pairEnd - from <= windowLength ? [...alone, { from, end: pairEnd }] : alone;
  });
}
