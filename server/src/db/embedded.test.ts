import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyDataDir, killPostgres, makeDataDir, startHolder } from '#testing/database-holder.ts';
import { listProcessesIn } from './embedded/processes.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Fault rounds; `FAULT_ROUNDS=50` for the whole number. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 6);
const isRoot = process.getuid?.() === 0;

let dataDir: string;
let remove: () => Promise<void>;
let said: string[];
const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) };

/** Data of a Haven that was started and stopped once. */
let used: Awaited<ReturnType<typeof makeDataDir>>;

beforeAll(async () => {
  used = await makeDataDir();
  const server = await startEmbeddedPostgres({
    dataDir: used.path,
    log: { info: () => undefined, warn: () => undefined },
  });
  await (await openDatabase({ url: server.url })).close();
  await server.stop();
}, 30_000);
afterAll(() => used.remove());
beforeEach(async () => {
  said = [];
  ({ path: dataDir, remove } = await makeDataDir());
});
afterEach(() => remove());

describe('one owner', () => {
  test('a second Haven on the same data ends within two seconds and names the first', async () => {
    await copyDataDir(used.path, dataDir);
    const first = startHolder(dataDir);
    expect(await first.firstLine).toMatch(/^ready/);

    const startedAt = performance.now();
    const second = startHolder(dataDir);

    expect(await second.firstLine).toContain(`Another Haven (pid ${first.pid}) already uses ${dataDir}`);
    expect(await second.exited).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await first.kill();
  });

  test('of four starting at once on new data, one serves and three name it', async () => {
    const holders = Array.from({ length: 4 }, () => startHolder(dataDir));
    const lines = await Promise.all(holders.map((holder) => holder.firstLine));

    const winner = holders[lines.findIndex((line) => line?.startsWith('ready'))];
    expect(lines.filter((line) => line?.includes(`(pid ${winner?.pid})`))).toHaveLength(3);
    await winner?.kill();
  });
});

describe('after kill -9', () => {
  test.each([
    ['Haven alone, its PostgreSQL is stopped and', async () => undefined],
    ['Haven and its PostgreSQL,', () => killPostgres(dataDir)],
  ])('of %s the data is served again', async (_, killMore) => {
    await copyDataDir(used.path, dataDir);
    const holder = startHolder(dataDir);
    const [, orphan] = (await holder.firstLine)?.split(' ') ?? [];
    await holder.kill();
    await killMore();

    const startedAt = performance.now();
    const server = await startEmbeddedPostgres({ dataDir, log });

    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await listProcessesIn(join(dataDir, 'postgres'))).not.toContain(Number(orphan));
    await expectServing(server);
    await server.stop();
  });

  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'during the first start the next one repairs it, round %i',
    async (round) => {
      const holder = startHolder(dataDir);
      const delayMs = Math.random() * 1_800;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, delayMs)), holder.firstLine]);
      await holder.kill();
      // Every other time initdb, or the postmaster, goes on without its Haven.
      if (round % 2 === 0) await killPostgres(dataDir);
      const before = await readdir(dataDir);

      const server = await startEmbeddedPostgres({ dataDir, log });

      await expectServing(server, `killed after ${delayMs} ms`);
      await server.stop();
      const setAside = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.set-aside-'));
      expect(setAside).toHaveLength(before.filter((name) => name.startsWith('postgres.making-')).length);
    },
  );
});

describe('what is found in the data directory', () => {
  test('half-made data is set aside with all that is in it, and said', async () => {
    await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'base', 'something'), 'kept');

    const server = await startEmbeddedPostgres({ dataDir, log });
    await server.stop();

    const aside = (await readdir(dataDir)).find((name) => name.startsWith('postgres.set-aside-')) ?? '';
    expect(await readFile(join(dataDir, aside, 'base', 'something'), 'utf8')).toBe('kept');
    expect(said.join()).toContain(aside);
  });

  test('a pid file that names a stranger is no rival', async () => {
    await copyDataDir(used.path, dataDir);
    const pidFile = `${process.ppid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n\n\nready   \n`;
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), pidFile);
    await writeFile(join(dataDir, 'postgres-socket', '.s.PGSQL.5432.lock'), pidFile);

    const server = await startEmbeddedPostgres({ dataDir, log });
    await expectServing(server);
    await server.stop();
  });

  test('data of another PostgreSQL is left alone, with a line that says what to do', async () => {
    await copyDataDir(used.path, dataDir);
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');

    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('was made by PostgreSQL 17');
  });

  test('a directory PostgreSQL cannot start from gives one line, and is free again', async () => {
    await copyDataDir(used.path, dataDir);
    await rm(join(dataDir, 'postgres', 'pg_wal'), { recursive: true });

    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/^PostgreSQL did not start: .*pg_wal/);
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/^PostgreSQL did not start: .*pg_wal/);
  });
});

describe('while it runs', () => {
  beforeEach(() => copyDataDir(used.path, dataDir));

  test('a PostgreSQL that dies is started again, and the pool recovers', async () => {
    const server = await startEmbeddedPostgres({ dataDir, log });
    const opened = await openDatabase({ url: server.url });
    await opened.pool.query('create table kept as select 1 as one');

    const died = server.pid();
    await killPostgres(dataDir);
    await vi.waitFor(async () => expect((await opened.pool.query('select * from kept')).rows).toEqual([{ one: 1 }]), {
      timeout: 10_000,
    });

    // It may answer a query before its keeper has seen that it is ready.
    await expect
      .poll(() => said)
      .toEqual(['PostgreSQL ended unexpectedly and is started again.', 'PostgreSQL serves again.']);
    expect(server.pid()).not.toBe(died);
    await opened.close();
    await server.stop();
    expect(await listProcessesIn(join(dataDir, 'postgres'))).toEqual([]);
  });

  test('nobody but its owner can reach the data or the socket, and nothing listens on the network', async () => {
    const server = await startEmbeddedPostgres({ dataDir, log });
    const opened = await openDatabase({ url: server.url });
    const settings = await opened.pool.query(
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`,
    );

    expect(settings.rows).toEqual([{ addresses: '', fsync: 'on' }]);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, 'postgres-socket'))).mode & 0o077).toBe(0);
    await opened.close();
    await server.stop();
  });

  test('its log holds nothing of what was stored, even when a row is refused', async () => {
    const server = await startEmbeddedPostgres({ dataDir, log });
    const opened = await openDatabase({ url: server.url });
    await expect(
      opened.pool.query(`insert into newsletter_subscriptions (email, created_at) values ('secret words', null)`),
    ).rejects.toThrow();
    await opened.close();
    await server.stop();

    const text = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(text).toContain('violates not-null constraint');
    expect(text).not.toContain('secret words');
  });

  test('a data directory with a long path has its socket elsewhere', async () => {
    const deep = join(dataDir, 'a'.repeat(90), 'data');
    await mkdir(deep, { recursive: true, mode: 0o755 });
    await chmod(dataDir, 0o755);
    await copyDataDir(used.path, deep);

    const server = await startEmbeddedPostgres({ dataDir: deep, log });
    const socketDirectory = decodeURIComponent(server.url.split('host=')[1] ?? '');

    await expectServing(server);
    expect(socketDirectory).toMatch(/^\/tmp\/haven-\d+-[0-9a-f]{16}$/);
    expect((await stat(socketDirectory)).mode & 0o077).toBe(0);
    await server.stop();
    await rm(socketDirectory, { recursive: true });
  });

  test.runIf(isRoot)('as root, a data directory out of the database user’s reach is named in one line', async () => {
    const hidden = join(dataDir, 'hidden');
    await mkdir(hidden, { mode: 0o700 });

    await expect(startEmbeddedPostgres({ dataDir: join(hidden, 'data'), log })).rejects.toThrow(
      `can't reach the data directory ${join(hidden, 'data')}`,
    );
  });
});

async function expectServing(server: EmbeddedPostgres, why?: string): Promise<void> {
  const opened = await openDatabase({ url: server.url });
  const found = await opened.pool.query('select count(*)::int as count from user_accounts');
  expect(found.rows, why).toEqual([{ count: 0 }]);
  await opened.close();
}
