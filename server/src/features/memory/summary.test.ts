import type { SummaryPoint } from '@haven/contracts/memory';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReplyRequest } from '#features/companion/index.ts';
import { foreignOf } from '#testing/foreign-model.ts';
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

type Person = Pick<Visitor, 'id' | 'call'>;

async function keeping(of: TestApp = app): Promise<Visitor> {
  const person = await of.visit();
  await choose(person, { storagePreference: 'user-controlled' });
  return person;
}

const choose = (person: Person, choice: object) => person.call('PUT', `/api/privacy-settings/${person.id}`, choice);

async function pointsOf(person: Person): Promise<SummaryPoint[]> {
  return (await person.call('GET', '/api/memories')).json<{ data: { summary: SummaryPoint[] } }>().data.summary;
}

const textsOf = async (person: Person) => (await pointsOf(person)).map(({ text }) => text);

async function memoryIdOf(person: Person, text: string): Promise<string> {
  const { data } = (await person.call('GET', '/api/memories')).json<{
    data: { memories: { id: string; text: string }[] };
  }>();
  return data.memories.find((memory) => memory.text === text)?.id ?? '';
}

/** Says these, and lets the time pass in which the summary goes on. */
async function tell(person: Visitor, ...messages: string[]): Promise<void> {
  for (const message of messages) await person.say(message);
  await app.work();
  app.clock.advance({ minutes: 4 });
}

const denver = 'I moved to Denver last month for work';
const denverPoint = 'you moved to Denver last month for work';
const cello = 'I want to learn the cello again';
const celloPoint = 'you want to learn the cello again';

describe('a running summary', () => {
  test('is made a while after the messages, sealed, each point with the message it came from', async () => {
    const person = await keeping();
    await person.say(denver);
    expect(await pointsOf(person)).toEqual([]);
    await app.work();
    expect(await pointsOf(person)).toEqual([
      {
        id: expect.any(String),
        text: denverPoint,
        source: {
          messageId: (await person.history())[0]?.id,
          excerpt: denver,
          timestamp: app.clock.now().toISOString(),
        },
      },
    ]);
    const { rows } = await app.pool.query('select s::text from conversation_summaries s where user_id = $1', [
      person.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/denver/i);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('Denver').toString('hex'));
  });

  test('goes on with what comes later, and stays short', async () => {
    const person = await keeping();
    await tell(person, denver);
    await tell(person, cello);
    expect(await textsOf(person)).toEqual([denverPoint, celloPoint]);
    await tell(
      person,
      'I quit my job at the mill in June',
      'my grandmother Rosa died in the winter',
      'I bought an old boat with my uncle',
      'we adopted a baby girl from Ohio',
      'I failed the driving test twice already',
      'my neighbor plays drums every evening',
      'I miss cooking for the whole family',
      'my best friend Priya got married yesterday',
    );
    expect((await textsOf(person)).length).toBe(8);
  });

  test('costs one piece of work however much is said at a time', async () => {
    const person = await keeping();
    await tell(person, denver);
    for (let index = 0; index < 5; index++) await person.say(cello);
    expect(app.putOff('memory')).toBe(1);
    await app.work();
    expect(await textsOf(person)).toEqual([denverPoint, celloPoint]);
  });

  test('is known to the model in every session, and to the built-in companion as far as it came from others', async () => {
    const person = await keeping();
    await tell(person, denver);
    await person.say('and on it goes');
    expect(asked.at(-1)?.known?.summary).toBe(`March 1: ${denverPoint}.`);
    expect(asked.at(-1)?.memories ?? []).not.toContain(denverPoint);
    await person.say('hello', { sessionId: 'another' });
    expect(asked.at(-1)?.known?.summary).toContain(denverPoint);
    expect(asked.at(-1)?.memories).toContain(denverPoint);
  });

  test('the built-in companion comes back to it when they meet again', async () => {
    const builtin = await openTestApp();
    try {
      const person = await keeping(builtin);
      await person.say(cello);
      await builtin.work();
      builtin.clock.advance({ days: 1 });
      const answer = await person.say('hello', { sessionId: 'another' });
      expect(answer.json<{ data: { response: string } }>().data.response).toContain('learn the cello again');
    } finally {
      await builtin.close();
    }
  });

  test('is in the export in words, and goes with the account', async () => {
    const person = await app.signUp();
    await choose(person, { storagePreference: 'user-controlled' });
    await person.say(denver);
    await app.work();
    const { data } = (await person.call('GET', '/api/account/export')).json<{ data: Record<string, object[]> }>();
    expect(data['summary']).toMatchObject([{ points: [{ text: denverPoint }] }]);
    await person.say(cello);
    expect((await person.call('DELETE', `/api/account/cancel/${person.id}`)).statusCode).toBe(200);
    await app.work();
    const { rows } = await app.pool.query('select 1 from conversation_summaries where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });
});

describe('nothing is drawn', () => {
  const summaryRows = async ({ id }: Person) =>
    (await app.pool.query('select 1 from conversation_summaries where user_id = $1', [id])).rowCount;

  test('without the consent to keep conversations: not even work is asked for', async () => {
    const person = await app.visit();
    await person.say(denver);
    expect(app.putOff('memory')).toBe(0);
    expect(await summaryRows(person)).toBe(0);
  });

  test('and nothing is noted of somebody who keeps nothing, whatever they press', async () => {
    const person = await app.visit();
    await person.say(denver);
    for (const isOn of [true, false])
      await person.call('POST', '/api/chat/off-the-record', { sessionId: person.sessionId, isOn });
    await person.call('DELETE', '/api/memories');
    expect(await summaryRows(person)).toBe(0);
  });

  test('from what was said before the consent, or while the person objected', async () => {
    const person = await app.visit();
    await person.say(denver);
    await choose(person, { storagePreference: 'user-controlled' });
    await tell(person, cello);
    await choose(person, { mayRemember: false });
    await tell(person, 'I started a new job at the bakery');
    await choose(person, { mayRemember: true });
    await tell(person, 'my sister moved to Lisbon in May');
    expect(await textsOf(person)).toEqual([celloPoint, 'your sister moved to Lisbon in May']);
  });

  test('while the person objects, also by work that was asked for before; and what is there is not used', async () => {
    const person = await keeping();
    await tell(person, denver);
    await person.say(cello);
    await choose(person, { mayRemember: false });
    await app.work();
    expect(await textsOf(person)).toEqual([denverPoint]);
    await person.say('hello', { sessionId: 'another' });
    expect(asked.at(-1)?.known).toBeUndefined();
  });

  test('off the record: not then, not once it is on the record again, and what it gave before goes', async () => {
    const person = await keeping();
    const record = (isOn: boolean) =>
      person.call('POST', '/api/chat/off-the-record', { sessionId: person.sessionId, isOn });
    await tell(person, denver);
    await record(true);
    expect(await textsOf(person)).toEqual([]);
    await tell(person, cello);
    await record(false);
    await tell(person, 'my sister moved to Lisbon in May');
    expect(await textsOf(person)).toEqual(['your sister moved to Lisbon in May']);
  });

  test('from a message that speaks of danger', async () => {
    const person = await keeping();
    await tell(
      person,
      'I moved to Denver last month and I want to die',
      'my brother Sam drove me to the bridge, I want to die',
    );
    expect(await pointsOf(person)).toEqual([]);
  });
});

describe('what is forgotten stays forgotten', () => {
  const biscuit = 'my dog Biscuit sleeps on my bed again';

  test('forgetting a memory takes it out of the summary at once, and no later message brings it back', async () => {
    const person = await keeping();
    await tell(person, biscuit, denver);
    expect(await textsOf(person)).toContain('your dog Biscuit sleeps on your bed again');
    await person.call('DELETE', `/api/memories/${await memoryIdOf(person, 'your dog is called Biscuit')}`);
    expect(await textsOf(person)).toEqual([denverPoint]);
    await tell(person, 'I bought a new collar for biscuit in town', 'my puppy Biscuit barks at the mailman');
    expect(JSON.stringify((await person.call('GET', '/api/memories')).json())).not.toMatch(/biscuit|collar|puppy/i);
  });

  test('also when the work was asked for before', async () => {
    const person = await keeping();
    await person.say(biscuit);
    await person.call('DELETE', `/api/memories/${await memoryIdOf(person, 'your dog is called Biscuit')}`);
    await app.work();
    expect(await pointsOf(person)).toEqual([]);
  });

  test('also when the work was under way', async () => {
    const hold = gate();
    const begun = gate();
    const slow = await openTestApp({
      model: foreignOf(
        createScriptedModel((_, { prompt }) => {
          if (!JSON.stringify(prompt[0]).includes('You take notes')) return ['I hear you, and I am listening.'];
          begun.open();
          const quote = 'my dog Biscuit sleeps on my bed';
          const points = [{ text: 'your dog Biscuit sleeps on your bed', quote }];
          const facts = [{ kind: 'pet', text: 'your dog Biscuit sleeps on your bed', quote }];
          return [hold.opened, JSON.stringify({ facts, points })];
        }),
      ),
    });
    try {
      const person = await keeping(slow);
      await person.say(biscuit);
      const working = slow.work();
      await begun.opened;
      await person.call('DELETE', `/api/memories/${await memoryIdOf(person, 'your dog is called Biscuit')}`);
      hold.open();
      await working;
      const { data } = (await person.call('GET', '/api/memories')).json<{ data: object }>();
      expect(JSON.stringify(data)).not.toMatch(/biscuit/i);
    } finally {
      hold.open();
      await slow.close();
    }
  });

  test('one point: it goes for good, and so does the same in other words', async () => {
    const person = await keeping();
    await tell(person, denver, cello);
    const [point] = await pointsOf(person);
    expect((await person.call('DELETE', `/api/memories/summary/${point?.id}`)).statusCode).toBe(200);
    await tell(person, 'last month I moved to Denver for work, you know');
    expect(await textsOf(person)).toEqual([celloPoint]);
    expect(codeOf(await person.call('DELETE', `/api/memories/summary/${point?.id}`))).toBe('memory.not_found');
  });

  test('nobody forgets what is kept of another', async () => {
    const person = await keeping();
    await tell(person, denver);
    const stranger = await keeping();
    const answer = await stranger.call('DELETE', `/api/memories/summary/${(await pointsOf(person))[0]?.id}`);
    expect(codeOf(answer)).toBe('memory.not_found');
    expect(await textsOf(person)).toEqual([denverPoint]);
  });

  test('everything at once: what was said until then gives nothing more', async () => {
    const person = await keeping();
    await tell(person, denver);
    await person.say(cello);
    await person.call('DELETE', '/api/memories');
    await app.work();
    expect(await pointsOf(person)).toEqual([]);
    app.clock.advance({ minutes: 4 });
    await tell(person, 'my sister moved to Lisbon in May');
    expect(await textsOf(person)).toEqual(['your sister moved to Lisbon in May']);
  });

  test('a visitor’s wish to forget holds in the account they sign in to', async () => {
    const member = await app.signUp();
    await choose(member, { storagePreference: 'user-controlled' });
    const visitor = await keeping();
    await tell(visitor, biscuit, denver);
    await visitor.call('DELETE', `/api/memories/${await memoryIdOf(visitor, 'your dog is called Biscuit')}`);
    const { email, password } = member;
    const headers = { cookie: visitor.cookie };
    await app.send({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } });
    expect(await textsOf(member)).toEqual([denverPoint]);
    await member.say('my puppy Biscuit barks at the mailman');
    await app.work();
    expect(JSON.stringify((await member.call('GET', '/api/memories')).json())).not.toMatch(/biscuit/i);
  });

  test('whoever objected before they signed in takes nothing along, from before the objection or after', async () => {
    const member = await app.signUp();
    await choose(member, { storagePreference: 'user-controlled' });
    await member.say(cello);
    await app.work();
    app.clock.advance({ minutes: 4 });
    const visitor = await keeping();
    await tell(visitor, biscuit, denver);
    await choose(visitor, { mayRemember: false });
    await visitor.say('I moved to Portland with my sister Anna');
    const { email, password } = member;
    const headers = { cookie: visitor.cookie };
    await app.send({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } });
    await member.say('I want to bake bread again');
    await app.work();
    const { memories, summary } = (await member.call('GET', '/api/memories')).json<{
      data: Record<'memories' | 'summary', { text: string }[]>;
    }>().data;
    expect(memories).toEqual([]);
    expect(summary.map(({ text }) => text)).toEqual([celloPoint, 'you want to bake bread again']);
  });
});

describe('what goes with what', () => {
  test('a message takes its points along; clearing the history and taking the consent back, everything', async () => {
    const person = await keeping();
    await tell(person, denver, cello);
    await person.call('DELETE', `/api/conversation-history/${(await person.history())[0]?.id}`);
    expect(await textsOf(person)).toEqual([celloPoint]);
    await person.say(denver);
    await person.call('DELETE', `/api/conversation-history/${person.id}`);
    await app.work();
    expect(await pointsOf(person)).toEqual([]);
    await tell(person, denver);
    await choose(person, { storagePreference: 'session-only' });
    const { rows } = await app.pool.query('select 1 from conversation_summaries where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  test('points go with their messages after thirty days, unless the person keeps them', async () => {
    const [person, keeper] = [await keeping(), await keeping()];
    await choose(keeper, { keepUntilDeleted: true });
    await tell(person, denver);
    await tell(keeper, denver);
    app.clock.advance({ days: 20 });
    await tell(person, cello);
    app.clock.advance({ days: 11 });
    await app.sweep();
    expect(await textsOf(person)).toEqual([celloPoint]);
    expect(await textsOf(keeper)).toEqual([denverPoint]);
  });

  test('a message that a language model reads danger in gives nothing, whatever the check read', async () => {
    const model = foreignOf(
      createScriptedModel(() => ['risk: elevated\nThat sounds heavy. ', 'Are you safe right now?']),
    );
    const other = await openTestApp({ model });
    try {
      const person = await keeping(other);
      await person.say(cello);
      await person.say(denver);
      await other.work();
      expect(await pointsOf(person)).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

test('two processes at the same work make one summary', async () => {
  const beside = await openTestApp({ beside: { url: app.url, masterKey: app.masterKey, clock: app.clock } });
  try {
    const person = await keeping();
    await tell(person, denver);
    await person.say(cello);
    const again = { name: 'memory', data: { userId: person.id } };
    const job = beside.app.jobs.find(({ name }) => name === again.name);
    await Promise.all([app.work(), job?.work(again.data), job?.work(again.data)]);
    expect(await textsOf(person)).toEqual([denverPoint, celloPoint]);
  } finally {
    await beside.close();
  }
});
