/** Prints what was done and what was seen, a figure a line. */
export function say(what: string, figures: object): void {
  process.stdout.write(`\n${what}\n`);
  for (const [name, figure] of Object.entries(figures)) process.stdout.write(`  ${name}: ${textOf(figure)}\n`);
}

/** The value that so many in a hundred do not exceed; NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

function textOf(figure: unknown): string {
  if (typeof figure === 'number') return String(Math.round(figure * 10) / 10);
  return typeof figure === 'string' ? figure : JSON.stringify(figure);
}
