/** How many of the steps, given in rising order, are reached. */
export function step(value: number, steps: readonly number[]): number {
  return steps.filter((least) => value >= least).length;
}
