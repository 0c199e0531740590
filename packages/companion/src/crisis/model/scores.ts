import { packPlaces, unpackPlaces } from './kept-places.ts';
import { packBytes, unpackBytes } from './packed-bytes.ts';
import { stepOf, valueOf } from './steps.ts';
import { sumUp } from './sum-up.ts';
import type { Scores } from './sum-up.ts';

/**
 * Linear scores as they are stored. Of all hashes only the weightiest are kept: `places` says which, and each score has one
 * byte for each of them.
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

/** So many steps for a weight. */
const steps = 89;

export function packScores({ places, scores }: TrainedScores): StoredScores {
  return { places: packPlaces(places), scores: scores.map(packScore) };
}

function packScore({ name, intercept, weights }: TrainedScore): StoredScores['scores'][number] {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9);
  return { name, intercept, most, weights: packBytes(Uint8Array.from(weights, (weight) => rootStep(weight / most))) };
}

/** Square roots are stored: small weights, of which there are most, keep more of their exactness. */
function rootStep(weight: number): number {
  return stepOf(Math.sign(weight) * Math.sqrt(Math.abs(weight)), steps);
}

/** Opens stored scores. */
export function openScores({ places, scores }: StoredScores): Scores {
  const kept = unpackPlaces(places);
  const stepsOfKept = new Uint8Array(scores.length * kept.length);
  for (const [i, { weights }] of scores.entries()) {
    for (const [row, step] of unpackBytes(weights).entries()) stepsOfKept[row * scores.length + i] = step;
  }
  return sumUp({
    kept,
    intercepts: scores.map(({ intercept }) => intercept),
    values: scores.map(({ most }) => valuesUpTo(most)),
    steps: stepsOfKept,
  });
}

/** What each step stands for. */
function valuesUpTo(most: number): number[] {
  return Array.from({ length: steps }, (_, step) => {
    const root = valueOf(step, steps);
    return Math.sign(root) * root * root * most;
  });
}
