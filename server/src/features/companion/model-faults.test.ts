import type { ChatEvent } from '@haven/contracts/chat';
import { limits } from '@haven/contracts/policy/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Clock } from '#lib/clock.ts';
import { readEvents } from '#testing/event-reader.ts';
import { foreignOf } from '#testing/foreign-model.ts';
import { anthropicWire } from '#testing/model-servers/anthropic.ts';
import { type Behavior, upstreamSecret, wholeReply } from '#testing/model-servers/behaviors.ts';
import { googleWire } from '#testing/model-servers/google.ts';
import { openAiWire } from '#testing/model-servers/openai.ts';
import { type ModelServer, startModelServer } from '#testing/model-servers/wire.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel } from '#testing/scripted-model.ts';
import type { Visitor } from '#testing/visitor.ts';
import { type Breaker, createBreaker } from './models/breaker.ts';
import { createProviderModel, type Provider } from './models/providers.ts';

const whole = wholeReply.join('');
const key = 'sk-test-key-nobody-may-see';

describe.each([
  ['openai-compatible', openAiWire],
  ['anthropic', anthropicWire],
  ['google', googleWire],
] as const)('a model that speaks as %s does', (provider, wire) => {
  let server: ModelServer;
  let app: TestApp;
  let person: Visitor;
  /** A new one for each fault, so that none is kept from happening by those before. */
  let breaker: Breaker;

  beforeAll(async () => {
    server = await startModelServer(wire);
    const model = await modelAt({ provider, baseUrl: server.baseUrl }, { enter: () => breaker.enter() });
    app = await openTestApp({ model, beta: false });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  async function meet(behavior: Behavior, message = 'It was a long week.') {
    breaker = createBreaker(app.clock);
    const before = await triesAt(app);
    server.behave(behavior);
    person = await app.visit();
    const answer = await listen(person, message);
    const stored = (await person.history()).slice(-2);
    return { ...answer, stored, asked: server.requests.length, tries: (await triesAt(app)) - before };
  }

  test.each<[Behavior, string]>([
    ['fine', whole],
    ['broken once', whole],
    ['split character', 'Un café, quand même, is a good start.'],
    ['half a character', 'A good start is caf for now.'],
    ['a tool call beside words', whole],
    ['thinks aloud', whole],
    ['markup', 'That sounds **heavy**, see this. \nRest now'],
    ['names a method later', 'That sounds like a heavy week. '],
  ])('and is %s is heard', async (behavior, expected) => {
    const { events, stored, tries } = await meet(behavior);
    expect(textOf(events)).toBe(expected);
    expect(events.some(({ type }) => type === 'answered_by')).toBe(false);
    expect(stored).toMatchObject([
      { role: 'user', status: 'complete' },
      { role: 'assistant', status: 'complete', content: expected },
    ]);
    expect(tries).toBe(behavior === 'broken once' ? 2 : 1);
  });

  test.each<[Behavior, number]>([
    ['unauthorized', 1],
    ['limited', 2],
    ['limited for long', 1],
    ['broken', 2],
    ['slow', 1],
    ['slow after its headers', 1],
    ['cut before a word', 2],
    ['bad JSON', 1],
    ['noise', 2],
    ['empty', 1],
    ['empty body', 2],
    ['one frame of 10 MB', 1],
    ['a web page', 2],
    ['a tool call', 1],
    ['claims to be human', 1],
    ['names a method', 1],
  ])('and is %s is asked %i times, and the built-in companion answers and says so', async (behavior, asked) => {
    const { status, events, stored, ...met } = await meet(behavior);
    expect(status).toBe(200);
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'notice', 'answered_by', 'text', 'done']);
    expect(textOf(events)).toBe('The guide is here.');
    expect(stored).toMatchObject([
      { role: 'user', content: 'It was a long week.', status: 'complete' },
      { role: 'assistant', content: 'The guide is here.', status: 'complete', answeredBy: 'builtin' },
    ]);
    expect(met.asked).toBe(asked);
    expect(events.at(-1)).toMatchObject({ entitlement: { reason: 'trial', messagesRemaining: 12 } });
  });

  test.each<Behavior>(['hanging', 'cut', 'cut without an end'])(
    'and is %s keeps what was said, marked as incomplete, and a new try makes one row of it',
    async (behavior) => {
      const { events, stored } = await meet(behavior);
      expect(stored).toMatchObject([{ role: 'user' }, { role: 'assistant', status: 'incomplete' }]);
      expect(stored[1]?.content).toBe(textOf(events));
      expect(whole.startsWith(textOf(events))).toBe(true);
      expect(textOf(events)).not.toBe('');
      expect(events.at(-1)).toMatchObject({ type: 'failed', reply: { status: 'incomplete' } });

      server.behave('fine');
      const again = await person.call('POST', `/api/chat/replies/${stored[1]?.id ?? ''}/retry`);
      expect(again.json().data.response).toBe(whole);
      expect(await person.history()).toHaveLength(2);
    },
  );

  test('and does not end is cut at 16 kB, behind a whole sentence', async () => {
    const { events, stored } = await meet('endless');
    expect(textOf(events).length).toBeLessThanOrEqual(limits.replyBytes);
    expect(textOf(events)).toMatch(/stop\.\s*$/);
    expect(stored[1]).toMatchObject({ status: 'complete', content: textOf(events) });
  });

  test('and hangs does not hold up what a message in danger needs', async () => {
    breaker = createBreaker(app.clock);
    server.behave('slow');
    person = await app.visit();
    const answer = await listen(person, 'I have the pills in my hand and I am going to take them all now.');
    const types = answer.events.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(['accepted', 'crisis', 'notice']);
    expect(types.indexOf('crisis')).toBeLessThan(types.indexOf('answered_by'));
    expect(answer.events.at(-1)).toMatchObject({ type: 'done', care: { crisis: true } });
  });

  test('and speaks to somebody in danger has the lines to call added to its words', async () => {
    const { events } = await meet('fine', 'I have the pills in my hand and I am going to take them all now.');
    expect(textOf(events)).toMatch(/^That sounds like a heavy week\..*911.*988.*741741/);
  });

  test('is asked with the key, and neither the key nor what it says of an error goes anywhere else', async () => {
    await meet('fine');
    expect(JSON.stringify(server.requests[0]?.headers)).toContain(key);
    const { events, stored } = await meet('broken');
    for (const text of [app.logs.join('\n'), JSON.stringify(events), JSON.stringify(stored)]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(upstreamSecret);
    }
  });
});

describe('a model that cannot be reached', () => {
  test.each(['a closed port', 'a server without TLS'])('behind %s is tried twice', async (place) => {
    const server = await startModelServer(openAiWire);
    if (place === 'a closed port') await server.close();
    const baseUrl = place === 'a closed port' ? server.baseUrl : server.baseUrl.replace('http:', 'https:');
    const app = await openTestApp({ model: await modelAt({ provider: 'openai-compatible', baseUrl }) });
    try {
      const { events } = await listen(await app.visit(), 'hello');
      expect(textOf(events)).toBe('The guide is here.');
      expect(await triesAt(app)).toBe(2);
    } finally {
      await app.close();
      if (place !== 'a closed port') await server.close();
    }
  });
});

test('a reply that fails altogether leaves the message, and costs no free message', async () => {
  const failing = createScriptedModel(() => [new Error('no')]);
  const { foreign, ...own } = foreignOf(failing);
  if (!foreign) throw new Error('It has to be one that may fail.');
  const app = await openTestApp({ model: { ...own, foreign: { ...foreign, standIn: failing.model } }, beta: false });
  try {
    const person = await app.visit();
    const { events } = await listen(person, 'hello');
    expect(events.at(-1)).toMatchObject({ type: 'failed', reply: { status: 'failed' } });
    expect((await person.history()).map(({ status }) => status)).toEqual(['complete', 'failed']);
    const visit = (await person.call('POST', '/api/chat/visit', { sessionId: person.sessionId })).json();
    expect(visit.data.entitlement).toMatchObject({ reason: 'trial', messagesRemaining: 12 });
  } finally {
    await app.close();
  }
});

describe('a model that keeps failing', () => {
  test('is not asked any more, and after a while by one message at a time until it answers', async () => {
    const server = await startModelServer(openAiWire);
    const clock: Clock = { now: () => app.clock.now(), elapsedMs: () => app.clock.elapsedMs() };
    const model = await modelAt({ provider: 'openai-compatible', baseUrl: server.baseUrl }, createBreaker(clock));
    const app = await openTestApp({ model });
    try {
      const person = await app.visit();
      server.behave('unauthorized');
      for (let count = 0; count < 8; count += 1) await person.say('hello');
      expect(server.requests).toHaveLength(5);

      app.clock.advance({ seconds: 14 });
      await person.say('hello');
      expect(server.requests).toHaveLength(5);

      app.clock.advance({ seconds: 2 });
      const others = await Promise.all(Array.from({ length: 4 }, () => app.visit()));
      server.behave('slow');
      await Promise.all(others.map((other) => other.say('hello')));
      expect(server.requests).toHaveLength(1);

      app.clock.advance({ seconds: 16 });
      server.behave('fine');
      expect((await person.say('hello')).json().data.response).toBe(whole);
      expect((await person.say('hello')).json().data.response).toBe(whole);
      expect(server.requests).toHaveLength(2);
      expect(await metricsOf(app)).toContain('haven_model_tries_total{model="openai-compatible",outcome="paused"}');
    } finally {
      await app.close();
      await server.close();
    }
  });
});

async function modelAt({ provider, baseUrl }: Pick<Provider, 'provider' | 'baseUrl'>, breaker?: Breaker) {
  const model = await createProviderModel({ provider, baseUrl, apiKey: key, model: 'some-model' });
  return foreignOf({ name: provider, model }, breaker);
}

async function listen(person: Visitor, message: string) {
  const answer = await person.call(
    'POST',
    '/api/chat',
    { message, sessionId: person.sessionId },
    { accept: 'text/event-stream' },
  );
  return { status: answer.statusCode, events: readEvents(answer.body) };
}

function textOf(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

async function metricsOf(app: TestApp): Promise<string> {
  return (await app.send({ url: '/metrics' })).body;
}

/** How often the model was asked so far, whether or not its server could be reached. */
async function triesAt(app: TestApp): Promise<number> {
  const counted = (await metricsOf(app)).matchAll(/^haven_model_tries_total\{.*outcome="(?!paused).*"\} (\d+)$/gm);
  return [...counted].reduce((sum, [, count]) => sum + Number(count), 0);
}
