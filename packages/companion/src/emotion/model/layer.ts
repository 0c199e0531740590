/**
 * A linear layer as it is stored. `places` says which hashes are kept, as steps from one to the next. Each kept place has one
 * character for how far its weights reach and one for every two classes. Hashes that tell less are in `narrow`: each speaks of
 * `each` classes only (two, unless said), with one character for either, or two where the classes are many.
 */
export interface StoredLayer {
  classes: readonly string[];
  intercepts: readonly number[];
  places: string;
  weights: string;
  narrow: { unit: number; places: string; weights: string; each?: number };
}

/** Features of one sort, as hashes, each once; each counts `share`. */
export interface Channel {
  hashes: readonly number[];
  share: number;
}

/** Gives the chance of each class, in the order in which they are stored. */
export type Layer = (channels: readonly Channel[]) => readonly number[];

/** Hashes are taken modulo so many places, a power of two so that their lowest bits are the place. */
export const places = 1 << 18;
const lowestBits = places - 1;

const signs = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const base = signs.length;
/** Says "go on from here"; steps that end at a place are shorter. */
const longestStep = base - 1;
/** A weight is one of nine steps from -4 to 4 of its place's reach. */
const reachSteps = 4;
const levels = 2 * reachSteps + 1;
/** Reaches rise by a tenth from one character to the next. */
const smallestReach = 0.005;
const reachGrowth = 1.1;

/** One place to store with its weight for each class. */
interface KeptPlace {
  place: number;
  weights: readonly number[];
}

/** What a layer is packed from; places in rising order. */
interface TrainedLayer {
  classes: readonly string[];
  intercepts: readonly number[];
  kept: readonly KeptPlace[];
  /** All but `each` of their weights are nought. */
  narrow: readonly KeptPlace[];
  each?: number;
}

/** So many classes a narrow place speaks of, unless said. */
export const perNarrow = 2;
/** What a narrow place can say of a class, in units. */
const narrowSteps = [-1, 1, 2, 4];

/** Packs a layer. */
export function packLayer({ classes, intercepts, kept, narrow, each = perNarrow }: TrainedLayer): StoredLayer {
  const sizes = narrow.flatMap(({ weights }) => weights.map(Math.abs).filter((size) => size > 0));
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  const unit = Number((mean / 1.5).toPrecision(4)) || 1;
  return {
    classes,
    intercepts,
    places: packPlaces(kept),
    weights: kept.map(packWeights).join(''),
    narrow: {
      unit,
      places: packPlaces(narrow),
      weights: narrow.map((place) => packNarrow(place, { unit, each, width: widthFor(classes.length) })).join(''),
      ...(each !== perNarrow && { each }),
    },
  };
}

/** Characters that say a class and one of its steps. */
function widthFor(classes: number): number {
  return classes * narrowSteps.length > base ? 2 : 1;
}

function packNarrow(
  { weights }: KeptPlace,
  { unit, each, width }: { unit: number; each: number; width: number },
): string {
  const told = Array.from(weights.keys()).filter((k) => weights[k] !== 0);
  while (told.length < each) told.push(told[0] ?? 0);
  return told.map((k) => packValue(k * narrowSteps.length + nearestStep((weights[k] ?? 0) / unit), width)).join('');
}

function packValue(value: number, width: number): string {
  return width === 1 ? signs.charAt(value) : signs.charAt(Math.floor(value / base)) + signs.charAt(value % base);
}

function nearestStep(value: number): number {
  const distances = narrowSteps.map((step) => Math.abs(step - value));
  return distances.indexOf(Math.min(...distances));
}

/** One character a step; a step too long for it is none at all and goes on behind it. */
function packPlaces(kept: readonly KeptPlace[]): string {
  let packed = '';
  let before = -1;
  for (const { place } of kept) {
    let step = place - before;
    for (; step > longestStep; step -= longestStep) packed += signs.charAt(longestStep);
    packed += signs.charAt(step - 1);
    before = place;
  }
  return packed;
}

function packWeights({ weights }: KeptPlace): string {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const sign = Math.round(Math.log(Math.max(1, largest / smallestReach)) / Math.log(reachGrowth));
  const reach = reachOf(Math.min(base - 1, sign));
  const steps = weights.map((weight) => Math.round((weight / reach) * reachSteps) + reachSteps);
  let packed = signs.charAt(Math.min(base - 1, sign));
  for (let i = 0; i < steps.length; i += 2)
    packed += signs.charAt(levels * clamp(steps[i]) + clamp(steps[i + 1] ?? reachSteps));
  return packed;
}

function clamp(step = reachSteps): number {
  return Math.min(levels - 1, Math.max(0, step));
}

function reachOf(sign: number): number {
  return smallestReach * reachGrowth ** sign;
}

/** Opens a stored layer. */
export function openLayer({ classes, intercepts, places: packed, weights, narrow }: StoredLayer): Layer {
  const table = openWeights(weights, classes.length);
  const few = openNarrow(narrow, classes.length);
  const rows = new Uint16Array(places);
  const count = fillRows(rows, packed, 0);
  fillRows(rows, narrow.places, count);
  return (channels) => {
    const scores = Float64Array.from(intercepts);
    for (const { hashes, share } of channels) {
      for (const hash of hashes) {
        const row = rows[hash & lowestBits] ?? 0;
        if (row > count) addNarrow(scores, few, row - count - 1, share);
        else if (row > 0) addRow(scores, table, row - 1, share);
      }
    }
    return toChances(scores);
  };
}

function addRow(scores: Float64Array, table: Float32Array, row: number, share: number): void {
  const from = row * scores.length;
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) + share * (table[from + i] ?? 0);
}

/** Classes and weights of the narrow places, `each` of either for one place. */
interface Narrow {
  each: number;
  classes: Uint8Array;
  weights: Float32Array;
}

function addNarrow(scores: Float64Array, { each, classes, weights }: Narrow, row: number, share: number): void {
  for (let i = row * each; i < (row + 1) * each; i++) {
    const k = classes[i] ?? 0;
    scores[k] = (scores[k] ?? 0) + share * (weights[i] ?? 0);
  }
}

function toChances(scores: Float64Array): number[] {
  const most = Math.max(...scores);
  const odds = Array.from(scores, (score) => Math.exp(score - most));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}

/** Gives each place its row, counted from 1 after those there are; says how many rows there are then. */
function fillRows(rows: Uint16Array, packed: string, before: number): number {
  let place = -1;
  let row = before;
  for (let i = 0; i < packed.length; i++) {
    const step = valueAt(packed, i);
    if (step === longestStep) place += longestStep;
    else {
      place += step + 1;
      rows[place] = ++row;
    }
  }
  return row;
}

function openNarrow({ weights: packed, unit, each = perNarrow }: StoredLayer['narrow'], classes: number): Narrow {
  const width = widthFor(classes);
  const told = Array.from({ length: packed.length / width }, (_, i) =>
    width === 1 ? valueAt(packed, i) : valueAt(packed, 2 * i) * base + valueAt(packed, 2 * i + 1),
  );
  return {
    each,
    classes: Uint8Array.from(told, (value) => Math.floor(value / narrowSteps.length)),
    weights: Float32Array.from(told, (value) => unit * (narrowSteps[value % narrowSteps.length] ?? 0)),
  };
}

function openWeights(packed: string, classes: number): Float32Array {
  const perRow = 1 + Math.ceil(classes / 2);
  const rows = packed.length / perRow;
  const table = new Float32Array(rows * classes);
  for (let row = 0; row < rows; row++) {
    const unit = reachOf(valueAt(packed, row * perRow)) / reachSteps;
    for (let i = 0; i < classes; i++) {
      const pair = valueAt(packed, row * perRow + 1 + (i >> 1));
      table[row * classes + i] = unit * ((i % 2 === 0 ? Math.floor(pair / levels) : pair % levels) - reachSteps);
    }
  }
  return table;
}

const values = new Map(Array.from(signs, (sign, value) => [sign.charCodeAt(0), value] as const));

function valueAt(packed: string, at: number): number {
  return values.get(packed.charCodeAt(at)) ?? 0;
}
