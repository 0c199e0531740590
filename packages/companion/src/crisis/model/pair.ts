import { scorePlaces } from './distinct.ts';
import { packPlaces, unpackPlaces } from './kept-places.ts';
import type { TrainedScores } from './scores.ts';
import { stepOf, valueOf } from './steps.ts';
import { sumUp } from './sum-up.ts';
import type { Scores } from './sum-up.ts';

/**
 * Two linear scores that share very many places. A weight has few steps, and places that weigh the same for both are stored together, so
 * that most cost little more than a byte. Many coarse weights find more than few exact ones.
 */
export interface StoredPair {
  scores: readonly [Stored, Stored];
  /** For each pair of steps, the first score's first, the places that weigh so. */
  places: readonly string[];
}

interface Stored {
  name: string;
  /** What the outermost steps stand for. */
  most: number;
  intercept: number;
}

/** So many steps for a weight: nought and three to each side. */
const steps = 7;
/** Steps stand closer near nought, where most weights are. */
const bend = 0.7;
/** This share of the weights is said, larger ones are cut: steps would be too wide for the rest. */
const saidShare = 0.995;

export function packPair({ places, scores: [one, other] }: TrainedScores): StoredPair {
  if (!one || !other) throw new Error('A pair needs two scores.');
  const most = [one, other].map(({ weights }) => largestSaid(weights));
  const together = Array.from({ length: steps ** 2 }, (): number[] => []);
  for (const [i, place] of places.entries()) {
    const [first = 0, second = 0] = [one, other].map(({ weights }, k) => bentStep((weights[i] ?? 0) / (most[k] ?? 1)));
    together[first * steps + second]?.push(place);
  }
  const stored = ({ name, intercept }: typeof one, k: number): Stored => ({ name, most: most[k] ?? 1, intercept });
  return { scores: [stored(one, 0), stored(other, 1)], places: together.map(packPlaces) };
}

function largestSaid(weights: readonly number[]): number {
  const sizes = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  return Math.max(1e-9, sizes[Math.floor(saidShare * (sizes.length - 1))] ?? 0);
}

function bentStep(weight: number): number {
  return stepOf(Math.sign(weight) * Math.abs(weight) ** bend, steps);
}

/** Opens a stored pair. */
export function openPair({ scores, places }: StoredPair): Scores {
  const together = new Uint8Array(scorePlaces).fill(nowhere);
  for (const [which, packed] of places.entries()) {
    for (const place of unpackPlaces(packed)) together[place] = which;
  }
  const kept: number[] = [];
  const stepsOfKept: number[] = [];
  for (let place = 0; place < scorePlaces; place++) {
    const which = together[place] ?? nowhere;
    if (which === nowhere) continue;
    kept.push(place);
    stepsOfKept.push(Math.floor(which / steps), which % steps);
  }
  return sumUp({
    kept,
    intercepts: scores.map(({ intercept }) => intercept),
    values: scores.map(({ most }) => valuesUpTo(most)),
    steps: Uint8Array.from(stepsOfKept),
  });
}

/** No pair of steps has this number. */
const nowhere = 255;

function valuesUpTo(most: number): number[] {
  return Array.from({ length: steps }, (_, step) => {
    const bent = valueOf(step, steps);
    return Math.sign(bent) * Math.abs(bent) ** (1 / bend) * most;
  });
}
