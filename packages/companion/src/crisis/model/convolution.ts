import { scorePlaces } from './distinct.ts';
import { mix } from './hash.ts';
import { openPlaces, unpackPlaces } from './kept-places.ts';
import { unpackCoarse, unpackFine } from './packed-numbers.ts';
import type { PackedNumbers } from './packed-numbers.ts';
import type { ReadWord } from './read-word.ts';

/**
 * A convolution over words, as it is stored. Each word is a handful of numbers, the sum over its pieces; filters look at one, two and
 * three words in a row, and the strongest answer of each filter counts, wherever in the message it is. So "the car / the garage / the
 * engine, running" can be learned as one shape, which a sum over single features cannot.
 */
export interface StoredConvolution {
  /** The pieces of words that are known, in rising order, behind the letters. */
  places: string;
  /** The numbers of each piece, letters first. */
  pieces: PackedNumbers;
  /** For each word of a run, shorter runs first: what each filter makes of the numbers of that word. */
  taps: PackedNumbers;
  /** Added to each filter's answer. */
  starts: readonly number[];
  /** What each filter's answer says for another risk and for an emergency, side by side. */
  says: readonly number[];
  /** Added to both. */
  base: readonly [number, number];
}

/** What the words of a window add to two scores: another risk, and an emergency, rather than none. */
export type Convolution = (words: readonly ReadWord[]) => readonly [number, number];

export const longestRun = 3;
/** One tap for each word of a run of one, of two and of three. */
export const tapsOfRuns = (longestRun * (longestRun + 1)) / 2;
/** Where the taps for runs of a length begin. */
export function firstTap(length: number): number {
  return (length * (length - 1)) / 2;
}
/** Runs of letters share so many rows. */
export const letterRows = 2048;

/** The places of what a word is made of besides its letters: itself, its classes and its ideas. */
export function placesOfWord({ hash, classes, ideas }: ReadWord): number[] {
  const hashes = [mix(60, hash, 0), ...classes.map((one) => mix(61, one, 0)), ...ideas.map(({ id }) => mix(62, id, 0))];
  return hashes.map((one) => one & (scorePlaces - 1));
}

export function letterRowOf(letters: number): number {
  return letters & (letterRows - 1);
}

/** Opens a stored convolution. */
export function openConvolution(stored: StoredConvolution): Convolution {
  const rowOf = openPlaces(unpackPlaces(stored.places));
  const pieces = unpackCoarse(stored.pieces);
  const taps = unpackFine(stored.taps);
  const starts = Float32Array.from(stored.starts);
  const { says, base } = stored;
  const filters = starts.length / longestRun;
  const width = tapsOfRuns * filters;
  const size = taps.length / width;
  const blank = new Float32Array(width);
  const answers = new WeakMap<ReadWord, Float32Array>();
  const strongest = new Float32Array(filters);
  return (words) => {
    const seen = [blank, ...words.map((word) => answers.get(word) ?? answer(word)), blank, blank];
    let [risk, emergency] = base;
    for (let length = 1; length <= longestRun; length++) {
      findStrongest(seen, length);
      for (let filter = 0; filter < filters; filter++) {
        const at = ((length - 1) * filters + filter) * 2;
        risk += (strongest[filter] ?? 0) * (says[at] ?? 0);
        emergency += (strongest[filter] ?? 0) * (says[at + 1] ?? 0);
      }
    }
    return [risk, emergency];
  };

  /** What each filter makes of a word in each place of a run; remembered, as most words are met again. */
  function answer(word: ReadWord): Float32Array {
    const numbers = numbersOf(word);
    const found = new Float32Array(width);
    for (let i = 0; i < width; i++) {
      let sum = 0;
      for (let n = 0; n < size; n++) sum += (taps[i * size + n] ?? 0) * (numbers[n] ?? 0);
      found[i] = sum;
    }
    answers.set(word, found);
    return found;
  }

  function numbersOf(word: ReadWord): Float32Array {
    const numbers = new Float32Array(size);
    for (const place of placesOfWord(word)) {
      const row = rowOf(place);
      if (row >= 0) add(numbers, letterRows + row, 1);
    }
    for (const run of word.letters) add(numbers, letterRowOf(run), 1 / word.letters.length);
    return numbers;
  }

  function add(numbers: Float32Array, row: number, share: number): void {
    for (let n = 0; n < size; n++) numbers[n] = (numbers[n] ?? 0) + share * (pieces[row * size + n] ?? 0);
  }

  /** The strongest answer of each filter to any run of this length that touches a word; nothing below nought. */
  function findStrongest(seen: readonly Float32Array[], length: number): void {
    strongest.fill(0);
    const first = firstTap(length) * filters;
    const start = (length - 1) * filters;
    for (let place = 0; place < seen.length - 2; place++) {
      // Written out for each length: a loop over so few words takes longer than what is done in it.
      const one = seen[place] ?? blank;
      const two = length > 1 ? (seen[place + 1] ?? blank) : blank;
      const three = length > 2 ? (seen[place + 2] ?? blank) : blank;
      const second = length > 1 ? first + filters : 0;
      const third = length > 2 ? second + filters : 0;
      for (let filter = 0; filter < filters; filter++) {
        const sum =
          (starts[start + filter] ?? 0) +
          (one[first + filter] ?? 0) +
          (two[second + filter] ?? 0) +
          (three[third + filter] ?? 0);
        if (sum > (strongest[filter] ?? 0)) strongest[filter] = sum;
      }
    }
  }
}
