import { describe, expect, test } from 'vitest';
import { openTestApp } from '#testing/open-test-app.ts';
import { foreignOf } from '#testing/foreign-model.ts';
import { createScriptedModel, gate } from '#testing/scripted-model.ts';
import { codeOf } from '#testing/visitor.ts';

const danger = 'I am going to kill myself tonight';
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
    const urgent = await person.say(danger, { sessionId: 'other' });
    expect(urgent.json().data).toMatchObject({ response: 'Call 988.', care: { tier: 'imminent' } });

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

test('a language model with no place left is not asked: the built-in companion answers at once, and danger too', async () => {
  const hold = gate();
  const scripted = createScriptedModel(() => ['From ', hold.opened, 'the model.']);
  const model = foreignOf(scripted);
  if (model.foreign)
    Object.assign(model.foreign, { atOnce: 2, patience: { ...model.foreign.patience, betweenPiecesMs: 20_000 } });
  const app = await openTestApp({ limits: wide, model });
  try {
    const people = await Promise.all(Array.from({ length: 4 }, () => app.visit()));
    const waiting = people.slice(0, 2).map((person) => person.say('hello'));
    await expect.poll(() => scripted.asked).toBe(2);

    const third = await people[2]?.say('hello');
    expect(third?.json().data.reply).toMatchObject({ content: 'The guide is here.', answeredBy: 'builtin' });
    const fourth = await people[3]?.say(danger);
    expect(fourth?.json().data).toMatchObject({ response: 'The guide is here.', care: { tier: 'imminent' } });
    expect(scripted.asked).toBe(2);

    hold.open();
    expect((await Promise.all(waiting)).map((answer) => answer.json().data.response)).toEqual([
      'From the model.',
      'From the model.',
    ]);
    expect((await people[2]?.say('again'))?.json().data.response).toBe('From the model.');
  } finally {
    hold.open();
    await app.close();
  }
});

test('danger over every limit is answered each time, and costs nothing at the language model', async () => {
  const scripted = createScriptedModel(() => ['From the model.']);
  const one = { count: 1, seconds: 60 };
  const app = await openTestApp({ limits: { chat: one, chatAddress: one }, model: foreignOf(scripted) });
  try {
    const person = await app.visit();
    await person.say('hello');
    expect(codeOf(await person.say('hello again'))).toBe('request.too_many');
    for (let time = 0; time < 10; time += 1) {
      expect((await person.say(danger, { sessionId: `s${time}` })).json().data).toMatchObject({
        response: 'The guide is here.',
        care: { crisis: true, tier: 'imminent' },
      });
    }
    expect(scripted.asked).toBe(1);
  } finally {
    await app.close();
  }
});

describe('a flood far above what anybody types', () => {
  const flooded = {
    ...wide,
    chatFlood: { count: 5, seconds: 60 },
    chatFloodAddress: { count: 9, seconds: 60 },
  };

  test('is refused before it is read, and told where to call', async () => {
    const scripted = createScriptedModel(() => ['Call 988.']);
    const app = await openTestApp({ limits: flooded, model: scripted });
    try {
      const person = await app.visit();
      for (let time = 0; time < 5; time += 1)
        expect((await person.say(danger, { sessionId: `s${time}` })).statusCode).toBe(200);
      const refused = await person.say(danger, { sessionId: 'more' });
      expect(refused.statusCode).toBe(429);
      expect(codeOf(refused)).toBe('chat.flood');
      expect(refused.json().message).toMatch(/911.*988.*HOME to 741741/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
      expect(scripted.asked).toBe(5);
      expect((await person.history()).filter(({ role }) => role === 'user')).toHaveLength(5);

      const other = await app.visit();
      const statuses = [];
      for (let time = 0; time < 5; time += 1)
        statuses.push((await other.say('hello', { sessionId: `o${time}` })).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    } finally {
      await app.close();
    }
  });

  test('a message every second, in danger, is answered each time', async () => {
    const app = await openTestApp({ limits: {}, model: createScriptedModel(() => ['Call 988.']) });
    try {
      const person = await app.visit();
      for (let second = 0; second < 60; second += 1) {
        expect((await person.say(danger, { sessionId: `s${second}` })).json().data).toMatchObject({
          care: { tier: 'imminent' },
        });
        app.clock.advance({ seconds: 1 });
      }
    } finally {
      await app.close();
    }
  });
});
