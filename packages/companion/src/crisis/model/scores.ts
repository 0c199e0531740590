import { scorePlaces } from './distinct.ts';
import type { Features } from './features.ts';

/**
 * Linear scores as they are stored. Of all hashes only the weightiest are kept: `places` says which, a character for each step from
 * one to the next, and each score has one character for each of them.
 */
export interface StoredScores {
  places: string;
  scores: readonly { name: string; most: number; intercept: number; weights: string }[];
}

/** Gives each score of a window, in the order they are stored; above nought means yes rather than no. */
export type Scores = (features: Features) => Float64Array;

const lowestBits = scorePlaces - 1;
const signs = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const nought = (signs.length - 1) / 2;
/** Says "so many places on, and none of them"; steps that end at a place are shorter. */
const emptyStep = signs.length - 1;

/** One score to store: what each kept place weighs for it. */
export interface TrainedScore {
  name: string;
  intercept: number;
  weights: readonly number[];
}

/** Packs the kept places, in rising order, with their weights. */
export function packScores(kept: readonly number[], scores: readonly TrainedScore[]): StoredScores {
  return { places: packPlaces(kept), scores: scores.map(packScore) };
}

function packPlaces(kept: readonly number[]): string {
  const packed: string[] = [];
  let before = -1;
  for (const place of kept) {
    let step = place - before - 1;
    for (; step >= emptyStep; step -= emptyStep) packed.push(signs.charAt(emptyStep));
    packed.push(signs.charAt(step));
    before = place;
  }
  return packed.join('');
}

/** Square roots are stored: small weights, of which there are most, keep more of their exactness. */
function packScore({ name, intercept, weights }: TrainedScore): StoredScores['scores'][number] {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9);
  const signOf = (weight: number) =>
    signs.charAt(Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / most) * nought) + nought);
  return { name, intercept, most, weights: weights.map(signOf).join('') };
}

/** Opens stored scores. */
export function openScores(stored: StoredScores): Scores {
  const rows = openRows(stored.places);
  const count = stored.scores.length;
  const steps = openSteps(stored);
  const values = Float64Array.from(stored.scores.flatMap(({ most }) => valuesUpTo(most)));
  return ({ channels }) => {
    const sums = Float64Array.from(stored.scores, ({ intercept }) => intercept);
    for (const { hashes, share } of channels) for (const hash of hashes) add(sums, hash & lowestBits, share);
    return sums;
  };

  function add(sums: Float64Array, place: number, share: number): void {
    const word = rows.bits[place >> 5] ?? 0;
    if (((word >>> (place & 31)) & 1) === 0) return;
    const first = ((rows.before[place >> 5] ?? 0) + countBits(word & ((1 << (place & 31)) - 1))) * count;
    for (let i = 0; i < count; i++)
      sums[i] = (sums[i] ?? 0) + share * (values[i * signs.length + (steps[first + i] ?? 0)] ?? 0);
  }
}

/** A bit for each place that is kept, and how many are kept before each word of bits: small enough to stay in the cache. */
interface Rows {
  bits: Int32Array;
  before: Uint32Array;
}

function openRows(packed: string): Rows {
  const bits = new Int32Array(scorePlaces >> 5);
  let place = -1;
  for (let i = 0; i < packed.length; i++) {
    const step = stepOf[packed.charCodeAt(i)] ?? 0;
    place += step;
    if (step === emptyStep) continue;
    place += 1;
    bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
  }
  const before = new Uint32Array(bits.length);
  for (let i = 1; i < bits.length; i++) before[i] = (before[i - 1] ?? 0) + countBits(bits[i - 1] ?? 0);
  return { bits, before };
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const stepOf = new Uint8Array(128);
for (let i = 0; i < signs.length; i++) stepOf[signs.charCodeAt(i)] = i;

/** Row by row, the signs of all scores side by side, as numbers. */
function openSteps({ scores }: StoredScores): Uint8Array {
  const opened = new Uint8Array(scores.length * (scores[0]?.weights.length ?? 0));
  for (const [i, { weights }] of scores.entries()) {
    for (let row = 0; row < weights.length; row++)
      opened[row * scores.length + i] = stepOf[weights.charCodeAt(row)] ?? nought;
  }
  return opened;
}

/** What each sign stands for. */
function valuesUpTo(most: number): number[] {
  return Array.from(signs, (_, step) => {
    const root = (step - nought) / nought;
    return Math.sign(root) * root * root * most;
  });
}
