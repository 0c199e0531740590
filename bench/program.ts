import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program that listens, in a process of its own. */
export interface Program {
  pid: number;
  base: string;
  /** From the spawn to the line that says where it listens. */
  startedInMs: number;
  stop(): Promise<void>;
}

/** Starts a program under this very Node and waits until it says `… listening at URL`. */
export async function startProgram(
  file: string,
  settings: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...options, ...optionsFor(file), file], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (!isStopping) console.error(`${file} has ended by itself: ${signal ?? code}.`);
  });
  const stop = async () => {
    isStopping = true;
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const base = /listening at (\S+)/.exec(line)?.[1];
    if (base === undefined) continue;
    const startedInMs = performance.now() - startedAt;
    child.stdout.resume();
    return { pid: child.pid ?? 0, base, startedInMs, stop };
  }
  throw new Error(`${file} ended before it listened.`);
}

/** `BENCH_PROFILE=DIR npm run bench` leaves a CPU profile of every program there. */
function optionsFor(file: string): string[] {
  const directory = process.env['BENCH_PROFILE'];
  if (!directory) return [];
  const name = `${file.split('/').at(-1)}-${process.hrtime.bigint()}.cpuprofile`;
  return ['--cpu-prof', `--cpu-prof-dir=${directory}`, `--cpu-prof-name=${name}`, '--enable-source-maps'];
}
