import { spawn } from 'node:child_process';
import type { Binaries } from './binaries.ts';
import type { Runner } from './runner.ts';

/** @throws one clear line when the account PostgreSQL runs under can't get at its programs or at the data directory. */
export async function assertReachable(dataDir: string, binaries: Binaries, runner: Runner): Promise<void> {
  if (runner.uid === undefined) return;
  if (!(await canRun(binaries.postgres, ['--version'], runner))) {
    throw new Error(
      `PostgreSQL runs as the user "postgres", which can't reach ${binaries.postgres}. Move Haven to a place other users can enter, start it as another user, or set DATABASE_URL.`,
    );
  }
  if (!(await canRun('sh', ['-c', 'cd "$1"', 'sh', dataDir], runner))) {
    throw new Error(
      `PostgreSQL runs as the user "postgres", which can't reach the data directory ${dataDir}. Set DATA_DIR to a place other users can enter, start Haven as another user, or set DATABASE_URL.`,
    );
  }
}

function canRun(program: string, options: readonly string[], runner: Runner): Promise<boolean> {
  const child = spawn(program, options, { ...runner, cwd: '/', stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
