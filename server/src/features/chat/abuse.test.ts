import { expect, test } from 'vitest';
import { openTestApp } from '#testing/open-test-app.ts';
import { createScriptedModel, gate } from '#testing/scripted-model.ts';
import { codeOf } from '#testing/visitor.ts';

const wide = { chat: { count: 1_000, seconds: 60 }, chatAddress: { count: 1_000, seconds: 60 } };

test('a caller with many sessions has three answered at once; danger is answered all the same', async () => {
  const hold = gate();
  const model = createScriptedModel((asked) => (asked <= 3 ? [hold.opened, 'Done.'] : ['Call 988.']));
  const app = await openTestApp({ limits: wide, model });
  try {
    const person = await app.visit();
    const first = Array.from({ length: 3 }, (_, index) => person.say('hello', { sessionId: `s${index}` }));
    await expect.poll(() => model.asked).toBe(3);

    const more = await Promise.all(
      Array.from({ length: 20 }, (_, index) => person.say('hello', { sessionId: `more${index}` })),
    );
    expect(more.map(codeOf)).toEqual(Array.from({ length: 20 }, () => 'request.too_many'));
    expect(more[0]?.headers['retry-after']).toBe('2');
    expect(codeOf(await person.say('again', { sessionId: 's0' }))).toBe('chat.busy');
    expect((await (await app.visit()).say('hello')).statusCode).toBe(200);
    const danger = await person.say('I am going to kill myself tonight', { sessionId: 'other' });
    expect(danger.json().data).toMatchObject({ response: 'Call 988.', care: { tier: 'imminent' } });

    hold.open();
    await Promise.all(first);
    expect((await person.say('hello', { sessionId: 'more0' })).statusCode).toBe(200);
    expect((await person.history()).filter(({ role }) => role === 'user')).toHaveLength(5);
  } finally {
    hold.open();
    await app.close();
  }
});

test('a message that is refused or fails gives its place back', async () => {
  const app = await openTestApp({ limits: wide, model: createScriptedModel(() => [new Error('away')]) });
  try {
    const person = await app.visit();
    for (let index = 0; index < 5; index += 1) {
      expect((await person.say('hello', { sessionId: `s${index}` })).statusCode).toBe(503);
    }
    await app.pool.query(`update user_accounts set age_band = 'minor' where id = $1`, [person.id]);
    for (let index = 0; index < 5; index += 1) {
      expect(codeOf(await person.say('hello', { sessionId: `m${index}` }))).toBe('chat.minor');
    }
    await app.pool.query('update user_accounts set age_band = null where id = $1', [person.id]);
    expect((await person.say('hello', { sessionId: 'last' })).statusCode).toBe(503);
  } finally {
    await app.close();
  }
});
