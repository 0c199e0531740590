import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel, gate } from '#testing/scripted-model.ts';
import { codeOf } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ beta: false });
});
afterAll(() => app.close());

/** The clock is set wrong, work that repeats is done, and the clock is set right again. */
async function whileTheClockIsOff(hours: number, look: () => Promise<void>): Promise<void> {
  app.clock.jump({ hours });
  await app.sweep();
  await look();
  app.clock.jump({ hours: -hours });
  await app.sweep();
}

describe.each([1, -1])('a clock that is off by %i h for a while', (hours) => {
  test('ends no session and no visit', async () => {
    const [member, visitor] = [await app.signUp(), await app.visit()];
    const read = async () => [
      (await member.call('GET', '/api/auth/user')).statusCode,
      (await visitor.call('GET', `/api/user-account/${visitor.id}`)).statusCode,
    ];
    await whileTheClockIsOff(hours, async () => expect(await read()).toEqual([200, 200]));
    expect(await read()).toEqual([200, 200]);
  });

  test('does not end for good a session that has half an hour left', async () => {
    const member = await app.signUp();
    await app.pool.query('update user_sessions set expires_at = $2 where user_id = $1', [
      member.id,
      new Date(app.clock.now().getTime() + 30 * 60_000),
    ]);
    await whileTheClockIsOff(hours, async () => undefined);
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200);
    app.clock.advance({ minutes: 31 });
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401);
  });

  test('takes no free message twice, and none away', async () => {
    const person = await app.visit();
    const left = async () => {
      const { data } = (await person.say('hello')).json<{ data: { entitlement: { messagesRemaining: number } } }>();
      return data.entitlement.messagesRemaining;
    };
    const before = await left();
    await whileTheClockIsOff(hours, async () => expect(await left()).toBe(before - 1));
    expect(await left()).toBe(before - 2);
  });

  test('ends no trial for good: with its messages used up, the days that were promised are given', async () => {
    const person = await app.visit();
    for (let count = 0; count < 13; count += 1) expect((await person.say('hello')).statusCode).toBe(200);
    app.clock.advance({ days: 2, hours: 23, minutes: 30 });
    await whileTheClockIsOff(hours, async () => undefined);
    const early = await person.say('hello');
    expect(early.json().data.entitlement).toMatchObject({ reason: 'trial', messagesRemaining: 0 });
    app.clock.advance({ minutes: 31 });
    expect(codeOf(await person.say('hello'))).toBe('chat.subscribe');
  });

  test('makes nobody who mistyped a password wait longer', async () => {
    const { email } = await app.signUp();
    const tries = () =>
      app.send({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'not that one' } });
    for (let count = 0; count < 10; count += 1) await tries();
    await whileTheClockIsOff(hours, async () => {
      const wait = Number((await tries()).headers['retry-after'] ?? 0);
      expect(wait).toBeLessThanOrEqual(60);
    });
  });
});

describe('a reply that grows', () => {
  test.each([1, -1])('is not called abandoned when Haven’s clock jumps by %i h', async (hours) => {
    const hold = gate();
    const slow = await openTestApp({
      model: createScriptedModel(() => ['The first half, ', hold.opened, 'the second.']),
    });
    try {
      const person = await slow.visit();
      const answer = person.say('hello');
      await expect.poll(async () => (await person.history()).length).toBe(2);
      slow.clock.jump({ hours });
      await slow.app.tick();
      await person.call('POST', '/api/chat/visit', { sessionId: person.sessionId });
      hold.open();
      expect((await answer).json().data.response).toBe('The first half, the second.');
    } finally {
      hold.open();
      await slow.close();
    }
  });

  test.each(['+', '-'])(
    'is not called abandoned by its writer when the clock of the database jumps (%s 1 h)',
    async (sign) => {
      const hold = gate();
      const slow = await openTestApp({
        model: createScriptedModel(() => ['The first half, ', hold.opened, 'the second.']),
      });
      try {
        const person = await slow.visit();
        const answer = person.say('hello');
        await expect.poll(async () => (await person.history()).length).toBe(2);
        // What the lease looks like after the jump, until it is pushed on a second later.
        await slow.pool.query(
          `update conversation_messages set lease_until = lease_until ${sign} interval '1 hour' where status = 'growing'`,
        );
        await slow.app.tick();
        await person.call('POST', '/api/chat/visit', { sessionId: person.sessionId });
        hold.open();
        expect((await answer).json().data.response).toBe('The first half, the second.');
      } finally {
        hold.open();
        await slow.close();
      }
    },
  );

  test('is marked when its writer died, even if the clock of the database was set back since', async () => {
    const person = await app.visit();
    await person.say('hello');
    await app.pool.query(
      `update conversation_messages set status = 'growing', lease_until = clock_timestamp() + interval '1 hour'
       where user_id = $1 and role = 'assistant'`,
      [person.id],
    );
    await app.app.tick();
    expect((await person.history()).at(-1)?.status).toBe('incomplete');
  });
});
