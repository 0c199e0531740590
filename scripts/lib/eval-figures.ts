/** A line of the report: what was counted, and the figure. */
export function figure(name: string, value: string): void {
  console.log(`${name.padEnd(36)} ${value}`);
}

/** "92.7%  (593/640)"; a dash where there is nothing to count. */
export function percent(count: number, of: number): string {
  return of === 0 ? '-' : `${((100 * count) / of).toFixed(1)}%  (${count}/${of})`;
}
