import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel } from '#testing/scripted-model.ts';
import { codeOf, createVisitorClient, type Visitor } from '#testing/visitor.ts';

const limits = { chat: { count: 3, seconds: 60 }, account: { count: 1_000, seconds: 60 } };
const danger = 'I am going to kill myself tonight';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await openTestApp({ limits });
  second = await openTestApp({ limits, beside: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The same person, at the other process. */
function at(app: TestApp, { cookie }: Visitor, message: string, sessionId = 's1') {
  return app.send({ method: 'POST', url: '/api/chat', payload: { message, sessionId }, headers: { cookie } });
}

async function countRows(): Promise<number> {
  return (await first.pool.query('select 1 from rate_limits')).rowCount ?? 0;
}

describe('a limit on two processes', () => {
  test('holds for both together, and says when to come back', async () => {
    const person = await first.visit();
    const statuses = [];
    for (const app of [first, second, first]) statuses.push((await at(app, person, 'hello')).statusCode);
    const refused = await at(second, person, 'hello');

    expect(statuses).toEqual([200, 200, 200]);
    expect(codeOf(refused)).toBe('request.too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await person.history()).filter(({ role }) => role === 'user')).toHaveLength(3);
  });

  test('lets exactly so many of 40 calls at once through', async () => {
    const person = await first.visit();
    const calls = Array.from({ length: 40 }, (_, index) =>
      at(index % 2 === 0 ? first : second, person, `hello ${index}`, `s${index}`),
    );
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(37);
  });

  test('holds for an account on all its devices, and for a visitor who comes back', async () => {
    const member = await first.signUp();
    for (const sessionId of ['a', 'b', 'c']) expect((await member.say('hello', sessionId)).statusCode).toBe(200);
    const { email, password } = member;
    const again = await second.send({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    const authorization = `Bearer ${again.json<{ token: string }>().token}`;
    const payload = { message: 'hello', sessionId: 'd' };
    const refused = await second.send({ method: 'POST', url: '/api/chat', payload, headers: { authorization } });
    expect(refused.statusCode).toBe(429);
  });

  test('ends with its window, by the clock of the database', async () => {
    const person = await first.visit();
    for (let time = 0; time < 4; time += 1) await at(second, person, 'hello');
    await first.pool.query(`update rate_limits set ends_at = clock_timestamp() - interval '1 second'`);
    expect((await at(first, person, 'hello')).statusCode).toBe(200);
  });

  test('does not last an hour longer when the clock of the database is set back by one', async () => {
    const person = await first.visit();
    for (let time = 0; time < 4; time += 1) await at(second, person, 'hello');
    await first.pool.query(`update rate_limits set ends_at = ends_at + interval '1 hour'`);
    expect((await at(first, person, 'hello')).statusCode).toBe(200);
  });
});

describe('what is counted', () => {
  test('names nobody, and goes when its window is over', async () => {
    const person = await first.visit();
    await at(first, person, 'hello');
    const rows = await first.pool.query('select * from rate_limits');
    expect(rows.rowCount).toBeGreaterThan(0);
    expect(JSON.stringify(rows.rows)).not.toMatch(new RegExp(`${person.id}|127\\.0\\.0\\.1|chat`));

    await first.pool.query(`update rate_limits set ends_at = clock_timestamp() - interval '1 second'`);
    first.clock.advance({ minutes: 2 });
    await first.app.tick();
    expect(await countRows()).toBe(0);
  });

  test('costs the database nothing once a caller is over the limit here', async () => {
    const person = await first.visit();
    for (let time = 0; time < 4; time += 1) await at(first, person, 'hello');
    const before = await first.pool.query('select sum(count) as used from rate_limits');
    for (let time = 0; time < 20; time += 1) expect((await at(first, person, 'hello')).statusCode).toBe(429);
    expect((await first.pool.query('select sum(count) as used from rate_limits')).rows).toEqual(before.rows);
  });

  test('is counted by the process alone while the table cannot be written', async () => {
    const alone = await openTestApp({ limits });
    try {
      const person = await alone.visit();
      await alone.pool.query('alter table rate_limits rename to rate_limits_away');
      const statuses = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await person.say('hello')).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await alone.close();
    }
  });
});

describe('the limits of the chat', () => {
  test('hold for an address, whoever calls from it, and an IPv6 line is one address', async () => {
    const app = await openTestApp({ limits: { chatAddress: { count: 4, seconds: 60 } } });
    try {
      const statuses = [];
      for (let index = 0; index < 6; index += 1) {
        const remoteAddress = `2001:db8:1:2::${index + 1}`;
        const person = await createVisitorClient((request) => app.send({ ...(request as object), remoteAddress }));
        statuses.push((await person.say('hello')).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      const elsewhere = await createVisitorClient((request) =>
        app.send({ ...(request as object), remoteAddress: '2001:db8:1:3::1' }),
      );
      expect((await elsewhere.say('hello')).statusCode).toBe(200);
    } finally {
      await app.close();
    }
  });

  test('count a new try at a broken reply', async () => {
    const app = await openTestApp({
      limits,
      model: createScriptedModel(() => [new Error('away')]),
    });
    try {
      const person = await app.visit();
      await person.say('hello');
      const reply = (await person.history()).at(-1);
      const retry = () => person.call('POST', `/api/chat/replies/${reply?.id}/retry`);
      await retry();
      await retry();
      expect((await retry()).statusCode).toBe(429);
    } finally {
      await app.close();
    }
  });

  test('never keep a message that speaks of danger from an answer', async () => {
    const app = await openTestApp({
      limits: { chat: { count: 1, seconds: 60 }, chatAddress: { count: 1, seconds: 60 } },
    });
    try {
      const person = await app.visit();
      await person.say('hello');
      expect((await person.say('hello')).statusCode).toBe(429);
      for (let time = 0; time < 5; time += 1) {
        const answer = await person.say(danger);
        expect(answer.statusCode).toBe(200);
        expect(answer.json().data).toMatchObject({ care: { crisis: true, tier: 'imminent' } });
        expect(answer.json().data.response).toMatch(/988/);
      }
    } finally {
      await app.close();
    }
  });
});
