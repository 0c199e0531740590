import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listProcessesIn, signal } from './processes.ts';
import { SOCKET_PORT } from './socket-directory.ts';

/** How long each step may take before a stronger signal. */
const PATIENCE_MS = 10_000;
const POLL_MS = 20;

/**
 * After a kill -9 of Haven its PostgreSQL runs on. Stops it (a fast shutdown, which keeps everything that was
 * committed) and removes pid files that name nobody of ours, which PostgreSQL itself would take for a rival when the
 * number was given to another process or its dead owner is not reaped. Only the owner of the data directory may call it.
 * @returns whether there was anything to stop.
 */
export async function stopLeftovers(directory: string, socketDirectory: string): Promise<boolean> {
  const pids = await listProcessesIn(directory);
  if (pids.length > 0) await stop(directory, pids);
  // Elsewhere backends can't be told from strangers, so PostgreSQL's own check has the last word.
  if (process.platform === 'linux') {
    await rm(join(directory, 'postmaster.pid'), { force: true });
    await rm(join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
  }
  return pids.length > 0;
}

async function stop(directory: string, pids: number[]): Promise<void> {
  const postmaster = await readPostmasterPid(directory);
  // Backends without their postmaster end by themselves.
  if (postmaster !== undefined && pids.includes(postmaster)) signal(postmaster, 'SIGINT');
  if (await isEmptySoon(directory)) return;
  for (const pid of await listProcessesIn(directory)) signal(pid, 'SIGQUIT');
  if (await isEmptySoon(directory)) return;
  for (const pid of await listProcessesIn(directory)) signal(pid, 'SIGKILL');
  if (await isEmptySoon(directory)) return;
  throw new Error(
    `An earlier PostgreSQL (pid ${pids.join(', ')}) still holds ${directory} and does not end. End it by hand.`,
  );
}

async function isEmptySoon(directory: string): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if ((await listProcessesIn(directory)).length === 0) return true;
    await pause(POLL_MS);
  }
  return false;
}

/** The first line of `postmaster.pid`; a standalone backend writes it negative. */
async function readPostmasterPid(directory: string): Promise<number | undefined> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Math.abs(Number.parseInt(text, 10));
  return Number.isNaN(pid) ? undefined : pid;
}
