import type { Features } from './features.ts';

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
  const rows = openPlaces(stored.places);
  const classes = stored.classes.map(({ weights, ...rest }) => ({ ...rest, weights: unpack(weights) }));
  return ({ channels }) => {
    const sums = new Float64Array(classes.length);
    for (const { hashes, share } of channels) addShares(sums, rowsOf(hashes), share);
    const odds = classes.map(({ scale, intercept }, i) => Math.exp(intercept + scale * (sums[i] ?? 0)));
    const total = odds.reduce((sum, odd) => sum + odd, 1);
    return new Map(classes.map(({ name }, i) => [name, (odds[i] ?? 0) / total]));
  };

  function rowsOf(hashes: readonly number[]): number[] {
    const kept: number[] = [];
    for (const hash of hashes) {
      const row = rows[placeOf(hash)] ?? 0;
      if (row > 0) kept.push(row - 1);
    }
    return kept;
  }

  function addShares(sums: Float64Array, kept: readonly number[], share: number): void {
    for (let i = 0; i < classes.length; i++)
      sums[i] = (sums[i] ?? 0) + share * sumOf(classes[i]?.weights ?? nothing, kept);
  }
}

const nothing = new Int8Array();

/** For each place its row, counted from 1; 0 where nothing is kept. */
function openPlaces(packed: string): Uint16Array {
  const rows = new Uint16Array(places);
  let place = -1;
  let row = 0;
  for (let i = 0; i < packed.length; i += 2) {
    const step = weightSigns.indexOf(packed.charAt(i)) * base + weightSigns.indexOf(packed.charAt(i + 1));
    if (step === longestStep) place += longestStep;
    else {
      place += step + 1;
      rows[place] = ++row;
    }
  }
  return rows;
}

function unpack(weights: string): Int8Array {
  return Int8Array.from(weights, (sign) => weightSigns.indexOf(sign) - nought);
}

function sumOf(weights: Int8Array, rows: readonly number[]): number {
  let sum = 0;
  for (const row of rows) sum += weights[row] ?? 0;
  return sum;
}
