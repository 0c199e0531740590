import { scorePlaces } from './distinct.ts';
import type { Features } from './features.ts';
import { openPlaces } from './kept-places.ts';

/** Gives each score of a window, in the order they are stored; above nought means yes rather than no. */
export type Scores = (features: Pick<Features, 'channels'>) => Float64Array;

/** What sums are made of: one of a few values for each kept place and score. */
interface Summands {
  /** In rising order. */
  kept: readonly number[];
  intercepts: readonly number[];
  /** The values a weight of each score may have. */
  values: readonly (readonly number[])[];
  /** Which of them it has: the scores side by side, place by place. */
  steps: Uint8Array;
}

const lowestBits = scorePlaces - 1;

/** Opens linear scores. */
export function sumUp({ kept, intercepts, values, steps }: Summands): Scores {
  const rowOf = openPlaces(kept);
  const count = intercepts.length;
  const size = values[0]?.length ?? 0;
  const allValues = Float64Array.from(values.flat());
  return ({ channels }) => {
    const sums = Float64Array.from(intercepts);
    for (const { hashes, share } of channels) for (const hash of hashes) add(sums, hash & lowestBits, share);
    return sums;
  };

  function add(sums: Float64Array, place: number, share: number): void {
    const row = rowOf(place);
    if (row < 0) return;
    for (let i = 0; i < count; i++)
      sums[i] = (sums[i] ?? 0) + share * (allValues[i * size + (steps[row * count + i] ?? 0)] ?? 0);
  }
}
