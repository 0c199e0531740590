import type { Features } from './features.ts';
import { openPlaces } from './kept-places.ts';

/**
 * A linear layer as it is stored. Of all hashes only the weightiest are kept: `places` says which, as steps from one to the
 * next, and each class has one character for each of them.
 */
export interface StoredLayer {
  places: string;
  classes: readonly { name: string; scale: number; intercept: number; weights: string }[];
}

/** Gives the chance of each class of a layer; the chances sum to 1 with the class that is not stored. */
export type Layer = (features: Features) => ReadonlyMap<string, number>;

/** Characters that stand for a weight, the middle one for nought. */
const weightSigns = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const nought = (weightSigns.length - 1) / 2;

/** Hashes are taken modulo this many places, a power of two so that their lowest bits are the place. */
export const places = 1 << 18;

/** Where a hash belongs; one with a sign, too. */
export function placeOf(hash: number): number {
  return hash & (places - 1);
}

/** One class to store: what each kept place weighs for it. */
export interface TrainedClass {
  name: string;
  intercept: number;
  weights: readonly number[];
}

/** Packs the kept places, in rising order, with their weights. */
export function packLayer(kept: readonly number[], classes: readonly TrainedClass[]): StoredLayer {
  return { places: packPlaces(kept), classes: classes.map(packClass) };
}

/** Two characters a step; a step too long for them is none at all and goes on behind it. */
function packPlaces(kept: readonly number[]): string {
  let packed = '';
  let before = -1;
  for (const place of kept) {
    let step = place - before;
    for (; step > longestStep; step -= longestStep) packed += signsOf(longestStep);
    packed += signsOf(step - 1);
    before = place;
  }
  return packed;
}

const base = weightSigns.length;
/** Says "go on from here"; steps that end at a place are shorter. */
const longestStep = base * base - 1;

function signsOf(step: number): string {
  return `${weightSigns[Math.floor(step / base)]}${weightSigns[step % base]}`;
}

function packClass({ name, intercept, weights }: TrainedClass): StoredLayer['classes'][number] {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest === 0 ? 1 : largest / nought;
  return {
    name,
    intercept,
    scale,
    weights: weights.map((weight) => weightSigns[Math.round(weight / scale) + nought]).join(''),
  };
}

/** Opens a stored layer. */
export function openLayer(stored: StoredLayer): Layer {
  const rowOf = openPlaces(unpackPlaces(stored.places));
  const classes = stored.classes;
  const count = classes.length;
  const weights = sideBySide(classes.map((one) => unpack(one.weights)));
  return ({ channels }) => {
    const sums = new Float64Array(count);
    for (const { hashes, share } of channels) addShares(sums, hashes, share);
    const odds = classes.map(({ scale, intercept }, i) => Math.exp(intercept + scale * (sums[i] ?? 0)));
    const total = odds.reduce((sum, odd) => sum + odd, 1);
    return new Map(classes.map(({ name }, i) => [name, (odds[i] ?? 0) / total]));
  };

  function addShares(sums: Float64Array, hashes: readonly number[], share: number): void {
    const found = new Int32Array(count);
    for (const hash of hashes) {
      const row = rowOf(placeOf(hash));
      if (row >= 0) for (let i = 0; i < count; i++) found[i] = (found[i] ?? 0) + (weights[row * count + i] ?? 0);
    }
    for (let i = 0; i < count; i++) sums[i] = (sums[i] ?? 0) + share * (found[i] ?? 0);
  }
}

/** What a place weighs for each class stands together: it is asked for together. */
function sideBySide(columns: readonly Int8Array[]): Int8Array {
  const together = new Int8Array(columns.length * (columns[0]?.length ?? 0));
  for (const [i, column] of columns.entries()) {
    for (let row = 0; row < column.length; row++) together[row * columns.length + i] = column[row] ?? 0;
  }
  return together;
}

function unpackPlaces(packed: string): number[] {
  const kept: number[] = [];
  let place = -1;
  for (let i = 0; i < packed.length; i += 2) {
    const step = weightSigns.indexOf(packed.charAt(i)) * base + weightSigns.indexOf(packed.charAt(i + 1));
    if (step === longestStep) place += longestStep;
    else {
      place += step + 1;
      kept.push(place);
    }
  }
  return kept;
}

function unpack(weights: string): Int8Array {
  return Int8Array.from(weights, (sign) => weightSigns.indexOf(sign) - nought);
}
