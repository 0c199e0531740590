import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listProcessesIn, signal } from '#db/embedded/processes.ts';

const PROGRAM = fileURLToPath(new URL('./hold-database.ts', import.meta.url));
const SERVER = fileURLToPath(new URL('../..', import.meta.url));

/** A Haven in a process of its own, as far as its database goes. */
export interface Holder {
  pid: number;
  /** The first line it says: `ready PID`, or why it can't start. Undefined when it was killed before. */
  firstLine: Promise<string | undefined>;
  exited: Promise<number | null>;
  kill(): Promise<void>;
}

export function startHolder(dataDir: string): Holder {
  const child = spawn(process.execPath, [PROGRAM, dataDir], { cwd: SERVER, stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(child, 'close').then(() => child.exitCode);
  return { pid: child.pid ?? 0, firstLine: readFirstLine(child), exited, kill: () => kill(child, exited) };
}

async function readFirstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  if (!stdout) return undefined;
  for await (const line of createInterface({ input: stdout })) return line;
  return undefined;
}

async function kill(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  // Its PostgreSQL may live on; the pipe is closed by then all the same, for PostgreSQL writes to a file.
  await exited;
}

/**
 * kill -9 of every process of the database, also of one that is being made. Ends when none is left: on a busy machine one
 * that was signalled still finishes what it asked of the kernel, and what it was about to start may have been missed.
 */
export async function killPostgres(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir);
  const places = entries.filter((entry) => entry.startsWith('postgres')).map((name) => join(dataDir, name));
  const until = Date.now() + LONGEST_DEATH_MS;
  for (;;) {
    const pids = (await Promise.all(places.map((place) => listProcessesIn(place)))).flat();
    if (pids.length === 0) return;
    if (Date.now() > until) throw new Error(`still there after kill -9: ${pids.join(', ')}`);
    for (const pid of pids) signal(pid, 'SIGKILL');
    await pause(DEATH_POLL_MS);
  }
}

const LONGEST_DEATH_MS = 5_000;
const DEATH_POLL_MS = 5;

/** Copies a stopped data directory, owners and modes included; much faster than a first start. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** A new directory in the system's temporary one; `remove` also ends whatever still works in it. */
export async function makeDataDir(name = 'haven-data-'): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), name)));
  return {
    path,
    remove: async () => {
      await killPostgres(path);
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
