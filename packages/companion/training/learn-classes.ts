import { packLayer, perNarrow, places } from '@haven/companion/emotion/model/layer';
import type { Channel, StoredLayer } from '@haven/companion/emotion/model/layer';
import { createRandom, shuffle } from './random.ts';

/** A message to learn from, by the number of its class. */
interface Lesson {
  features: Vector;
  label: number;
  /** What it counts beside the others; 1, unless said. */
  worth?: number;
}

/** The places of a message's features and what each counts. */
export interface Vector {
  at: Int32Array;
  value: Float32Array;
}

export interface Task {
  classes: readonly string[];
  /** How many places are kept in the end, and how many more that speak of few classes only. */
  kept: number;
  narrow: number;
  /** How many classes each of those speaks of; two, unless said. */
  each?: number;
  /** The size of a step, and what draws all weights towards nought; unless said, those that suit few classes. */
  pace?: { rate: number; strength: number };
  /** 0 teaches classes as often as they are met, 1 all of them equally. */
  balance: number;
}

const seed = 20_261_121;
const epochs = 14;
/** From this epoch on the weights are averaged, which is steadier than those of the last step. */
const averagedFrom = 7;
const usualPace = { rate: 0.1, strength: 2e-3 };
/** Share of the features hidden at each step, so that no single one is relied on. */
const hiddenShare = 0.35;
/** A feature counts only if so many messages have it. */
const fewestMessages = 2;
/** As the layer that is learned for reads them, so that a negative hash has its place too. */
const lowestBits = places - 1;
/** Place of the intercept. */
const always = places;

/** Lays features out for learning. */
export function vectorOf(channels: readonly Channel[]): Vector {
  const pairs = channels.flatMap(({ hashes, share }) => hashes.map((hash) => [hash & lowestBits, share] as const));
  return { at: Int32Array.from(pairs, ([place]) => place), value: Float32Array.from(pairs, ([, share]) => share) };
}

/**
 * Multinomial logistic regression by AdaGrad, with hidden features and a quadratic penalty. What is kept of the first weights is
 * learned anew, so that it makes up for what is not. The same lessons give the same weights.
 */
export function learn(lessons: readonly Lesson[], task: Task): StoredLayer {
  const { classes, kept, narrow, each = perNarrow } = task;
  const seen = countMessages(lessons);
  const all = new Uint8Array((places + 1) * classes.length).fill(1);
  for (let place = 0; place < places; place++) if ((seen[place] ?? 0) < fewestMessages) allow(all, place, []);
  const first = learnWeights(lessons, task, all);
  const ranked = weightiest(first, seen, classes.length);
  const wide = ranked.slice(0, kept).sort((one, other) => one - other);
  const rest = ranked.slice(kept, kept + narrow).sort((one, other) => one - other);
  const some = new Uint8Array(all.length);
  for (const place of [...wide, always]) allow(some, place, Array.from(classes.keys()));
  for (const place of rest) allow(some, place, strongest(centeredAt(first, place, classes.length), each));
  const weights = learnWeights(lessons, task, some);
  const rowOf = (place: number) => centeredAt(weights, place, classes.length);
  return packLayer({
    classes,
    intercepts: rowOf(always).map((weight) => Number(weight.toFixed(4))),
    kept: wide.map((place) => ({ place, weights: rowOf(place) })),
    narrow: rest.map((place) => ({ place, weights: rawAt(weights, place, classes.length) })),
    each,
  });

  function allow(allowed: Uint8Array, place: number, told: readonly number[]): void {
    allowed.fill(0, place * classes.length, (place + 1) * classes.length);
    for (const k of told) allowed[place * classes.length + k] = 1;
  }
}

function strongest(weights: readonly number[], each: number): number[] {
  const order = Array.from(weights.keys());
  order.sort((one, other) => Math.abs(weights[other] ?? 0) - Math.abs(weights[one] ?? 0) || one - other);
  return order.slice(0, each);
}

/** Learns the weights that are allowed, a row of classes for each place. */
function learnWeights(lessons: readonly Lesson[], task: Task, allowed: Uint8Array): Float32Array {
  const random = createRandom(seed);
  const count = task.classes.length;
  const worth = worthOfClasses(lessons, task);
  const { rate, strength } = task.pace ?? usualPace;
  const weights = new Float32Array((places + 1) * count);
  const squares = new Float32Array(weights.length).fill(1e-3);
  const average = new Float32Array(weights.length);
  const longest = lessons.reduce((most, { features }) => Math.max(most, features.at.length), 0);
  const shown = { at: new Int32Array(longest + 1), value: new Float32Array(longest + 1), count: 0 };
  const errors = new Float64Array(count);
  const order = lessons.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const lesson = lessons[index];
      if (lesson) learnFrom(lesson);
    }
    if (epoch >= averagedFrom) addTo(average, weights, 1 / (epochs - averagedFrom));
  }
  return average;

  function learnFrom({ features, label, worth: own = 1 }: Lesson): void {
    show(features);
    errors.fill(0);
    for (let i = 0; i < shown.count; i++) addWeights((shown.at[i] ?? 0) * count, shown.value[i] ?? 0);
    toChances(errors);
    errors[label] = (errors[label] ?? 0) - 1;
    for (let i = 0; i < shown.count; i++)
      step((shown.at[i] ?? 0) * count, (shown.value[i] ?? 0) * (worth[label] ?? 1) * own);
  }

  function show({ at, value }: Vector): void {
    shown.at[0] = always;
    shown.value[0] = 1;
    shown.count = 1;
    for (let i = 0; i < at.length; i++) {
      const place = at[i] ?? 0;
      if (!isKnown(place) || random() < hiddenShare) continue;
      shown.at[shown.count] = place;
      shown.value[shown.count++] = (value[i] ?? 0) / (1 - hiddenShare);
    }
  }

  function isKnown(place: number): boolean {
    for (let k = 0; k < count; k++) if (allowed[place * count + k] === 1) return true;
    return false;
  }

  function addWeights(from: number, value: number): void {
    for (let k = 0; k < count; k++) errors[k] = (errors[k] ?? 0) + (weights[from + k] ?? 0) * value;
  }

  function step(from: number, value: number): void {
    for (let k = 0; k < count; k++) {
      if (allowed[from + k] === 0) continue;
      const before = weights[from + k] ?? 0;
      const gradient = (errors[k] ?? 0) * value + strength * before;
      const slowed = (squares[from + k] ?? 0) + gradient * gradient;
      squares[from + k] = slowed;
      weights[from + k] = before - (rate * gradient) / Math.sqrt(slowed);
    }
  }
}

function countMessages(lessons: readonly Lesson[]): Uint16Array {
  const seen = new Uint16Array(places);
  for (const { features } of lessons) for (const place of features.at) seen[place] = (seen[place] ?? 0) + 1;
  return seen;
}

function worthOfClasses(lessons: readonly Lesson[], { classes, balance }: Task): number[] {
  const sizes = classes.map((_, k) => lessons.filter(({ label }) => label === k).length);
  return sizes.map((size) => (lessons.length / classes.length / Math.max(1, size)) ** balance);
}

function toChances(scores: Float64Array): void {
  const most = Math.max(...scores);
  let total = 0;
  for (let i = 0; i < scores.length; i++) total += scores[i] = Math.exp((scores[i] ?? 0) - most);
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / total;
}

function addTo(sum: Float32Array, weights: Float32Array, share: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (weights[i] ?? 0) * share;
}

/** The places from the most telling on: how far their weights part the classes, and in how many messages. */
function weightiest(weights: Float32Array, seen: Uint16Array, count: number): number[] {
  const found = Array.from(seen.keys())
    .filter((place) => (seen[place] ?? 0) >= fewestMessages)
    .map((place) => {
      const reach = Math.max(...centeredAt(weights, place, count).map(Math.abs));
      return { place, worth: reach * (seen[place] ?? 0) ** worthOfFrequency };
    });
  return found.sort((one, other) => other.worth - one.worth || one.place - other.place).map(({ place }) => place);
}

const worthOfFrequency = 0.25;

/** What is added to all classes changes nothing, so the mean is taken off. */
function centeredAt(weights: Float32Array, place: number, count: number): number[] {
  const row = rawAt(weights, place, count);
  const mean = row.reduce((sum, weight) => sum + weight, 0) / count;
  return row.map((weight) => weight - mean);
}

function rawAt(weights: Float32Array, place: number, count: number): number[] {
  return Array.from(weights.subarray(place * count, (place + 1) * count));
}
