const firstDecay = 0.9;
const secondDecay = 0.999;
const tiny = 1e-8;

/** Numbers that are learned by Adam (Kingma and Ba 2015), with the slopes of the batch they are learning from. */
export interface Learned {
  values: Float32Array;
  slopes: Float32Array;
  /** Follows the slopes, and forgets them. */
  move: (rate: number) => void;
}

/** Begins with these numbers. */
export function createLearned(values: Float32Array): Learned {
  const slopes = new Float32Array(values.length);
  const means = new Float32Array(values.length);
  const squares = new Float32Array(values.length);
  let steps = 0;
  return { values, slopes, move };

  function move(rate: number): void {
    steps += 1;
    const reach = (rate * Math.sqrt(1 - secondDecay ** steps)) / (1 - firstDecay ** steps);
    for (let i = 0; i < values.length; i++) {
      const slope = slopes[i] ?? 0;
      const mean = firstDecay * (means[i] ?? 0) + (1 - firstDecay) * slope;
      const square = secondDecay * (squares[i] ?? 0) + (1 - secondDecay) * slope * slope;
      means[i] = mean;
      squares[i] = square;
      values[i] = (values[i] ?? 0) - (reach * mean) / (Math.sqrt(square) + tiny);
      slopes[i] = 0;
    }
  }
}

/** Numbers of a normal distribution around nought, by Box and Muller. */
export function normalNumbers(length: number, deviation: number, random: () => number): Float32Array {
  return Float32Array.from({ length }, () => {
    const distance = Math.sqrt(-2 * Math.log(1 - random()));
    return deviation * distance * Math.cos(2 * Math.PI * random());
  });
}

/** Numbers spread evenly from minus to plus this much. */
export function evenNumbers(length: number, most: number, random: () => number): Float32Array {
  return Float32Array.from({ length }, () => (random() * 2 - 1) * most);
}
