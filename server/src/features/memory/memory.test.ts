import type { Memory } from '@haven/contracts/memory';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReplyRequest } from '#features/companion/index.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel, gate, recorded } from '#testing/scripted-model.ts';
import { codeOf, type Visitor } from '#testing/visitor.ts';

const asked: ReplyRequest[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    model: recorded(
      createScriptedModel(() => ['I hear you.']),
      asked,
    ),
  });
});
beforeEach(() => asked.splice(0));
afterAll(() => app.close());

type Person = Pick<Visitor, 'id' | 'call' | 'say' | 'history'>;

async function keeping(): Promise<Visitor> {
  const person = await app.visit();
  await person.call('PUT', `/api/privacy-settings/${person.id}`, { storagePreference: 'user-controlled' });
  return person;
}

async function memoriesOf(person: Person): Promise<Memory[]> {
  return (await person.call('GET', '/api/memories')).json<{ data: { memories: Memory[] } }>().data.memories;
}

const textsOf = async (person: Person) => (await memoriesOf(person)).map(({ text }) => text);
const inMind = () => asked.at(-1)?.memories ?? [];

describe('keeping', () => {
  test('what a message tells is kept, sealed, with the message it came from', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    const [kept] = await memoriesOf(person);
    expect(kept).toMatchObject({
      text: 'your dog is called Biscuit',
      pinned: false,
      source: { messageId: (await person.history())[0]?.id, excerpt: 'my dog Biscuit ran off again' },
    });
    const { rows } = await app.pool.query('select m::text from memories m where user_id = $1', [person.id]);
    expect(JSON.stringify(rows)).not.toMatch(/biscuit/i);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('Biscuit').toString('hex'));
  });

  test('nothing without the consent to keep conversations', async () => {
    const person = await app.visit();
    await person.say('my dog Biscuit ran off again');
    expect((await person.call('GET', '/api/memories')).json().data).toEqual({
      memories: [],
      summary: [],
      isKeeping: false,
      isPaused: false,
    });
  });

  test('nothing while the person objects, nothing off the record, nothing of a message that speaks of danger', async () => {
    const person = await keeping();
    await person.call('PUT', `/api/privacy-settings/${person.id}`, { mayRemember: false });
    await person.say('my dog Biscuit ran off');
    await person.call('PUT', `/api/privacy-settings/${person.id}`, { mayRemember: true });
    await person.call('POST', '/api/chat/off-the-record', { sessionId: 'hidden', isOn: true });
    await person.say('my cat Olive is ill', { sessionId: 'hidden' });
    await person.say('my brother Sam found me, I want to die', { sessionId: 'other' });
    expect(await memoriesOf(person)).toEqual([]);
  });

  test('a newer statement takes the place of an older one, unless the person wrote it', async () => {
    const person = await keeping();
    await person.say("I'm a nurse");
    await person.say("I'm a paramedic now");
    expect(await textsOf(person)).toEqual(['you are a paramedic']);
    const [kept] = await memoriesOf(person);
    await person.call('PUT', `/api/memories/${kept?.id}`, { text: 'you drive an ambulance' });
    await person.say("I'm a nurse again");
    expect(await textsOf(person)).toEqual(['you drive an ambulance']);
  });
});

describe('coming to mind', () => {
  test('in another session, what fits the message first', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again', { sessionId: 'first' });
    await person.say('I live in Portland', { sessionId: 'first' });
    app.clock.advance({ days: 2 });
    await person.say('the dog was barking', { sessionId: 'second' });
    expect(inMind()).toEqual(['your dog is called Biscuit', 'you live in Portland']);
  });

  test('nothing of anybody else, and nothing once the person objects', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    const other = await keeping();
    await other.say('the dog was barking');
    expect(inMind()).toEqual([]);
    await person.call('PUT', `/api/privacy-settings/${person.id}`, { mayRemember: false });
    await person.say('the dog was barking');
    expect(inMind()).toEqual([]);
  });
});

describe('forgetting', () => {
  test.each([
    ['Walking helps.', 'Walking in the morning helps.'],
    ['My interview is on Friday.', 'My job interview is on Friday.'],
    ['my cat Luna is asleep', 'Playing chess with Luna helps.'],
    ['my sister Zoë called again', 'my sister Zoe moved to Boston last week'],
  ])('what is forgotten does not come back in other words: %s %s', async (first, again) => {
    const person = await keeping();
    await person.say(first);
    const [kept] = await memoriesOf(person);
    await person.call('DELETE', `/api/memories/${kept?.id}`);
    await person.say(again);
    expect(await textsOf(person)).toEqual([]);
  });

  test('what is forgotten is not kept again, however often it is said, and the notes of conversations go too', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    const [kept] = await memoriesOf(person);
    expect((await person.call('DELETE', `/api/memories/${kept?.id}`)).statusCode).toBe(200);
    await person.say('my dog, called Biscuit, is back');
    await person.say('the dog again');
    expect(await memoriesOf(person)).toEqual([]);
    expect(inMind()).toEqual([]);
    expect(codeOf(await person.call('DELETE', `/api/memories/${kept?.id}`))).toBe('memory.not_found');
  });

  test('clearing the history forgets what was drawn from it; removing one message, what was drawn from that', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    await person.say('I live in Portland');
    const first = (await person.history())[0]?.id;
    await person.call('DELETE', `/api/conversation-history/${first}`);
    expect(await textsOf(person)).toEqual(['you live in Portland']);
    await person.call('DELETE', `/api/conversation-history/${person.id}`);
    expect(await memoriesOf(person)).toEqual([]);
  });

  test('a message that is removed while it is answered leaves nothing behind', async () => {
    const hold = gate();
    const slow = await openTestApp({ model: createScriptedModel(() => ['I ', hold.opened, 'hear you.']) });
    try {
      const person = await slow.visit();
      await person.call('PUT', `/api/privacy-settings/${person.id}`, { storagePreference: 'user-controlled' });
      const saying = person.say('my dog Biscuit ran off again');
      await expect.poll(async () => (await person.history()).length).toBe(2);
      await person.call('DELETE', `/api/conversation-history/${(await person.history())[0]?.id}`);
      hold.open();
      await saying;
      expect(await memoriesOf(person)).toEqual([]);
    } finally {
      hold.open();
      await slow.close();
    }
  });

  test('taking the consent back forgets everything before the answer comes', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    await person.call('PUT', `/api/privacy-settings/${person.id}`, { storagePreference: 'session-only' });
    expect((await app.pool.query('select 1 from memories where user_id = $1', [person.id])).rowCount).toBe(0);
  });

  test('everything at once, when asked', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    await person.say('I live in Portland');
    expect((await person.call('DELETE', '/api/memories')).json()).toEqual({ success: true, removed: 2 });
    expect(await memoriesOf(person)).toEqual([]);
  });
});

describe('changing', () => {
  test('a corrected text is said from then on, a pinned one stands first', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    app.clock.advance({ minutes: 1 });
    await person.say('I live in Portland');
    const biscuit = (await memoriesOf(person)).find(({ text }) => text.includes('Biscuit'));
    const changed = await person.call('PUT', `/api/memories/${biscuit?.id}`, {
      text: 'your dog was Biscuit',
      pinned: true,
    });
    expect(changed.json().data).toMatchObject({ text: 'your dog was Biscuit', pinned: true, edited: true });
    expect(await textsOf(person)).toEqual(['your dog was Biscuit', 'you live in Portland']);
  });

  test('nobody changes or forgets what is kept of another', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    const [kept] = await memoriesOf(person);
    const stranger = await keeping();
    expect(codeOf(await stranger.call('PUT', `/api/memories/${kept?.id}`, { text: 'mine' }))).toBe('memory.not_found');
    expect(codeOf(await stranger.call('DELETE', `/api/memories/${kept?.id}`))).toBe('memory.not_found');
    expect(await textsOf(person)).toEqual(['your dog is called Biscuit']);
  });

  test('an empty text is refused, and says what to do', async () => {
    const person = await keeping();
    await person.say('my dog Biscuit ran off again');
    const [kept] = await memoriesOf(person);
    const answer = await person.call('PUT', `/api/memories/${kept?.id}`, { text: '  ' });
    expect(answer.statusCode).toBe(400);
    expect(await textsOf(person)).toEqual(['your dog is called Biscuit']);
  });
});

test('a session off the record goes when it ends, though its person keeps conversations', async () => {
  const person = await keeping();
  await person.say('for the record', { sessionId: 'kept' });
  await person.call('POST', '/api/chat/off-the-record', { sessionId: 'hidden', isOn: true });
  await person.say('between us', { sessionId: 'hidden' });
  const visit = await person.call('POST', '/api/chat/visit', { sessionId: 'hidden' });
  expect(visit.json().data.offRecord).toBe(true);
  app.clock.advance({ hours: 25 });
  await app.sweep();
  expect((await person.history()).map(({ sessionId }) => sessionId)).toEqual(['kept', 'kept']);
});

test('what was kept of a visitor goes with them into an account that keeps, and not into one that does not', async () => {
  for (const [storagePreference, expected] of [
    ['user-controlled', ['your dog is called Biscuit']],
    ['session-only', []],
  ] as const) {
    const member = await app.signUp();
    await member.call('PUT', `/api/privacy-settings/${member.id}`, { storagePreference });
    const visitor = await keeping();
    await visitor.say('my dog Biscuit ran off again');
    await app.send({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: visitor.cookie },
      payload: { email: member.email, password: member.password },
    });
    expect(await textsOf({ ...member, say: visitor.say })).toEqual(expected);
  }
});

test('the account knows again what was kept of a visitor: it can be forgotten for good, and stays forgotten', async () => {
  const member = await app.signUp();
  await member.call('PUT', `/api/privacy-settings/${member.id}`, { storagePreference: 'user-controlled' });
  const kept = async () => (await member.call('GET', '/api/memories')).json<{ data: { memories: Memory[] } }>();
  const comeFromVisit = async () => {
    const visitor = await keeping();
    await visitor.say('my dog Biscuit ran off again');
    const { email, password } = member;
    const headers = { cookie: visitor.cookie };
    await app.send({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } });
    return (await kept()).data.memories;
  };
  const [memory] = await comeFromVisit();
  expect(await comeFromVisit()).toHaveLength(1);
  await member.call('DELETE', `/api/memories/${memory?.id}`);
  await member.say('my dog Biscuit is back');
  expect((await kept()).data.memories).toEqual([]);
  expect(await comeFromVisit()).toEqual([]);
});

test('what the account has had forgotten does not come from a visit in other words', async () => {
  const member = await app.signUp();
  await member.call('PUT', `/api/privacy-settings/${member.id}`, { storagePreference: 'user-controlled' });
  await member.say('Walking helps.');
  const [kept] = (await member.call('GET', '/api/memories')).json<{ data: { memories: Memory[] } }>().data.memories;
  await member.call('DELETE', `/api/memories/${kept?.id}`);
  const visitor = await keeping();
  await visitor.say('Walking in the morning helps.');
  expect(await textsOf(visitor)).toHaveLength(1);
  const { email, password } = member;
  const headers = { cookie: visitor.cookie };
  await app.send({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } });
  const left = (await member.call('GET', '/api/memories')).json<{ data: { memories: Memory[] } }>().data.memories;
  expect(left).toEqual([]);
});
