import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import type { Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function keepConversations(person: Visitor, untilDeleted = false): Promise<void> {
  await app.pool.query(
    `update user_accounts set storage_preference = 'user-controlled', keep_consented_at = now(), keep_until_deleted = $2 where id = $1`,
    [person.id, untilDeleted],
  );
}

async function rowsOf(person: Visitor): Promise<number> {
  let rows = 0;
  for (const table of ['conversation_messages', 'care_notices', 'visits', 'companion_states']) {
    rows += (await app.pool.query(`select 1 from ${table} where user_id = $1`, [person.id])).rowCount ?? 0;
  }
  return rows;
}

test('a session of somebody who keeps nothing is removed whole, a day after its last message', async () => {
  const person = await app.visit();
  await person.say('only for tonight');
  app.clock.advance({ hours: 23 });
  await app.sweep();
  expect(await person.history()).toHaveLength(2);

  app.clock.advance({ hours: 2 });
  await app.sweep();

  expect(await rowsOf(person)).toBe(0);
  expect((await person.call('GET', `/api/companion-settings/${person.id}`)).statusCode).toBe(200);
});

test('a session that was written in meanwhile stays, beside an ended one that goes', async () => {
  const person = await app.visit();
  await person.say('yesterday', { sessionId: 'old' });
  await person.say('still going', { sessionId: 'new' });
  app.clock.advance({ hours: 20 });
  await person.say('and on', { sessionId: 'new' });
  app.clock.advance({ hours: 5 });
  await app.sweep();
  expect(await person.history('?sessionId=old')).toEqual([]);
  expect(await person.history('?sessionId=new')).toHaveLength(4);
});

test('kept conversations stay 30 days, each message by its own age', async () => {
  const person = await app.visit();
  await keepConversations(person);
  await person.say('a month ago');
  app.clock.advance({ days: 20 });
  await person.say('ten days ago');
  app.clock.advance({ days: 10, hours: 1 });
  await app.sweep();
  expect((await person.history()).filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    'ten days ago',
  ]);
});

test('conversations kept until deleted stay', async () => {
  const person = await app.visit();
  await keepConversations(person, true);
  await person.say('for good');
  app.clock.advance({ days: 400 });
  await app.sweep();
  expect(await person.history()).toHaveLength(2);
});

test('a crisis flag outlives the words that raised it', async () => {
  const person = await app.visit();
  await person.say('I want to die');
  app.clock.advance({ days: 3 });
  await app.sweep();
  expect(await rowsOf(person)).toBe(0);
  const visit = await person.call('POST', '/api/chat/visit', { sessionId: 'another' });
  expect(visit.json().data.care.crisis).toBe(true);
});

test('a purge that is cut off is gone on with by the next: all that is due goes, and nothing newer', async () => {
  const person = await app.visit();
  await keepConversations(person);
  await person.say('seed');
  const age = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  for (const [count, at] of [
    [2_300, age(40)],
    [50, age(29)],
  ] as const)
    await app.pool.query(
      `insert into conversation_messages (user_id, id, session_id, role, content, origin, created_at, updated_at)
       select $1, gen_random_uuid()::text, 'long', 'user', '\\x00', 'server', $2, $2 from generate_series(1, $3)`,
      [person.id, at, count],
    );
  // The second batch fails, as when the process dies between two of them.
  await app.pool.query(`create table batches (n int); create or replace function break_second() returns trigger as $$
    begin insert into batches values (1); if (select count(*) from batches) = 2 then raise 'cut off'; end if; return null; end $$ language plpgsql;
    create trigger break_second after delete on conversation_messages for each statement execute function break_second()`);
  await expect(app.sweep()).rejects.toThrow();
  await app.pool.query('drop trigger break_second on conversation_messages; drop table batches');
  const rows = async () =>
    (
      await app.pool.query<{ old: number; kept: number }>(
        `select count(*) filter (where created_at < $2)::int as old, count(*) filter (where created_at >= $2)::int as kept
         from conversation_messages where user_id = $1`,
        [person.id, age(30)],
      )
    ).rows[0];
  expect(await rows()).toEqual({ old: 1_300, kept: 52 });
  await app.sweep();
  expect(await rows()).toEqual({ old: 0, kept: 52 });
});
