import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await openTestApp();
  base = await app.listen();
});
afterAll(() => app.close());

/** How often a message went to the database. */
async function roundsOf({ cookie, sessionId }: Visitor, messageId: string): Promise<number> {
  let rounds = 0;
  const count = () => (rounds += 1);
  app.pool.on('acquire', count);
  await post(cookie, JSON.stringify({ message: 'It was an ordinary day.', sessionId, messageId }));
  app.pool.off('acquire', count);
  return rounds;
}

/** Over the network, where the head of a small call and its body come together. */
function post(cookie: string, body: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request(`${base}/api/chat`, { method: 'POST', headers }, (answer) =>
      answer.resume().on('end', resolve),
    );
    call.on('error', reject).end(body);
  });
}

test('who calls and what their message needs is asked in one go, but not of somebody who was just refused', async () => {
  const person = await app.visit();
  await person.say('Good morning.', { messageId: 'first' });
  const known = await roundsOf(person, 'second');
  const claim = { userId: person.id, message: 'Hello.', sessionId: person.sessionId };
  const foreign = await person.call('POST', '/api/chat', claim, { origin: 'https://elsewhere.test' });

  expect(codeOf(foreign)).toBe('request.foreign_origin');
  expect(await roundsOf(person, 'third')).toBeGreaterThan(known);
  expect(await roundsOf(person, 'fourth')).toBe(known);
});

test('whoever is no caller any more is told so, though their message was read ahead for', async () => {
  const person = await app.visit();
  await person.say('Good morning.', { messageId: 'first' });
  await app.pool.query('delete from visitor_tokens where user_id = $1', [person.id]);

  const refused = await person.say('And good night.', { messageId: 'second' });

  expect(codeOf(refused)).toBe('caller.unknown');
  const stored = await app.pool.query('select 1 from conversation_messages where user_id = $1', [person.id]);
  expect(stored.rowCount).toBe(2);
});

test('a cookie that has become another person reads as that person', async () => {
  const [before, after] = [await app.visit(), await app.visit()];
  await before.say('Good morning.', { messageId: 'first' });
  const hash = 'select token_hash from visitor_tokens where user_id = $1';
  const { rows } = await app.pool.query<{ token_hash: Buffer }>(hash, [before.id]);
  await app.pool.query('update visitor_tokens set user_id = $2 where token_hash = $1', [rows[0]?.token_hash, after.id]);

  const said = { message: 'Good night.', sessionId: before.sessionId, messageId: 'first' };
  expect((await before.call('POST', '/api/chat', said)).statusCode).toBe(200);

  expect((await after.history()).map(({ content }) => content)[0]).toBe('Good night.');
});
