import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { makeTemplate } from './database.ts';

/** Nothing of a test run outlives it, so nothing needs to reach the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** One PostgreSQL for the whole run: the one `TEST_DATABASE_URL` names, else one of our own in a new directory. */
export default async function setup(): Promise<() => Promise<void>> {
  const stop = process.env['TEST_DATABASE_URL'] ? async () => undefined : await startOwn();
  await makeTemplate(process.env['TEST_DATABASE_URL'] ?? '');
  return stop;
}

async function startOwn(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haven-test-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: console.warn },
    settings: FAST,
  });
  process.env['TEST_DATABASE_URL'] = server.url;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
