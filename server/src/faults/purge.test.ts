import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJobQueue } from '#db/job-queue.ts';
import { openDatabase } from '#db/open-database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeDataDir } from '#testing/database-holder.ts';
import {
  type HavenProcess,
  returnOverWire,
  startHaven,
  visitOverWire,
  type WirePerson,
} from '#testing/haven-process.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

/** Sessions go 200 at a time. */
const sessions = 450;
/** Messages go 1,000 at a time. */
const oldMessages = 3_500;
/** A message and its reply. */
const perSession = 2;

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let database: TestDatabase;
let client: Client;
let haven: HavenProcess;
beforeEach(async () => {
  dataDir = await makeDataDir('haven-purge-');
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  haven = await start();
});
afterEach(async () => {
  haven.signal('SIGKILL');
  await haven.exited;
  await client.end();
  await database.drop();
  await dataDir.remove();
});

const start = () => startHaven({ DATA_DIR: dataDir.path, DATABASE_URL: database.url });

/** Sessions of somebody who keeps nothing, idle for two days, and one that is still going. */
async function seedSessions(userId: string): Promise<void> {
  const insert = (from: string) =>
    client.query(
      `insert into conversation_messages (user_id, id, session_id, role, content, origin, created_at, updated_at)
       select $1, md5(random()::text), name, role, 'x', 'server', at, at
       from ${from}, unnest(array['user', 'assistant']) as role`,
      [userId],
    );
  await insert(
    `(select 's-' || lpad(n::text, 4, '0') as name, now() - interval '2 days' as at from generate_series(1, ${sessions}) n) as ended`,
  );
  await insert(`(select 'today' as name, now() as at) as going`);
  await client.query(
    `insert into visits (user_id, session_id, started_at, last_active_at)
     select distinct user_id, session_id, created_at, created_at from conversation_messages where user_id = $1`,
    [userId],
  );
}

async function countSessions(): Promise<{ whole: number; half: number; today: number }> {
  const { rows } = await client.query<{ name: string; parts: number }>(
    `select session_id as name, sum(parts)::int as parts from (
       select session_id, count(*) as parts from conversation_messages group by 1
       union all select session_id, count(*) from visits group by 1) as each group by 1`,
  );
  const ended = rows.filter(({ name }) => name !== 'today');
  const isWhole = ({ parts }: { parts: number }) => parts === perSession + 1;
  return {
    whole: ended.filter(isWhole).length,
    half: ended.filter((row) => !isWhole(row)).length,
    today: rows.length - ended.length,
  };
}

/** Does something while a row is locked, and kills Haven once it waits for that row. */
async function killAtLockedRow(lock: string, values: unknown[], work: () => Promise<unknown>): Promise<void> {
  const { pid } = (await client.query('select pg_backend_pid() as pid')).rows[0];
  await client.query('begin');
  expect((await client.query(`${lock} for update`, values)).rowCount).toBe(1);
  const done = work();
  const isBlocked = `select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`;
  await expect.poll(async () => (await client.query(isBlocked, [pid])).rowCount, { timeout: 20_000 }).toBe(1);
  haven.signal('SIGKILL');
  await haven.exited;
  await client.query('rollback');
  await done;
  const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> $1`;
  await expect.poll(async () => (await client.query(others, [pid])).rowCount, { timeout: 20_000 }).toBe(0);
}

async function askForPurge(): Promise<void> {
  const opened = await openDatabase({ url: database.url, maxConnections: 2 });
  const queue = await openJobQueue({ db: opened.db, onError: () => undefined });
  await queue.add('retention', {});
  await queue.stop();
  await opened.close();
}

test('a purge that is killed leaves each session whole or gone, and is gone on with', async () => {
  const { id } = await visitOverWire(haven.base);
  await seedSessions(id);

  const lock = `select 1 from visits where user_id = $1 and session_id = 's-0300'`;
  await killAtLockedRow(lock, [id], askForPurge);

  expect(await countSessions()).toEqual({ whole: sessions - 200, half: 0, today: 1 });
  // What the queue does by itself once the time of a job is over, here at once.
  const retried = await client.query(
    `update jobs.job set state = 'retry', start_after = now() where name = 'retention' and state = 'active' returning 1`,
  );
  expect(retried.rowCount).toBe(1);
  haven = await start();
  await expect.poll(countSessions, { timeout: 20_000 }).toEqual({ whole: 0, half: 0, today: 1 });
});

test('of kept messages a killed purge takes whole batches of what is too old, and nothing newer', async () => {
  const { id } = await visitOverWire(haven.base);
  await client.query(
    `update user_accounts set storage_preference = 'user-controlled', keep_consented_at = now() where id = $1`,
    [id],
  );
  const add = `insert into conversation_messages (user_id, id, session_id, role, content, origin, created_at, updated_at)
    select $1, md5(random()::text), 'kept', 'user', 'x', 'server', now() - $2::interval, now() from generate_series(1, $3::int)`;
  await client.query(add, [id, '31 days', oldMessages]);
  await client.query(add, [id, '29 days', 5]);
  const oneOfThem = `select seq from conversation_messages order by seq offset 1500 limit 1`;
  const countOld = async () =>
    (await client.query(`select 1 from conversation_messages where created_at < now() - interval '30 days'`))
      .rowCount ?? 0;
  const countNew = async () =>
    (await client.query(`select 1 from conversation_messages where created_at > now() - interval '30 days'`)).rowCount;

  const lock = `select 1 from conversation_messages where user_id = $1 and seq = (${oneOfThem})`;
  await killAtLockedRow(lock, [id], askForPurge);

  const left = await countOld();
  expect(left).toBeGreaterThan(0);
  expect((oldMessages - left) % 1_000).toBe(0);
  expect(await countNew()).toBe(5);
  await client.query(
    `update jobs.job set state = 'retry', start_after = now() where name = 'retention' and state = 'active'`,
  );
  haven = await start();
  await expect.poll(countOld, { timeout: 20_000 }).toBe(0);
  expect(await countNew()).toBe(5);
});

test('a deletion that is killed has deleted nothing, and can be asked for again', async () => {
  const person = await visitOverWire(haven.base);
  await seedSessions(person.id);
  const before = await countRows(person);
  const remove = async () => person.call('DELETE', `/api/account/cancel/${person.id}`).catch(() => undefined);

  const lock = `select 1 from visits where user_id = $1 and session_id = 's-0300'`;
  await killAtLockedRow(lock, [person.id], remove);

  expect(await countRows(person)).toEqual(before);
  haven = await start();
  const back = returnOverWire(haven.base, person);
  expect((await back.call('DELETE', `/api/account/cancel/${person.id}`)).status).toBe(200);
  expect(Object.values(await countRows(person))).toEqual([0, 0, 0, 0]);
});

async function countRows({ id }: Pick<WirePerson, 'id'>): Promise<Record<string, number>> {
  const { rows } = await client.query(
    `select (select count(*) from user_accounts where id = $1)::int as accounts,
       (select count(*) from visitor_tokens where user_id = $1)::int as browsers,
       (select count(*) from conversation_messages where user_id = $1)::int as messages,
       (select count(*) from visits where user_id = $1)::int as visits`,
    [id],
  );
  return rows[0];
}
