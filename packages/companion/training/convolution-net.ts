import { firstTap, longestRun, tapsOfRuns } from '@haven/companion/crisis/model/convolution';
import type { Learned } from './adam.ts';
import type { Spelled } from './pieces.ts';

/** Numbers of each piece, an even number, and filters for each length of run. */
export const size = 24;
export const filters = 32;
/** One for each filter. */
export const answers = longestRun * filters;
/** What one word gives: an answer for each place it may have in the runs of each filter. */
export const width = tapsOfRuns * filters;
/** Shares of words, of their numbers, and of the filters that are hidden at each step. */
const hiddenWords = 0.2;
const hiddenNumbers = 0.2;
const hiddenFilters = 0.5;

interface Net {
  pieces: Learned;
  taps: Learned;
  starts: Learned;
  random: () => number;
}

/** Reads the words of a lesson with some of them hidden, and learns from the slopes of its answers. */
export function createNet({ pieces, taps, starts, random }: Net) {
  const strongest = new Float32Array(answers);
  const slopesOfAnswers = new Float32Array(answers);
  const where = new Int32Array(answers);
  let numbers = new Float32Array(0);
  let raises = new Float32Array(0);
  let slopes = new Float32Array(0);
  let tapped = new Float32Array(0);
  let hidesOwn = new Uint8Array(0);
  return { read, learn, slopesOfAnswers };

  /** The strongest answer of each filter. A word before the first and two behind the last are blank, as where it is used. */
  function read(words: readonly Spelled[]): Float32Array {
    makeRoom(words.length + longestRun);
    for (const [i, word] of words.entries()) show(word, i + 1);
    for (let i = 1; i <= words.length; i++) tap(i);
    tapped.fill(0, 0, width);
    tapped.fill(0, (words.length + 1) * width, (words.length + longestRun) * width);
    for (let length = 1; length <= longestRun; length++) {
      for (let filter = 0; filter < filters; filter++) findStrongest(length, filter, words.length);
    }
    return strongest;
  }

  function makeRoom(places: number): void {
    if (places * size <= numbers.length) return;
    numbers = new Float32Array(places * size);
    raises = new Float32Array(places * size);
    slopes = new Float32Array(places * size);
    tapped = new Float32Array(places * width);
    hidesOwn = new Uint8Array(places);
  }

  function show({ rows, shares, own }: Spelled, place: number): void {
    const from = place * size;
    numbers.fill(0, from, from + size);
    const first = random() < hiddenWords ? own : 0;
    hidesOwn[place] = first;
    for (let j = first; j < rows.length; j++) {
      const row = (rows[j] ?? 0) * size;
      const share = shares[j] ?? 0;
      for (let n = 0; n < size; n++)
        numbers[from + n] = (numbers[from + n] ?? 0) + share * (pieces.values[row + n] ?? 0);
    }
    for (let n = 0; n < size; n++) {
      const raise = random() < hiddenNumbers ? 0 : 1 / (1 - hiddenNumbers);
      raises[from + n] = raise;
      numbers[from + n] = (numbers[from + n] ?? 0) * raise;
    }
  }

  function tap(place: number): void {
    const from = place * size;
    const to = place * width;
    for (let t = 0; t < width; t++) {
      let sum = 0;
      for (let n = 0; n < size; n++) sum += (taps.values[t * size + n] ?? 0) * (numbers[from + n] ?? 0);
      tapped[to + t] = sum;
    }
  }

  function findStrongest(length: number, filter: number, count: number): void {
    const f = (length - 1) * filters + filter;
    strongest[f] = 0;
    if (random() < hiddenFilters) return;
    const first = firstTap(length) * filters + filter;
    let most = 0;
    for (let place = 0; place <= count; place++) {
      let sum = starts.values[f] ?? 0;
      for (let step = 0; step < length; step++) sum += tapped[(place + step) * width + first + step * filters] ?? 0;
      if (sum <= most) continue;
      most = sum;
      where[f] = place;
    }
    strongest[f] = most / (1 - hiddenFilters);
  }

  function learn(words: readonly Spelled[]): void {
    slopes.fill(0, 0, (words.length + longestRun) * size);
    for (let f = 0; f < answers; f++) if (strongest[f] !== 0) learnFilter(f, words.length);
    for (const [i, word] of words.entries()) learnWord(word, i + 1);
  }

  function learnFilter(f: number, count: number): void {
    const slope = (slopesOfAnswers[f] ?? 0) / (1 - hiddenFilters);
    starts.slopes[f] = (starts.slopes[f] ?? 0) + slope;
    const length = Math.floor(f / filters) + 1;
    for (let step = 0; step < length; step++) {
      const place = (where[f] ?? 0) + step;
      if (place === 0 || place > count) continue;
      const from = place * size;
      const at = ((firstTap(length) + step) * filters + (f % filters)) * size;
      for (let n = 0; n < size; n++) {
        slopes[from + n] = (slopes[from + n] ?? 0) + slope * (taps.values[at + n] ?? 0);
        taps.slopes[at + n] = (taps.slopes[at + n] ?? 0) + slope * (numbers[from + n] ?? 0);
      }
    }
  }

  function learnWord({ rows, shares }: Spelled, place: number): void {
    const from = place * size;
    for (let j = hidesOwn[place] ?? 0; j < rows.length; j++) {
      const row = (rows[j] ?? 0) * size;
      const share = shares[j] ?? 0;
      for (let n = 0; n < size; n++) {
        const slope = (slopes[from + n] ?? 0) * (raises[from + n] ?? 0) * share;
        pieces.slopes[row + n] = (pieces.slopes[row + n] ?? 0) + slope;
      }
    }
  }
}
