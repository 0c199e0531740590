import { scorePlaces } from '@haven/companion/crisis/model/distinct';
import { createRandom, shuffle } from './random.ts';

/** The features of a lesson, laid out for learning. */
export interface Row {
  at: Int32Array;
  value: Float32Array;
  /** Squared length, with the intercept. */
  length: number;
}

/** A row, the number of its class, and the most it may push. */
export interface Sorted {
  row: Row;
  label: number;
  limit: number;
}

const seed = 20_261_121;
/** After so many rounds over all rows the weights hardly move. */
const enough = 11;
/** So much of a row's belief is given to the other classes to begin with. */
const firstDoubt = 1e-3;
const least = 1e-9;
const leastChance = 1e-6;
const newtonSteps = 8;
const exact = 1e-3;
/** A row that bends so little is believed already. */
const flat = 1e-12;

/**
 * Multinomial logistic regression with a quadratic penalty, solved by dual coordinate descent: each row pushes towards its own class and
 * away from those it is mistaken for. A list of weights for each class; the last of each is the intercept.
 */
export function partClasses(sorted: readonly Sorted[], count: number, rounds = enough): Float64Array[] {
  const random = createRandom(seed);
  const weights = new Float64Array((scorePlaces + 1) * count);
  const doubts = new Float64Array(sorted.length * count);
  const sums = new Float64Array(count);
  const chances = new Float64Array(count);
  const pushes = new Float64Array(count);
  for (const [i, { row, label, limit }] of sorted.entries()) {
    for (let c = 0; c < count; c++) {
      const belief = (c === label ? 1 - firstDoubt : 0) + firstDoubt / count;
      doubts[i * count + c] = belief;
      pushes[c] = limit * (Number(c === label) - belief);
    }
    push(row);
  }
  const order = sorted.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const i of order) learnFrom(i);
  }
  return Array.from({ length: count }, (_, c) => {
    return Float64Array.from({ length: scorePlaces + 1 }, (_unused, place) => weights[place * count + c] ?? 0);
  });

  function learnFrom(i: number): void {
    const one = sorted[i];
    if (!one) return;
    readChances(one.row);
    for (let c = 0; c < count; c++) pushes[c] = one.limit * ((doubts[i * count + c] ?? 0) - (chances[c] ?? 0));
    const share = bestShare(i, one);
    for (let c = 0; c < count; c++) {
      pushes[c] = (pushes[c] ?? 0) * share;
      doubts[i * count + c] = Math.max(least, (doubts[i * count + c] ?? 0) - (pushes[c] ?? 0) / one.limit);
    }
    push(one.row);
  }

  function readChances({ at, value }: Row): void {
    for (let c = 0; c < count; c++) sums[c] = weights[scorePlaces * count + c] ?? 0;
    for (let i = 0; i < at.length; i++) {
      const from = (at[i] ?? 0) * count;
      for (let c = 0; c < count; c++) sums[c] = (sums[c] ?? 0) + (weights[from + c] ?? 0) * (value[i] ?? 0);
    }
    const most = Math.max(...sums);
    let total = 0;
    for (let c = 0; c < count; c++) total += chances[c] = Math.exp((sums[c] ?? 0) - most);
    for (let c = 0; c < count; c++) chances[c] = Math.max(leastChance, (chances[c] ?? 0) / total);
  }

  /** How far to go towards what is believed now, by Newton's method between nothing and all. */
  function bestShare(i: number, { row, limit }: Sorted): number {
    let low = 0;
    let high = 1;
    let share = 0.5;
    for (let step = 0; step < newtonSteps; step++) {
      let slope = 0;
      let bend = 0;
      for (let c = 0; c < count; c++) {
        const way = pushes[c] ?? 0;
        const left = Math.max(least, (doubts[i * count + c] ?? 0) - (share * way) / limit);
        slope += way * ((sums[c] ?? 0) + share * way * row.length - Math.log(left));
        bend += way * way * (row.length + 1 / (limit * left));
      }
      if (bend < flat) return 0;
      if (slope > 0) high = share;
      else low = share;
      const next = share - slope / bend;
      const kept = next <= low || next >= high ? (low + high) / 2 : next;
      const isExact = Math.abs(kept - share) < exact;
      share = kept;
      if (isExact) break;
    }
    return share;
  }

  function push({ at, value }: Row): void {
    for (let i = 0; i < at.length; i++) {
      const from = (at[i] ?? 0) * count;
      for (let c = 0; c < count; c++) weights[from + c] = (weights[from + c] ?? 0) + (pushes[c] ?? 0) * (value[i] ?? 0);
    }
    const last = scorePlaces * count;
    for (let c = 0; c < count; c++) weights[last + c] = (weights[last + c] ?? 0) + (pushes[c] ?? 0);
  }
}
