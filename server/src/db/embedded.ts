import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { getBinaries } from './embedded/binaries.ts';
import { prepareDataDirectory } from './embedded/data-directory.ts';
import { watchDiskSpace } from './embedded/disk-space.ts';
import { stopLeftovers } from './embedded/leftovers.ts';
import { acquireOwnerLock } from './embedded/owner-lock.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './embedded/postmaster.ts';
import { assertReachable } from './embedded/reach.ts';
import { getRunner } from './embedded/runner.ts';
import { makeSocketDirectory } from './embedded/socket-directory.ts';

const LONGEST_PAUSE_MS = 10_000;

/** Where the supervisor says what happened; pino fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Log;
  /** PostgreSQL settings that differ from Haven's, for tests. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** What `openDatabase` connects to. It stays the same when PostgreSQL is started anew. */
  url: string;
  /** The process now serving. */
  pid(): number;
  /** False while the disk has only the room that PostgreSQL itself needs to go on: then nothing more should be stored. */
  hasRoom(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts Haven's own PostgreSQL on `dataDir` and looks after it until `stop`: when it dies it is started again.
 * @throws when another Haven owns the directory, or when PostgreSQL can't start; one line that says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await makeDataDir(options.dataDir);
  const lock = await acquireOwnerLock(dataDir);
  try {
    const postmasterOptions = await prepare(dataDir, options);
    const keeper = keepRunning(await startPostmaster(postmasterOptions), postmasterOptions, options.log);
    await createDatabase(postmasterOptions.socketDirectory).catch(async (error: unknown) => {
      await keeper.stop();
      throw error;
    });
    const space = await watchDiskSpace(dataDir, (hasRoom) =>
      options.log.warn(
        hasRoom ? 'The disk has room again.' : 'The disk is full: Haven reads, but stores nothing more.',
      ),
    );
    const stop = async () => {
      space.stop();
      await keeper.stop().finally(lock.release);
    };
    return { url: urlOf(postmasterOptions.socketDirectory, 'haven'), pid: keeper.pid, hasRoom: space.hasRoom, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The address of the PostgreSQL that a running Haven looks after on `dataDir`, for a program beside it. Undefined when
 * no Haven runs there.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const directory = await makeDataDir(dataDir);
  try {
    (await acquireOwnerLock(directory)).release();
    return undefined;
  } catch {
    return urlOf(await makeSocketDirectory(directory, await getRunner()), 'haven');
  }
}

/** Private; as root it can be passed through, but not listed, so that PostgreSQL's own user gets to its part. */
async function makeDataDir(path: string): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  await mkdir(path, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const dataDir = await realpath(path);
  const { mode } = await stat(dataDir);
  if (isRoot && (mode & 0o001) === 0) await chmod(dataDir, mode | 0o011);
  return dataDir;
}

async function prepare(dataDir: string, { log, settings = {} }: EmbeddedPostgresOptions): Promise<PostmasterOptions> {
  const [binaries, runner] = await Promise.all([getBinaries(), getRunner()]);
  await assertReachable(dataDir, binaries, runner);
  const socketDirectory = await makeSocketDirectory(dataDir, runner);
  if (await stopLeftovers(join(dataDir, 'postgres'), socketDirectory))
    log.warn('A PostgreSQL left by a killed Haven was stopped.');
  const directory = await prepareDataDirectory(dataDir, { binaries, runner, log });
  return { directory, socketDirectory, binaries, runner, settings, logFile: join(dataDir, 'postgres.log') };
}

function keepRunning(first: Postmaster, options: PostmasterOptions, log: Log) {
  let current = first;
  const stopping = new AbortController();
  const watch = watchOver();

  async function watchOver(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.ended;
      if (!stopping.signal.aborted) await startAgain();
    }
  }

  async function startAgain(): Promise<void> {
    log.warn('PostgreSQL ended unexpectedly and is started again.');
    for (let waitMs = 100; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await stopLeftovers(options.directory, options.socketDirectory);
        current = await startPostmaster(options);
        log.info('PostgreSQL serves again.');
        return;
      } catch (error) {
        log.warn(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : String(error)}`);
        await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await current.stop();
    await watch;
    // A start that was under way when the stop came.
    await current.stop();
  }

  return { pid: () => current.pid, stop };
}

function urlOf(socketDirectory: string, database: string): string {
  return `postgresql://haven@localhost/${database}?host=${encodeURIComponent(socketDirectory)}`;
}

async function createDatabase(socketDirectory: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(socketDirectory, 'postgres') });
  await client.connect();
  try {
    const found = await client.query(`select 1 from pg_database where datname = 'haven'`);
    if (found.rowCount === 0) await client.query('create database haven');
  } finally {
    await client.end();
  }
}
