import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { signal } from './processes.ts';
import type { Runner } from './runner.ts';
import { SOCKET_PORT } from './socket-directory.ts';

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 10_000;
const POLL_MS = 10;
const LOG_BYTES_KEPT = 1_000_000;

/** Small and safe. The log holds no statements and no values: they would be what people wrote. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
};

export interface PostmasterOptions {
  directory: string;
  socketDirectory: string;
  logFile: string;
  binaries: Binaries;
  runner: Runner;
  settings: Readonly<Record<string, string>>;
}

/** A PostgreSQL server that is our child and answers. */
export interface Postmaster {
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  /** A fast shutdown: open transactions are rolled back, everything committed is kept. */
  stop(): Promise<void>;
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const child = await spawnPostgres(options);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await untilReady(child, options);
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

async function spawnPostgres({ directory, socketDirectory, ...options }: PostmasterOptions): Promise<ChildProcess> {
  const settings = { ...SETTINGS, ...options.settings, unix_socket_directories: socketDirectory };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await openLog(options.logFile);
  try {
    return spawn(options.binaries.postgres, ['-D', directory, ...flags], {
      ...options.runner,
      cwd: '/',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', log.fd, log.fd],
      // Ctrl-C in a terminal reaches the whole group; PostgreSQL must outlive the requests Haven still answers.
      detached: true,
    });
  } finally {
    await log.close();
  }
}

/** Appended to, and begun anew when it has grown large. */
async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  return open(file, size > LOG_BYTES_KEPT ? 'w' : 'a', 0o600);
}

async function untilReady(child: ChildProcess, { directory, logFile }: PostmasterOptions): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL did not start: ${await lastComplaint(logFile)}`);
    if (await isReady(directory, child.pid)) return;
    await pause(POLL_MS);
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL was not ready within ${READY_WITHIN_MS / 1000} s; see ${logFile}.`);
}

/** The postmaster writes its state into the eighth line of `postmaster.pid`. */
async function isReady(directory: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

async function lastComplaint(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
  return `${complaint?.replace(/^.*?(FATAL|PANIC):\s*/, '')} (see ${logFile})`;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) break;
    signal(child.pid, name);
    await Promise.race([ended, pause(STOPPED_WITHIN_MS, undefined, { ref: false })]);
  }
  await ended;
}
