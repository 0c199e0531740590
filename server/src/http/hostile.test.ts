import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** One letter that becomes three in NFC. */
const growing = '\uFB2C';

test('words that grow beyond what can be stored are refused before they are stored', async () => {
  const person = await app.visit();
  const answer = await person.call('POST', '/api/conversation-history', {
    sessionId: 's1',
    role: 'user',
    content: growing.repeat(16_000),
  });
  expect(answer.statusCode).toBe(400);
  expect((await person.say(growing.repeat(8_000))).statusCode).toBe(400);
  expect((await person.say(growing.repeat(2_000))).statusCode).toBe(200);
});

test('halves of characters are made whole, and stored', async () => {
  const person = await app.visit();
  const saved = await person.call('PUT', `/api/companion-settings/${person.id}`, {
    selectedQualities: ['gentle', '\ud800', 'nul\0'],
    userName: 'Sam\udc00',
  });
  expect(saved.statusCode).toBe(200);
  expect(saved.json().data).toMatchObject({ selectedQualities: ['gentle', '\ufffd', 'nul'], userName: 'Sam\ufffd' });
});

test('an address that grows in lower case beyond its length is refused', async () => {
  const answer = await app.send({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email: `${'İ'.repeat(240)}@example.org`, password: 'a quiet violet pond', firstName: 'Ada' },
  });
  expect(answer.statusCode).toBe(400);
});

test.each(['%00', 'a%00b', '%0a', '%E2%80%AE'])('a message id of %s is refused', async (id) => {
  const person = await app.visit();
  expect((await person.call('DELETE', `/api/conversation-history/${id}`)).statusCode).toBe(400);
});

test('calls while their account is removed are refused, and none fails', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await app.visit();
    const calls = [
      person.say('one', { sessionId: 'a' }),
      person.call('PUT', `/api/companion-settings/${person.id}`, { userName: 'Sam' }),
      person.call('PUT', `/api/user-account/${person.id}`, { ageBand: 'under-13' }),
      person.say('two', { sessionId: 'b' }),
      person.call('POST', '/api/chat/visit', { sessionId: 'c' }),
      person.call('POST', '/api/conversation-history', { sessionId: 'd', role: 'user', content: 'three' }),
    ];
    for (const answer of await Promise.all(calls)) {
      if (answer.statusCode === 500) throw new Error(answer.body);
      // A reply that was cut off with its account is the one thing that can't be had any more.
      if (answer.statusCode === 503) expect(codeOf(answer)).toBe('chat.unavailable');
    }
    expect((await person.call('GET', `/api/user-account/${person.id}`)).statusCode).toBe(401);
  }
});

test('a call whose account went while it was under way is from nobody', async () => {
  const person = await app.visit();
  await app.pool.query(`create or replace function forget() returns trigger as $$
    begin delete from user_accounts where id = new.user_id; return new; end $$ language plpgsql`);
  await app.pool.query(
    `create trigger forget before insert on data_keys for each row when (new.user_id = '${person.id}') execute function forget()`,
  );
  try {
    const answer = await person.say('hello');
    expect(answer.statusCode).toBe(401);
  } finally {
    await app.pool.query('drop trigger forget on data_keys');
  }
});

test('a stream whose database fails ends early, and the log quotes nothing', async () => {
  const person = await app.visit();
  const sent = await person.say('hello');
  const { reply } = sent.json().data;
  // A reply another process writes is read from the database; what is sealed there can't be opened.
  await app.pool.query(
    `update conversation_messages set status = 'growing', lease_until = $2, reply_to_seq = null, content = '\\x00' where user_id = $1 and role = 'assistant'`,
    [person.id, new Date(app.clock.now().getTime() + 60_000)],
  );
  const begun = app.logs.length;
  const answer = await person.call('GET', `/api/chat/replies/${reply.id}`, undefined, { accept: 'text/event-stream' });
  expect(answer.headers['content-type']).toContain('text/event-stream');
  const log = app.logs.slice(begun).join('');
  expect(log).toContain('stream failed');
  expect(log).not.toContain('sealed box');
});
