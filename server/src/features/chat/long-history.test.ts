import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { type ChatStore, createChatStore } from './store.ts';

/** So often PostgreSQL looks at a statement anew before it may keep a plan. */
const looks = 6;
const rows = 2_000;
/** A few, and as many of other indexes as a table has. */
const fewRows = 30;

let app: TestApp;
let client: PoolClient;
let store: ChatStore;
beforeAll(async () => {
  app = await openTestApp();
  client = await app.pool.connect();
  store = createChatStore(drizzle({ client: client as unknown as Pool }));
});
afterAll(async () => {
  client.release();
  await app.close();
});

async function addMessages(userId: string): Promise<void> {
  await client.query(
    `insert into conversation_messages (user_id, id, session_id, role, content, origin, body_hash, client_message_id, created_at, updated_at)
     select $1, 'm' || n, 's', 'user', '', 'server', sha256(''), 'm' || n, now(), now() from generate_series(1, $2::int) n`,
    [userId, rows],
  );
}

async function addVisits(userId: string): Promise<void> {
  await client.query(
    `insert into visits (user_id, session_id, started_at, last_active_at)
     select $1, 's', now() + n * interval '1 s', now() + n * interval '1 s' from generate_series(1, $2::int) n`,
    [userId, rows],
  );
}

/** How many rows are read for it, whether they are wanted or not. */
async function rowsReadFor(work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { rows: found } = await client.query<{ count: string }>(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as count from pg_stat_xact_user_tables
       where relname in ('conversation_messages', 'visits')`,
    );
    return Number(found[0]?.count);
  };
  await client.query('begin');
  const before = await read();
  await work();
  const after = await read();
  await client.query('commit');
  return after - before;
}

async function endOneReply(userId: string, name: string): Promise<number> {
  const now = new Date();
  const shared = { userId, sessionId: 's', content: Buffer.alloc(0), now };
  const reply = await store.openReply({ ...shared, id: name, replyToSeq: now.getTime() + name.length });
  return rowsReadFor(() =>
    store.endReply(reply, {
      ...shared,
      bodyHash: Buffer.alloc(32),
      status: 'complete',
      answeredBy: null,
      quickReplies: null,
    }),
  );
}

test('the end of a reply reads no other message, by a plan from when there were none', async () => {
  const { id: userId } = await app.visit();
  for (let look = 0; look < looks; look += 1) await endOneReply(userId, 'r'.repeat(look + 1));
  await addMessages(userId);

  expect(await endOneReply(userId, 'r'.repeat(looks + 1))).toBeLessThan(fewRows);
});

test('a message is known again by its id without reading those of its session', async () => {
  const { id: userId } = await app.visit();
  await addMessages(userId);
  await client.query('analyze conversation_messages');
  for (let look = 0; look < looks; look += 1) await store.findByClientId(userId, 's', `m${look}`);
  const { rows: found } = await client.query<{ generic_plans: string }>(
    `select generic_plans from pg_prepared_statements where name = 'chat_by_client_id'`,
  );

  expect(Number(found[0]?.generic_plans)).toBeGreaterThan(0);
  expect(await rowsReadFor(() => store.findByClientId(userId, 's', 'm77'))).toBeLessThan(fewRows);
});

test('the latest visit is found without reading those before it', async () => {
  const { id: userId } = await app.visit();
  for (let look = 0; look < looks; look += 1) await store.findLastVisit(userId);
  await addVisits(userId);

  expect(await rowsReadFor(() => store.findLastVisit(userId))).toBeLessThan(fewRows);
});
