import { execFile } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The live processes of a PostgreSQL data directory: each works with it as its current directory. A process that is
 * dead but not yet reaped has none, and a stranger that got an old pid has another.
 */
export async function listProcessesIn(directory: string): Promise<number[]> {
  if (process.platform !== 'linux') return listByCommand(directory);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const current = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)));
  return pids.filter((_, index) => current[index] === directory).map(Number);
}

/** Without /proc only the postmaster can be told, by its command line. */
async function listByCommand(directory: string): Promise<number[]> {
  const { stdout } = await run('ps', ['-axo', 'pid=,command=']);
  const lines = stdout.split('\n').filter((line) => line.includes(`postgres -D ${directory} `));
  return lines.map((line) => Number.parseInt(line, 10));
}

/** Sends a signal; a process that is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
