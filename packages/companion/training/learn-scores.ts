import { scorePlaces } from '@haven/companion/crisis/model/distinct';
import type { Features } from '@haven/companion/crisis/model/features';
import { hashText } from '@haven/companion/crisis/model/hash';
import type { TrainedScores } from '@haven/companion/crisis/model/scores';
import { partClasses } from './part-classes.ts';
import type { Row } from './part-classes.ts';
import { createRandom, shuffle } from './random.ts';

/** A window of a message to learn from. */
export interface Lesson {
  features: Features;
  /** The line of the corpus it comes from. */
  group: number;
  /** How much it counts beside others. */
  weight: number;
}

/** One question to learn to answer; lessons it has no answer for are passed over. */
export interface Question<Of extends Lesson> {
  name: string;
  answer: (lesson: Of) => boolean | undefined;
}

const seed = 20_261_121;
const longestTraining = 15;
/** Training ends when the lessons move by less than this share of their reach. */
const steady = 2e-3;
/** How far a lesson may push; more fits the lessons more closely. */
const reach = 12;
/** A feature counts only if so many lines of the corpus have it. */
const fewestLines = 2;

/**
 * Learns one linear score for each question: logistic regression with a quadratic penalty, solved by dual coordinate descent.
 * Rare features count for more than common ones (inverse document frequency); that is part of the weights when they are stored.
 */
export function learnScores<Of extends Lesson>(
  lessons: readonly Of[],
  questions: readonly Question<Of>[],
  kept: number,
): TrainedScores {
  const { lines, rarity, rows } = layOut(lessons);
  const learned = questions.map(({ answer }) => {
    const asked = lessons.flatMap((lesson, i) => {
      const row = rows[i];
      const yes = answer(lesson);
      return row && yes !== undefined ? [{ row, side: yes ? 1 : -1, limit: reach * lesson.weight }] : [];
    });
    return separate(asked);
  });
  return keep(
    learned,
    questions.map(({ name }) => name),
    { lines, rarity, kept },
  );
}

/** Which class a lesson is of, by number, and how many places are kept. */
export interface Choice<Of extends Lesson> {
  classes: readonly string[];
  classOf: (lesson: Of) => number;
  kept: number;
}

/**
 * Learns one linear score for each class but the first, against which they stand: multinomial logistic regression. What is kept
 * of the first weights is learned anew, so that it makes up for what is not.
 */
export function learnOdds<Of extends Lesson>(
  lessons: readonly Of[],
  { classes, classOf, kept }: Choice<Of>,
): TrainedScores {
  const { lines, rarity, rows } = layOut(lessons);
  const sorted = lessons.flatMap((lesson, i) => {
    const row = rows[i];
    return row ? [{ row, label: classOf(lesson), limit: reach * lesson.weight }] : [];
  });
  const first = againstFirst(partClasses(sorted, classes.length));
  const isKept = new Uint8Array(scorePlaces);
  for (const place of weightiest(
    first.map((weights) => scaled(weights, rarity)),
    lines,
    kept,
  ))
    isKept[place] = 1;
  const some = sorted.map((one) => ({ ...one, row: onlyKept(one.row, isKept) }));
  return keep(againstFirst(partClasses(some, classes.length)), classes.slice(1), { lines, rarity, kept });
}

/** So many parts of the lessons are scored by what was learned from the others. */
const parts = 4;
const roundsForParts = 8;

/**
 * What linear scores that have not learned from a lesson's file say of it: all classes but the first, against the first, lesson by
 * lesson. What is learned on top of the scores must see them as they are for strangers' messages, not for those known by heart.
 */
export function scoreUnseen<Of extends Lesson>(
  lessons: readonly Of[],
  { classes, classOf }: Omit<Choice<Of>, 'kept'>,
  fileOf: (lesson: Of) => string,
): Float32Array {
  const others = classes.length - 1;
  const found = new Float32Array(lessons.length * others);
  const partOf = lessons.map((lesson) => (hashText(fileOf(lesson)) >>> 0) % parts);
  for (let part = 0; part < parts; part++) {
    const learned = lessons.filter((_, i) => partOf[i] !== part);
    const { rarity, rows } = layOut(learned);
    const sorted = learned.flatMap((lesson, i) => {
      const row = rows[i];
      return row ? [{ row, label: classOf(lesson), limit: reach * lesson.weight }] : [];
    });
    const weights = againstFirst(partClasses(sorted, classes.length, roundsForParts));
    for (const [i, lesson] of lessons.entries()) {
      if (partOf[i] !== part) continue;
      const row = rowOf(lesson, rarity);
      for (const [c, some] of weights.entries()) found[i * others + c] = sumOf(some, row);
    }
  }
  return found;
}

function againstFirst([first, ...others]: readonly Float64Array[]): Float64Array[] {
  return others.map((weights) => weights.map((weight, place) => weight - (first?.[place] ?? 0)));
}

function scaled(weights: Float64Array, rarity: Float32Array): Float64Array {
  return weights.map((weight, place) => weight * (rarity[place] ?? 1));
}

function onlyKept({ at, value }: Row, isKept: Uint8Array): Row {
  const which = Array.from(at.keys()).filter((i) => isKept[at[i] ?? 0] === 1);
  return rowWith(
    which.map((i) => at[i] ?? 0),
    which.map((i) => value[i] ?? 0),
  );
}

interface Layout {
  /** For each place the number of lines that have it, and how much it counts. */
  lines: Uint16Array;
  rarity: Float32Array;
}

function layOut(lessons: readonly Lesson[]): Layout & { rows: Row[] } {
  const lines = countLines(lessons);
  const rarity = rarityOf(lines, new Set(lessons.map(({ group }) => group)).size);
  return { lines, rarity, rows: lessons.map((lesson) => rowOf(lesson, rarity)) };
}

function keep(
  learned: readonly Float64Array[],
  names: readonly string[],
  { lines, rarity, kept }: Layout & { kept: number },
): TrainedScores {
  const weighed = learned.map((weights) => scaled(weights, rarity));
  const places = weightiest(weighed, lines, kept);
  const scores = weighed.map((weights, i) => ({
    name: names[i] ?? '',
    intercept: weights[scorePlaces] ?? 0,
    weights: places.map((place) => weights[place] ?? 0),
  }));
  return { places, scores };
}

/** For each place the number of lines that have it. */
function countLines(lessons: readonly Lesson[]): Uint16Array {
  const last = new Int32Array(scorePlaces).fill(-1);
  const lines = new Uint16Array(scorePlaces);
  for (const { features, group } of lessons) {
    for (const { hashes } of features.channels) {
      for (const hash of hashes) {
        const place = hash % scorePlaces;
        if (last[place] === group) continue;
        last[place] = group;
        lines[place] = (lines[place] ?? 0) + 1;
      }
    }
  }
  return lines;
}

/** Near 1 for features of middling frequency. */
const middling = 5;

function rarityOf(lines: Uint16Array, count: number): Float32Array {
  return Float32Array.from(lines, (some) => (some < fewestLines ? 0 : (1 + Math.log(count / some)) / middling));
}

function rowOf({ features }: Lesson, rarity: Float32Array): Row {
  const at: number[] = [];
  const value: number[] = [];
  for (const { hashes, share } of features.channels) {
    for (const hash of hashes) {
      const weight = rarity[hash % scorePlaces] ?? 0;
      if (weight === 0) continue;
      at.push(hash % scorePlaces);
      value.push(weight * share);
    }
  }
  return rowWith(at, value);
}

function rowWith(at: readonly number[], value: readonly number[]): Row {
  const length = value.reduce((sum, one) => sum + one * one, 1);
  return { at: Int32Array.from(at), value: Float32Array.from(value), length };
}

/** A row, the side it must lie on, and the most it may push. */
interface Asked {
  row: Row;
  side: number;
  limit: number;
}

/** The weights that part the rows; the last one is the intercept. */
function separate(asked: readonly Asked[]): Float64Array {
  const random = createRandom(seed);
  const weights = new Float64Array(scorePlaces + 1);
  const pushes = Float64Array.from(asked, ({ limit }) => Math.min(1e-3 * limit, 1e-8));
  const order = asked.map((_, i) => i);
  for (const [i, { row, side }] of asked.entries()) push(weights, row, side * (pushes[i] ?? 0));
  for (let epoch = 0; epoch < longestTraining; epoch++) {
    shuffle(order, random);
    const moved = order.reduce((sum, i) => sum + learnFrom(i), 0);
    if (moved / asked.length < steady) break;
  }
  return weights;

  function learnFrom(i: number): number {
    const one = asked[i];
    if (!one) return 0;
    const before = pushes[i] ?? 0;
    const after = bestPush(before, one.side * sumOf(weights, one.row), one.row.length, one.limit);
    pushes[i] = after;
    push(weights, one.row, one.side * (after - before));
    return Math.abs(after - before) / one.limit;
  }
}

const newtonSteps = 12;
const exact = 1e-3;

/** The best push of one row when all others stay, by Newton's method; always between nothing and the limit. */
function bestPush(before: number, margin: number, length: number, limit: number): number {
  const least = 1e-10 * limit;
  let best = before;
  for (let step = 0; step < newtonSteps; step++) {
    const slope = length * (best - before) + margin + Math.log(best / (limit - best));
    const bend = length + limit / (best * (limit - best));
    let next = best - slope / bend;
    if (next <= 0) next = best / 10;
    else if (next >= limit) next = limit - (limit - best) / 10;
    best = Math.min(limit - least, Math.max(least, next));
    if (Math.abs(slope) < exact) break;
  }
  return best;
}

function sumOf(weights: Float64Array, { at, value }: Row): number {
  let sum = weights[scorePlaces] ?? 0;
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] ?? 0] ?? 0) * (value[i] ?? 0);
  return sum;
}

function push(weights: Float64Array, { at, value }: Row, by: number): void {
  for (let i = 0; i < at.length; i++) {
    const place = at[i] ?? 0;
    weights[place] = (weights[place] ?? 0) + by * (value[i] ?? 0);
  }
  weights[scorePlaces] = (weights[scorePlaces] ?? 0) + by;
}

const worthOfFrequency = 0.25;

/** The places that tell most for any question, in rising order. */
function weightiest(learned: readonly Float64Array[], lines: Uint16Array, kept: number): number[] {
  const worth = Float64Array.from(
    lines,
    (some, place) => Math.max(...learned.map((weights) => Math.abs(weights[place] ?? 0))) * some ** worthOfFrequency,
  );
  const known = Array.from(worth.keys()).filter((place) => (worth[place] ?? 0) > 0);
  const best = known.sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other).slice(0, kept);
  return best.sort((one, other) => one - other);
}
