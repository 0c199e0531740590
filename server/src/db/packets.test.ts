import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { packetsOn } from './packets.ts';
import { createSharedPackets } from './shared-packets.ts';
import { createTransactions } from './transactions.ts';

let database: TestDatabase;
let open: OpenDatabase;

const add = { name: 'add', text: 'insert into numbers (n) values ($1) returning n' };
const divide = { name: 'divide', text: 'select 12 / $1::int as quotient' };
const list = { name: 'list', text: 'select n, $1::text as label from numbers order by n' };

beforeAll(async () => {
  database = await createTestDatabase();
  open = await openDatabase({ url: database.url, maxConnections: 2 });
  await open.pool.query('create table numbers (n integer primary key)');
});

afterAll(async () => {
  await open.close();
  await database.drop();
});

/** A connection on which all three statements are prepared, and an empty table. */
async function connect() {
  await open.pool.query('truncate numbers');
  const client = await open.pool.connect();
  const { ask, flush } = packetsOn(client);
  await Promise.all([ask(add, [0]), ask(divide, [1]), ask(list, ['first'])]);
  let writes = 0;
  const { stream } = (client as unknown as { connection: { stream: Written } }).connection;
  for (const way of ['_write', '_writev'] as const) {
    const write = stream[way].bind(stream);
    stream[way] = (...args) => {
      writes += 1;
      return write(...args);
    };
  }
  return { client, ask, flush, writes: () => writes };
}

/** What a stream is told to write, one message or many. */
type Written = Record<'_write' | '_writev', (...args: unknown[]) => unknown>;

test('each gets its own answer, in the order asked, and all go out at once', async () => {
  const { client, ask, writes } = await connect();
  const answers = await Promise.all([ask(add, [7]), ask(divide, [4]), ask(list, ['all']), ask(divide, [5])]);
  expect(answers.map(({ rows, rowCount, command }) => ({ rows, rowCount, command }))).toEqual([
    { rows: [{ n: 7 }], rowCount: 1, command: 'INSERT' },
    { rows: [{ quotient: 3 }], rowCount: 1, command: 'SELECT' },
    {
      rows: [
        { n: 0, label: 'all' },
        { n: 7, label: 'all' },
      ],
      rowCount: 2,
      command: 'SELECT',
    },
    { rows: [{ quotient: 2 }], rowCount: 1, command: 'SELECT' },
  ]);
  expect(writes()).toBe(1);
  client.release();
});

test('when one fails, all are told so and nothing of the packet is kept', async () => {
  const { client, ask } = await connect();
  const asked = await Promise.allSettled([ask(add, [1]), ask(divide, [0]), ask(add, [2])]);
  expect(asked.map((answer) => answer.status === 'rejected' && (answer.reason as { code: string }).code)).toEqual([
    '22012',
    '22012',
    '22012',
  ]);
  const { rows } = await ask(list, ['left']);
  expect(rows).toEqual([{ n: 0, label: 'left' }]);
  client.release();
});

test('a statement that is new to the connection, between others that are known', async () => {
  const { client, ask } = await connect();
  const fresh = { name: 'fresh', text: 'select count(*)::int as many from numbers where n > $1' };
  const [, many, , again] = await Promise.all([ask(add, [1]), ask(fresh, [0]), ask(add, [2]), ask(fresh, [0])]);
  expect([many.rows, again.rows]).toEqual([[{ many: 1 }], [{ many: 2 }]]);
  client.release();
});

test('what was asked before a flush is done before what the connection is told next', async () => {
  const { client, ask, flush } = await connect();
  const added = ask(add, [5]);
  flush();
  const { rows } = await client.query('select n from numbers order by n');
  await added;
  expect(rows).toEqual([{ n: 0 }, { n: 5 }]);
  client.release();
});

test('a transaction of packets: all or nothing, also when the work itself fails', async () => {
  (await connect()).client.release();
  const atomically = createTransactions(open.pool, (db) => ({ db }));
  const addIn = (n: number) =>
    atomically(async ({ db }, lastly) => {
      lastly(db.$client.query(add, [n]));
      if (n === 9) throw new Error('The work failed.');
    });
  await addIn(3);
  await expect(addIn(9)).rejects.toThrow('The work failed.');
  await expect(addIn(3)).rejects.toMatchObject({ code: '23505' });
  const { rows } = await open.pool.query('select n from numbers order by n');
  expect(rows).toEqual([{ n: 0 }, { n: 3 }]);
});

test('a read that fails in a packet fails for whoever asked it, and for nobody else', async () => {
  (await connect()).client.release();
  const quotient = createSharedPackets(open.pool)
    .select({ quotient: sql<number>`12 / ${sql.placeholder('by')}::int` })
    .from(sql`numbers`)
    .prepare('shared_quotient');
  const find = (by: number) => quotient.execute({ by });
  // Prepared on whichever connection comes first.
  await find(1);
  const found = await Promise.allSettled([find(3), find(0), find(4)]);
  expect(found.map((one) => one.status === 'fulfilled' && one.value)).toEqual([
    [{ quotient: 4 }],
    false,
    [{ quotient: 3 }],
  ]);
});

test('the same name with another text is refused, and nobody is given what another asked for', async () => {
  const { client, ask } = await connect();
  const other = { ...divide, text: 'select 1' };
  const [refused, listed, divided] = await Promise.allSettled([ask(other, [1]), ask(list, ['mine']), ask(divide, [3])]);
  expect(refused.status).toBe('rejected');
  expect(listed).toMatchObject({ value: { rows: [{ n: 0, label: 'mine' }] } });
  expect(divided).toMatchObject({ value: { rows: [{ quotient: 4 }] } });
  client.release();
});

test('with a value that cannot be sent, nothing of the packet is sent, and the connection lives on', async () => {
  const { client, ask, writes } = await connect();
  const asked = await Promise.allSettled([ask(add, [8]), ask(divide, [cyclic()]), ask(list, ['mine'])]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(writes()).toBe(0);
  expect((await ask(list, ['left'])).rows).toEqual([{ n: 0, label: 'left' }]);
  client.release();
});

test('a read with a value that cannot be sent fails for whoever asked it, and for nobody else', async () => {
  (await connect()).client.release();
  const echo = createSharedPackets(open.pool)
    .select({ said: sql<string>`${sql.placeholder('said')}::text` })
    .from(sql`numbers`)
    .prepare('shared_echo');
  await echo.execute({ said: 'known' });
  const found = await Promise.allSettled([
    echo.execute({ said: 'one' }),
    echo.execute({ said: cyclic() }),
    echo.execute({ said: 'two' }),
  ]);
  expect(found.map((one) => one.status === 'fulfilled' && one.value)).toEqual([
    [{ said: 'one' }],
    false,
    [{ said: 'two' }],
  ]);
});

test('two who prepare the same statement each get its rows in their own way', async () => {
  const { client, ask } = await connect();
  const asLists = { ...divide, rowMode: 'array' as const };
  const answers = await Promise.all([ask(divide, [3]), ask(asLists, [4]), ask(divide, [6])]);
  expect(answers.map(({ rows }) => rows)).toEqual([[{ quotient: 4 }], [[3]], [{ quotient: 2 }]]);
  client.release();
});

test('a row that cannot be read fails whoever asked for it, and for nobody else', async () => {
  const { client, ask } = await connect();
  const parser = () => () => {
    throw new Error('This cannot be read.');
  };
  const unreadable = { ...divide, types: { getTypeParser: parser as never } };
  const asked = await Promise.allSettled([ask(divide, [3]), ask(unreadable, [4]), ask(divide, [6])]);
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  client.release();
});

test('a read that is cancelled is not asked again, and the others of its packet are', async () => {
  (await connect()).client.release();
  const pause = createSharedPackets(open.pool)
    .select({
      paused: sql<string>`pg_sleep(${sql.placeholder('for')}::float)::text`,
      set: sql<string>`set_config('statement_timeout', ${sql.placeholder('limit')}, false)`,
    })
    .from(sql`numbers`)
    .prepare('shared_pause');
  const wait = (seconds: number, limit = '0') => pause.execute({ for: seconds, limit });
  await wait(0, '200');
  const begun = performance.now();
  const found = await Promise.allSettled([wait(0, '200'), wait(20, '200'), wait(0)]);
  expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('a limit of time for queries does not end a connection that has answered', async () => {
  const limited = await openDatabase({ url: `${database.url}&query_timeout=60000`, maxConnections: 1 });
  const client = await limited.pool.connect();
  const { ask } = packetsOn(client);
  await Promise.all([ask(divide, [1]), ask(divide, [2])]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await Promise.all([ask(divide, [3]), ask(divide, [4])]);
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  expect((await ask(divide, [6])).rows).toEqual([{ quotient: 2 }]);
  client.release();
  await limited.close();
});

function cyclic(): object {
  const one: { self?: object } = {};
  one.self = one;
  return one;
}

test('a connection that is lost fails what was asked', async () => {
  const { client, ask } = await connect();
  const asked = Promise.allSettled([ask(divide, [2]), ask(list, ['lost'])]);
  process.nextTick(() =>
    (
      client as unknown as { connection: { stream: NodeJS.WritableStream & { destroy(): void } } }
    ).connection.stream.destroy(),
  );
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  client.release(true);
});
