import type { Features } from '@haven/companion/crisis/model/features';
import { packLayer, placeOf, places } from '@haven/companion/crisis/model/layer';
import type { StoredLayer } from '@haven/companion/crisis/model/layer';
import { createRandom, shuffle } from './random.ts';

/** A message to learn from: the windows it is read in, and what it is called. */
export interface Lesson {
  windows: readonly Features[];
  label: string;
  group: number;
}

export interface Task {
  /** The first class is the one that is not stored: the others are measured against it. */
  classes: readonly string[];
  /** How many places are kept in the end. */
  kept: number;
}

const seed = 20_261_121;
const epochs = 14;
/** From this epoch on the weights are averaged, which is steadier than those of the last step. */
const averagedFrom = 6;
const learningRate = 0.1;
/** Draws all weights towards nought. */
const strength = 6e-4;
/** Share of the features hidden at each step, so that no single one is relied on. */
const hiddenShare = 0.35;
/** So often nearly all of a harmless message is hidden: words the model has never met must leave it calm. */
const strangeShare = 0.1;
const hiddenOfStrange = 0.8;
/** A feature counts only if so many lines of the corpus have it. */
const fewestGroups = 2;
/** Place of the intercept. */
const always = places;

interface Window {
  at: Int32Array;
  value: Float32Array;
}

interface Row {
  windows: readonly Window[];
  label: number;
  weight: number;
}

/** The features shown at one step. */
interface Shown {
  at: Int32Array;
  value: Float32Array;
  count: number;
}

/**
 * Multinomial logistic regression by AdaGrad, with hidden features and a quadratic penalty. Of a message with several windows only
 * the one that looks gravest is learned from: it is the one that decides when the message is read.
 */
export function learn(lessons: readonly Lesson[], task: Task): StoredLayer {
  const random = createRandom(seed);
  const rows = rowsOf(lessons, task);
  const size = places + 1;
  const weights = task.classes.map(() => new Float32Array(size));
  const squares = task.classes.map(() => new Float32Array(size).fill(1e-3));
  const sums = task.classes.map(() => new Float64Array(size));
  const order = rows.map((_, index) => index);
  const shown: Shown = { at: new Int32Array(longest(rows) + 1), value: new Float32Array(longest(rows) + 1), count: 0 };
  const chances = new Float64Array(task.classes.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (row) learnFrom(row);
    }
    if (epoch >= averagedFrom) for (const [i, sum] of sums.entries()) addTo(sum, weights[i]);
  }
  for (const sum of sums)
    for (let place = 0; place < size; place++) sum[place] = (sum[place] ?? 0) / (epochs - averagedFrom);
  return keep(sums, task);

  function learnFrom(row: Row): void {
    const [only] = row.windows;
    const window = row.windows.length > 1 ? gravest(row.windows) : only;
    if (!window) return;
    show(window, row.label === 0 && random() < strangeShare ? hiddenOfStrange : hiddenShare);
    readChances();
    for (const [i, weight] of weights.entries()) {
      const square = squares[i];
      if (square) step(weight, square, ((chances[i] ?? 0) - Number(i === row.label)) * row.weight);
    }
  }

  function show({ at, value }: Window, hidden: number): void {
    const raise = 1 / (1 - hiddenShare);
    shown.at[0] = always;
    shown.value[0] = 1;
    shown.count = 1;
    for (let i = 0; i < at.length; i++) {
      if (random() < hidden) continue;
      shown.at[shown.count] = at[i] ?? 0;
      shown.value[shown.count++] = (value[i] ?? 0) * raise;
    }
  }

  function readChances(): void {
    for (const [i, weight] of weights.entries()) chances[i] = sumShown(weight, shown);
    toChances(chances);
  }

  function gravest(windows: readonly Window[]): Window | undefined {
    let best: Window | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const window of windows) {
      for (const [i, weight] of weights.entries()) chances[i] = (weight[always] ?? 0) + sumOf(weight, window);
      toChances(chances);
      if ((chances[0] ?? 0) >= least) continue;
      least = chances[0] ?? 0;
      best = window;
    }
    return best;
  }

  function step(weight: Float32Array, square: Float32Array, error: number): void {
    for (let i = 0; i < shown.count; i++) {
      const place = shown.at[i] ?? 0;
      const before = weight[place] ?? 0;
      const gradient = error * (shown.value[i] ?? 0) + strength * before;
      const slowed = (square[place] ?? 0) + gradient * gradient;
      square[place] = slowed;
      weight[place] = before - (learningRate * gradient) / Math.sqrt(slowed);
    }
  }
}

/** The sentences of one line weigh together as much as the square root of their number. */
function rowsOf(lessons: readonly Lesson[], { classes }: Task): Row[] {
  const known = knownPlaces(lessons);
  const sizes = new Map<number, number>();
  for (const { group } of lessons) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return lessons.map(({ windows, label, group }) => ({
    windows: windows.map((window) => flat(window, known)),
    label: classes.indexOf(label),
    weight: 1.5 / Math.sqrt(sizes.get(group) ?? 1),
  }));
}

function knownPlaces(lessons: readonly Lesson[]): Uint8Array {
  const lastGroup = new Int32Array(places).fill(-1);
  const groups = new Uint8Array(places);
  for (const { windows, group } of lessons) {
    for (const place of windows.flatMap(({ channels }) => channels.flatMap(({ hashes }) => hashes.map(placeOf)))) {
      if (lastGroup[place] === group) continue;
      lastGroup[place] = group;
      groups[place] = Math.min(fewestGroups, (groups[place] ?? 0) + 1);
    }
  }
  return groups.map((count) => Number(count >= fewestGroups));
}

function flat({ channels }: Features, known: Uint8Array): Window {
  const pairs = channels.flatMap(({ hashes, share }) => hashes.map((hash) => [placeOf(hash), share] as const));
  const kept = pairs.filter(([place]) => known[place] === 1);
  return { at: Int32Array.from(kept, ([place]) => place), value: Float32Array.from(kept, ([, share]) => share) };
}

function longest(rows: readonly Row[]): number {
  return rows.reduce((most, { windows }) => windows.reduce((length, { at }) => Math.max(length, at.length), most), 0);
}

function sumShown(weight: Float32Array, { at, value, count }: Shown): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += (weight[at[i] ?? 0] ?? 0) * (value[i] ?? 0);
  return sum;
}

function sumOf(weight: Float32Array, { at, value }: Window): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += (weight[at[i] ?? 0] ?? 0) * (value[i] ?? 0);
  return sum;
}

function toChances(scores: Float64Array): void {
  const most = Math.max(...scores);
  let total = 0;
  for (let i = 0; i < scores.length; i++) total += scores[i] = Math.exp((scores[i] ?? 0) - most);
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / total;
}

function addTo(sum: Float64Array, weight: Float32Array | undefined): void {
  for (let place = 0; place < sum.length; place++) sum[place] = (sum[place] ?? 0) + (weight?.[place] ?? 0);
}

/** Keeps the places that weigh most for any class, measured against the first one. */
function keep(weights: readonly Float64Array[], { classes, kept }: Task): StoredLayer {
  const [base] = weights;
  const differences = weights.slice(1).map((weight) => weight.map((value, place) => value - (base?.[place] ?? 0)));
  const weightOf = (place: number) => Math.max(...differences.map((difference) => Math.abs(difference[place] ?? 0)));
  const weightiest = Array.from({ length: places }, (_, place) => ({ place, weight: weightOf(place) }))
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .slice(0, kept)
    .filter(({ weight }) => weight > 0)
    .map(({ place }) => place)
    .sort((one, other) => one - other);
  return packLayer(
    weightiest,
    differences.map((difference, i) => ({
      name: classes[i + 1] ?? '',
      intercept: difference[always] ?? 0,
      weights: weightiest.map((place) => difference[place] ?? 0),
    })),
  );
}
