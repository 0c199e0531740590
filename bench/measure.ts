import { readFile } from 'node:fs/promises';

/** `/proc` counts in hundredths of a second on every Linux. */
const tickMs = 10;

/** CPU a process has used so far, in user and system mode, all its threads. */
export async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; utime and stime are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Memory a process holds now, and the most it ever held, in MB. */
export async function memoryOf(pid: number): Promise<{ nowMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { nowMb: field('VmRSS'), peakMb: field('VmHWM') };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Between two neighbors the nearer one to the end counts. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Median, and the least and the most beside it: `0.52 (0.49–0.55)`. */
export function withSpread(values: readonly number[], digits: number, unit = ''): string {
  const show = (value: number) => value.toFixed(digits);
  return `${show(median(values))}${unit} (${show(Math.min(...values))}–${show(Math.max(...values))})`;
}
