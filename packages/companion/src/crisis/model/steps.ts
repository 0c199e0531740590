/** The one of so many steps, an odd number, that is nearest to a value between -1 and 1; the middle one stands for nought. */
export function stepOf(value: number, steps: number): number {
  const nought = (steps - 1) / 2;
  return Math.round(Math.max(-1, Math.min(1, value)) * nought) + nought;
}

/** The value a step stands for. */
export function valueOf(step: number, steps: number): number {
  const nought = (steps - 1) / 2;
  return (step - nought) / nought;
}
