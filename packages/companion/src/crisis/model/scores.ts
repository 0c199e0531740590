import { packPlaces, unpackPlaces } from './kept-places.ts';
import { numberAt, numbersOfSign, signOf, stepOf, valueOf } from './signs.ts';
import { sumUp } from './sum-up.ts';
import type { Scores } from './sum-up.ts';

/**
 * Linear scores as they are stored. Of all hashes only the weightiest are kept: `places` says which, and each score has one
 * character for each of them.
 */
export interface StoredScores {
  places: string;
  scores: readonly { name: string; most: number; intercept: number; weights: string }[];
}

/** One score to store: what each kept place weighs for it. */
export interface TrainedScore {
  name: string;
  intercept: number;
  weights: readonly number[];
}

/** Scores before they are packed, with the places that are kept, in rising order. */
export interface TrainedScores {
  places: readonly number[];
  scores: readonly TrainedScore[];
}

export function packScores({ places, scores }: TrainedScores): StoredScores {
  return { places: packPlaces(places), scores: scores.map(packScore) };
}

function packScore({ name, intercept, weights }: TrainedScore): StoredScores['scores'][number] {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9);
  return { name, intercept, most, weights: weights.map((weight) => signOf(rootStep(weight / most))).join('') };
}

/** Square roots are stored: small weights, of which there are most, keep more of their exactness. */
function rootStep(weight: number): number {
  return stepOf(Math.sign(weight) * Math.sqrt(Math.abs(weight)), numbersOfSign);
}

/** Opens stored scores. */
export function openScores({ places, scores }: StoredScores): Scores {
  const kept = unpackPlaces(places);
  const steps = new Uint8Array(scores.length * kept.length);
  for (const [i, { weights }] of scores.entries()) {
    for (let row = 0; row < kept.length; row++) steps[row * scores.length + i] = numberAt(weights, row);
  }
  return sumUp({
    kept,
    intercepts: scores.map(({ intercept }) => intercept),
    values: scores.map(({ most }) => valuesUpTo(most)),
    steps,
  });
}

/** What each step stands for. */
function valuesUpTo(most: number): number[] {
  return Array.from({ length: numbersOfSign }, (_, step) => {
    const root = valueOf(step, numbersOfSign);
    return Math.sign(root) * root * root * most;
  });
}
