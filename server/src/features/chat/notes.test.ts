import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuiltinModel, type ReplyModel, type ReplyRequest } from '#features/companion/index.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { gate, recorded } from '#testing/scripted-model.ts';
import type { Visitor } from '#testing/visitor.ts';

const asked: ReplyRequest[] = [];
let beforeReply: () => Promise<void> = async () => undefined;
let app: TestApp;
beforeAll(async () => {
  const builtin = createBuiltinModel({ paceMs: 0 });
  const model: ReplyModel['model'] = {
    ...builtin,
    doStream: async (options) => {
      await beforeReply();
      return builtin.doStream(options);
    },
  };
  app = await openTestApp({ model: recorded({ name: 'builtin', model }, asked) });
});
afterAll(() => app.close());

/** Says something, and does something else before the reply is thought of. */
async function sayAndMeanwhile(person: Visitor, sessionId: string, work: () => Promise<unknown>): Promise<void> {
  const [begun, mayGoOn] = [gate(), gate()];
  beforeReply = async () => {
    begun.open();
    await mayGoOn.opened;
  };
  const saying = person.say('my dog Biscuit is back', { sessionId });
  await begun.opened;
  beforeReply = async () => undefined;
  try {
    await work();
  } finally {
    mayGoOn.open();
  }
  expect((await saying).statusCode).toBe(200);
}

/** What the companion has before it of its own notes when it answers next. */
async function notesOf(person: Visitor, sessionId: string): Promise<ReplyRequest['state']> {
  await person.say('hello again', { sessionId });
  return asked.at(-1)?.state;
}

test('the companion goes on with its notes of a session', async () => {
  const person = await app.visit();
  await person.say('hello', { sessionId: 'first' });
  const before = await notesOf(person, 'first');
  expect(before).toBeDefined();
  expect(await notesOf(person, 'first')).not.toEqual(before);
});

test.each<[string, (person: Visitor) => Promise<{ statusCode: number }>]>([
  ['everything is forgotten', (person) => person.call('DELETE', '/api/memories')],
  [
    'a fact is forgotten',
    async (person) => {
      const { memories } = (await person.call('GET', '/api/memories')).json<{
        data: { memories: { id: string }[] };
      }>().data;
      return person.call('DELETE', `/api/memories/${memories[0]?.id}`);
    },
  ],
  [
    'a message is removed',
    async (person) => person.call('DELETE', `/api/conversation-history/${(await person.history())[0]?.id}`),
  ],
])('when %s while a reply is written, no notes come back with it', async (_, forget) => {
  const person = await app.visit();
  await person.call('PUT', `/api/privacy-settings/${person.id}`, { storagePreference: 'user-controlled' });
  await person.say('my dog Biscuit ran off again', { sessionId: 'first' });
  app.clock.advance({ minutes: 1 });

  await sayAndMeanwhile(person, 'first', async () => expect((await forget(person)).statusCode).toBe(200));
  expect(await notesOf(person, 'first')).toBeUndefined();
});

test.each([
  ['everything is forgotten', (person: Visitor) => person.call('DELETE', '/api/memories')],
  [
    'the consent is taken back',
    (person: Visitor) =>
      person.call('PUT', `/api/privacy-settings/${person.id}`, { storagePreference: 'session-only' }),
  ],
])('when %s while the first reply of a session is written, it leaves no notes', async (_, forget) => {
  const person = await app.visit();
  await person.call('PUT', `/api/privacy-settings/${person.id}`, { storagePreference: 'user-controlled' });
  await sayAndMeanwhile(person, 'new', async () => expect((await forget(person)).statusCode).toBe(200));
  app.clock.advance({ minutes: 1 });
  expect(await notesOf(person, 'new')).toBeUndefined();
  expect(await notesOf(person, 'new')).toBeDefined();
});
