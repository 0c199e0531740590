import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { serverEnvironment, serverOptions } from '../scripts/lib/server-options.mjs';
import { startEmbeddedPostgres } from '../server/src/db/embedded.ts';
import { type Load, startLoad } from './load.ts';
import { type Program, startProgram } from './program.ts';

/** How long each part may take. */
export interface Pace {
  rounds: number;
  roundMs: number;
  quick: boolean;
}

/** Everything the figures are taken on: one PostgreSQL, the model's fake, the load, and servers on demand. */
export interface Stage {
  pace: Pace;
  load: Load;
  fake: Program;
  /** Haven on a database and a data directory of its own, unless the settings name others. */
  startHaven(settings?: HavenSettings): Promise<Program>;
  startFloor(): Promise<Program>;
  createDatabase(): Promise<string>;
  createDirectory(): Promise<string>;
  close(): Promise<void>;
}

/** Settings of Haven, and which model it asks: one of the fake's, or its own. */
type HavenSettings = Record<string, string> & { model?: 'at-once' | 'held' | 'builtin' };

const floor = here('./floor-server.ts');
const fakeModel = here('./fake-model.ts');

/** @param server the built server to measure. */
export async function openStage(pace: Pace, server: string): Promise<Stage> {
  const directory = await mkdtemp(join(tmpdir(), 'haven-bench-'));
  const directories = [directory];
  const quiet = { info: () => undefined, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dataDir: directory, log: quiet });
  const load = startLoad();
  const programs: Program[] = [];
  const fake = await start(fakeModel);

  async function start(file: string, settings?: Record<string, string>, options?: readonly string[]): Promise<Program> {
    const program = await startProgram(file, settings, options);
    programs.push(program);
    return program;
  }

  async function createDatabase(): Promise<string> {
    const name = `bench_${randomBytes(6).toString('hex')}`;
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async function createDirectory(): Promise<string> {
    const created = await mkdtemp(join(tmpdir(), 'haven-bench-'));
    directories.push(created);
    return created;
  }

  async function startHaven({ model, ...settings }: HavenSettings = {}): Promise<Program> {
    const all = {
      ...serverEnvironment,
      DATABASE_URL: await createDatabase(),
      DATA_DIR: await createDirectory(),
      LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...(model !== 'builtin' && {
        LLM_PROVIDER: 'openai-compatible',
        LLM_BASE_URL: fake.base,
        LLM_MODEL: model ?? 'at-once',
      }),
      ...settings,
    };
    // As `npm start` does.
    return start(server, all, serverOptions);
  }

  const startFloor = async () => start(floor, { DATABASE_URL: await createDatabase(), MODEL_URL: fake.base });

  async function close(): Promise<void> {
    load.stop();
    for (const program of programs) await program.stop();
    await postgres.stop();
    for (const created of directories) await rm(created, { recursive: true, force: true, maxRetries: 5 });
  }

  return { pace, load, fake, startHaven, startFloor, createDatabase, createDirectory, close };
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
