import { spawn } from 'node:child_process';
import { access, chown, mkdtemp, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { randomId } from '#lib/random-id.ts';
import { syncDirectory } from '#lib/sync-directory.ts';
import type { Log } from '../embedded.ts';
import type { Binaries } from './binaries.ts';
import type { Runner } from './runner.ts';

const MAJOR_VERSION = '18';
const MAKING = 'postgres.making-';

/**
 * The directory PostgreSQL keeps its data in, made at the first start. It is made under another name and renamed when
 * finished, so `postgres` is always whole. What a killed start left half-made is set aside under a new name, never deleted.
 */
export async function prepareDataDirectory(
  dataDir: string,
  { binaries, runner, log }: { binaries: Binaries; runner: Runner; log: Log },
): Promise<string> {
  const directory = join(dataDir, 'postgres');
  await setAsideUnfinished(dataDir, log);
  if (await exists(directory)) {
    await assertVersion(directory);
    return directory;
  }
  // A name of its own each time: the initdb of a killed start may still be running, and must not meet this one.
  const making = await mkdtemp(join(dataDir, MAKING));
  if (runner.uid !== undefined && runner.gid !== undefined) await chown(making, runner.uid, runner.gid);
  await initialise(making, binaries, runner);
  await rename(making, directory);
  await syncDirectory(dataDir);
  return directory;
}

async function setAsideUnfinished(dataDir: string, log: Log): Promise<void> {
  const directory = join(dataDir, 'postgres');
  const isWhole = (await exists(join(directory, 'PG_VERSION'))) && (await exists(join(directory, 'global/pg_control')));
  const found = await readdir(dataDir);
  for (const name of found.filter((entry) => entry.startsWith(MAKING) || (entry === 'postgres' && !isWhole))) {
    const aside = join(dataDir, `postgres.set-aside-${randomId()}`);
    await rename(join(dataDir, name), aside);
    log.warn(`A half-made database was found and set aside as ${aside}; a new one is made.`);
  }
}

async function assertVersion(directory: string): Promise<void> {
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new Error(
    `${directory} was made by PostgreSQL ${version}, this is PostgreSQL ${MAJOR_VERSION}. Move the data with "npm run admin -- backup" under the old version first.`,
  );
}

function initialise(directory: string, { initdb }: Binaries, runner: Runner): Promise<void> {
  const options = [
    '--username=haven',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    '--no-clean',
  ];
  const child = spawn(initdb, ['-D', directory, ...options], {
    ...runner,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `The database could not be made: ${complaint.trim().split('\n')[0] ?? `initdb ended with ${code}`}`,
          ),
        );
    });
  });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
