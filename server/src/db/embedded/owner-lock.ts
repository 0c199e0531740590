import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface OwnerLock {
  release(): void;
}

/**
 * One Haven per data directory. SQLite's exclusive lock is a lock of the operating system, which frees it however the
 * holder dies; Node has no such lock of its own. The holder's pid stands in a file beside it.
 * @throws naming the holder's pid, at once.
 */
export async function acquireOwnerLock(dataDir: string): Promise<OwnerLock> {
  const pidFile = join(dataDir, 'haven.pid');
  const file = new DatabaseSync(join(dataDir, 'haven.lock'), { timeout: 0 });
  if (!tryToLock(file)) {
    file.close();
    const holder = await readHolder(pidFile);
    throw new Error(`Another Haven (pid ${holder}) already uses ${dataDir}. Stop it first, or set DATA_DIR.`);
  }
  await writeFile(pidFile, `${process.pid}\n`);
  return { release: () => file.close() };
}

function tryToLock(file: DatabaseSync): boolean {
  try {
    // Nothing is ever written, so there is nothing to journal.
    file.exec('pragma journal_mode = memory; begin exclusive');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/** The holder may have taken the lock this instant, and its pid not be written yet. */
async function readHolder(pidFile: string): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const pid = (await readFile(pidFile, 'utf8').catch(() => '')).trim();
    if (isAlive(Number(pid))) return pid;
    await pause(50);
  }
  return 'unknown';
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
