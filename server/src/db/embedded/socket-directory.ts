import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Runner } from './runner.ts';

export const SOCKET_PORT = 5432;
/** `sun_path` has 108 bytes with its final NUL on Linux, 104 on macOS. */
const LONGEST_PATH = process.platform === 'darwin' ? 103 : 107;

/**
 * The private directory of PostgreSQL's socket: in the data directory, or, where that makes the path too long, a short
 * one below /tmp that belongs to this data directory alone.
 */
export async function makeSocketDirectory(dataDir: string, runner: Runner): Promise<string> {
  const directory = choose(dataDir, runner);
  await mkdir(directory, { mode: 0o700 }).catch(ignoreExisting);
  const found = await lstat(directory);
  const owner = runner.uid ?? process.getuid?.();
  // Below /tmp somebody else may have made it first.
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new Error(`${directory} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
  }
  if (runner.uid !== undefined && runner.gid !== undefined) await chown(directory, runner.uid, runner.gid);
  await chmod(directory, 0o700);
  return directory;
}

function choose(dataDir: string, runner: Runner): string {
  const near = join(dataDir, 'postgres-socket');
  if (Buffer.byteLength(join(near, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_PATH) return near;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return `/tmp/haven-${runner.uid ?? process.getuid?.() ?? 0}-${name}`;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
