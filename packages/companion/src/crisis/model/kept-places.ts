import { scorePlaces } from './distinct.ts';
import { packBytes, unpackBytes } from './packed-bytes.ts';

/** Says "so many places on, and none of them"; steps that end at a place are shorter. */
const longestStep = 255;

/** Packs places in rising order, as the steps from one to the next. */
export function packPlaces(kept: readonly number[]): string {
  const steps: number[] = [];
  let before = -1;
  for (const place of kept) {
    let step = place - before - 1;
    for (; step >= longestStep; step -= longestStep) steps.push(longestStep);
    steps.push(step);
    before = place;
  }
  return packBytes(Uint8Array.from(steps));
}

export function unpackPlaces(packed: string): number[] {
  const places: number[] = [];
  let place = -1;
  for (const step of unpackBytes(packed)) {
    place += step;
    if (step === longestStep) continue;
    place += 1;
    places.push(place);
  }
  return places;
}

/** Which of the kept places a place is, counted from 0; -1 for one that is not kept. */
export type RowOf = (place: number) => number;

/**
 * A bit for each place that is kept, and behind each word of bits how many are kept before it: small enough to stay in the cache, and
 * what is needed together stands together.
 */
export function openPlaces(kept: readonly number[]): RowOf {
  const table = new Int32Array(scorePlaces >> 4);
  for (const place of kept) table[(place >> 5) * 2] = (table[(place >> 5) * 2] ?? 0) | (1 << (place & 31));
  for (let i = 2; i < table.length; i += 2) table[i + 1] = (table[i - 1] ?? 0) + countBits(table[i - 2] ?? 0);
  return (place) => {
    const at = (place >> 5) * 2;
    const word = table[at] ?? 0;
    if (((word >>> (place & 31)) & 1) === 0) return -1;
    return (table[at + 1] ?? 0) + countBits(word & ((1 << (place & 31)) - 1));
  };
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
