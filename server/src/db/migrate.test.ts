import { Client, type ClientBase } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** How many statements to be killed at; `FAULT_ROUNDS=50` for more. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 6);

const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

test('a migrated database opens without changing anything', async () => {
  const { url } = await make(createTestDatabase);
  const before = await describeSchema(url);
  await (await openDatabase({ url })).close();
  expect(await describeSchema(url)).toEqual(before);
});

test('four processes migrating at once leave one set of tables', async () => {
  const { url } = await make(createEmptyTestDatabase);
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url, maxConnections: 1 })));
  await Promise.all(opened.map(({ close }) => close()));
  expect(await describeSchema(url)).toEqual(await expectedSchema());
});

test('killed at any statement, a migration leaves nothing behind, and the next one completes', async () => {
  const total = await countStatements();
  for (let round = 0; round < ROUNDS; round += 1) {
    const killedAt = 1 + Math.floor(Math.random() * total);
    const { url } = await make(createEmptyTestDatabase);

    await expect(
      withClient(url, (client) => migrate(interruptAt(client, killedAt, () => killServerProcess(client, url)))),
      `at ${killedAt}`,
    ).rejects.toThrow();
    expect((await describeSchema(url)).columns, `at ${killedAt}`).toEqual([]);

    await (await openDatabase({ url })).close();
    expect(await describeSchema(url), `at ${killedAt}`).toEqual(await expectedSchema());
  }
}, 60_000);

test('when one of two migrating processes is killed, the waiting one completes', async () => {
  const { url } = await make(createEmptyTestDatabase);
  const waiting: ReturnType<typeof openDatabase>[] = [];

  const killed = withClient(url, (client) =>
    migrate(
      interruptAt(client, 20, async () => {
        waiting.push(openDatabase({ url }));
        await untilSomebodyWaits(url);
        await killServerProcess(client, url);
      }),
    ),
  );

  await expect(killed).rejects.toThrow();
  for (const opened of await Promise.all(waiting)) await opened.close();
  expect(await describeSchema(url)).toEqual(await expectedSchema());
});

test('a database newer than the program is left as it is', async () => {
  const { url } = await make(createTestDatabase);
  await withClient(url, (client) =>
    client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`),
  );
  const before = await describeSchema(url);

  await (await openDatabase({ url })).close();

  expect(await describeSchema(url)).toEqual(before);
});

async function make(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await create();
  databases.push(database);
  return database;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // A killed connection also says so here.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same client, to which something happens when it comes to its n-th statement. */
function interruptAt(client: Client, statement: number, interrupt: () => Promise<void>): ClientBase {
  let count = 0;
  const query = async (...given: Parameters<Client['query']>) => {
    count += 1;
    if (count === statement) await interrupt();
    return client.query(...given);
  };
  return { query } as unknown as ClientBase;
}

function untilSomebodyWaits(url: string): Promise<void> {
  return withClient(url, (client) =>
    vi.waitFor(async () => {
      const waiting = await client.query(
        `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(waiting.rowCount).toBe(1);
    }),
  );
}

async function killServerProcess(client: Client, url: string): Promise<void> {
  const found = await client.query('select pg_backend_pid() as pid');
  await withClient(url, (other) => other.query('select pg_terminate_backend($1, 5000)', [found.rows[0].pid]));
}

async function countStatements(): Promise<number> {
  const { url } = await make(createEmptyTestDatabase);
  return withClient(url, async (client) => {
    const query = vi.spyOn(client, 'query');
    await migrate(client);
    return query.mock.calls.length;
  });
}

async function expectedSchema() {
  return describeSchema((await make(createTestDatabase)).url);
}

/** Every column, constraint, index and applied migration. */
function describeSchema(url: string) {
  return withClient(url, async (client) => {
    const list = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
    const known = await list(`select to_regclass('drizzle.__drizzle_migrations') is not null`);
    return {
      columns: await list(
        `select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2`,
      ),
      constraints: await list(
        `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
      ),
      indexes: await list(
        `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
      ),
      migrations: known[0]?.[0] ? await list('select hash from drizzle.__drizzle_migrations order by id') : [],
    };
  });
}
