// node bench/faults/slow-model.ts: the language model is late, silent, broken or away. How the rest of Haven fares while 50
// wait for a model whose first word takes 25 s, while 2,000 connections send a byte now and then, and while 50 readers never
// read; and how soon somebody in danger sees where to call, whatever the model does.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import buildServer from '../../server/src/testing/build-server.ts';
import { makeDataDir } from '../../server/src/testing/database-holder.ts';
import { startHaven, visitOverWire, type WirePerson } from '../../server/src/testing/haven-process.ts';
import { type Behavior, lateMs } from '../../server/src/testing/model-servers/behaviors.ts';
import { openAiWire } from '../../server/src/testing/model-servers/openai.ts';
import { startModelServer } from '../../server/src/testing/model-servers/wire.ts';
import { openSlowSockets } from '../../server/src/testing/slow-sockets.ts';
import { percentile, say } from './figures.ts';

const askers = 50;
const inDanger = 10;
const betweenThemMs = 100;
const arrivingMs = 10_000;
const slowSockets = 2_000;
const perSecond = 50;
const danger = 'I am going to kill myself tonight';
const readable = /"type":"text"/u;

await buildServer();
const model = await startModelServer(openAiWire);
try {
  await withHaven(model.baseUrl, others);
  for (const behavior of ['slow', 'broken', 'limited', 'hanging', 'empty'] as const) await careWhile(behavior);
  await withHaven('http://127.0.0.1:1/v1', (base) => care(base, 'refuses every connection'));
} finally {
  await model.close();
}

async function withHaven(baseUrl: string, work: (base: string) => Promise<void>): Promise<void> {
  const dataDir = await makeDataDir('haven-slow-model-');
  const haven = await startHaven({
    DATA_DIR: dataDir.path,
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: 'fake',
  });
  try {
    await work(haven.base);
  } finally {
    haven.signal('SIGTERM');
    await haven.exited;
    await dataDir.remove();
  }
}

async function others(base: string): Promise<void> {
  model.behave('late with its first word');
  const people = await Promise.all(Array.from({ length: askers }, () => visitOverWire(base)));
  const silent = await Promise.all(Array.from({ length: askers }, () => visitOverWire(base)));
  const person = await visitOverWire(base);
  await callOthers(base, person, 3_000);
  const before = await callOthers(base, person, 5_000);
  const slow = openSlowSockets(base, slowSockets, 10_000);
  const unread: Socket[] = [];
  const asked: ReturnType<typeof ask>[] = [];
  // Not all in one moment: what is measured is how it is while they wait, not how long 100 new messages take.
  for (const [index, each] of people.entries()) {
    asked.push(ask(each, 'It was a long week.'));
    unread.push(askUnread(base, silent[index] ?? each));
    await pause(arrivingMs / askers);
  }
  const tookMs = await callOthers(base, person, lateMs - arrivingMs);
  const answers = await Promise.all(asked);
  slow.destroy();
  for (const socket of unread) socket.destroy();
  const worst = Math.max(...Object.values(tookMs).map((each) => percentile(each, 95)));
  const gaps = answers.flatMap(({ arrivedMs }) => gapsOf(arrivedMs));
  const firstWords = answers.map(({ firstWordMs }) => firstWordMs);
  say(`${askers} wait ${lateMs / 1_000} s for the model, ${askers} never read, ${slowSockets} slow connections`, {
    'other calls before, p95 ms': percentile(Object.values(before).flat(), 95),
    ...Object.fromEntries(
      Object.entries(tookMs).map(([name, each]) => [`${name}, p95 ms of ${each.length}`, percentile(each, 95)]),
    ),
    'longest silence on a stream ms': Math.max(...gaps),
    'first word of the model, p50 ms': percentile(firstWords, 50),
    'answered in the end': answers.filter(({ text }) => text.includes('"type":"done"')).length,
  });
  if (!(worst < 200) || Math.max(...gaps) > 10_500) process.exitCode = 1;
}

async function careWhile(behavior: Behavior): Promise<void> {
  model.behave(behavior);
  await withHaven(model.baseUrl, (base) => care(base, `is ${behavior}`));
}

/** Each of them is somebody new; they write within a second, before a breaker can know how a silent model is. */
async function care(base: string, what: string): Promise<void> {
  const people = await Promise.all(Array.from({ length: inDanger }, () => visitOverWire(base)));
  const answers = await Promise.all(
    people.map(async (person, index) => {
      await pause(index * betweenThemMs);
      return ask(person, danger);
    }),
  );
  const cards = answers.map(({ cardMs }) => cardMs);
  say(`a model that ${what}, ${inDanger} in danger within a second`, {
    'the card with 988, 741741 and 911, p50 ms': percentile(cards, 50),
    'the card, longest ms': percentile(cards, 100),
    'first word of the reply, longest ms': percentile(
      answers.map(({ firstWordMs }) => firstWordMs),
      100,
    ),
    'replies that name 988': answers.filter(({ text }) => text.includes('988')).length,
  });
  if (!(percentile(cards, 100) < 1_000)) process.exitCode = 1;
}

/** Says something and reads until the stream ends: when the card was due to be shown, and when there was a first word. */
async function ask(person: WirePerson, message: string) {
  const begun = performance.now();
  const body = { message, sessionId: 's1' };
  const answer = await person.call('POST', '/api/chat', body, { accept: 'text/event-stream' });
  const decoder = new TextDecoder();
  const arrivedMs = [begun];
  let text = '';
  let cardMs = Number.NaN;
  let firstWordMs = Number.NaN;
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const nowMs = performance.now();
    arrivedMs.push(nowMs);
    if (Number.isNaN(cardMs) && text.includes('"type":"crisis"')) cardMs = nowMs - begun;
    if (Number.isNaN(firstWordMs) && readable.test(text)) firstWordMs = nowMs - begun;
  }
  return { text, arrivedMs, cardMs, firstWordMs };
}

/** Asks, and never reads a byte of the answer. */
function askUnread(base: string, { cookie }: WirePerson) {
  const { hostname, port } = new URL(base);
  const body = JSON.stringify({ message: 'It was a long week.', sessionId: 's1' });
  const head = [
    'POST /api/chat HTTP/1.1',
    'Host: haven',
    'Accept: text/event-stream',
    'Content-Type: application/json',
    `Cookie: ${cookie}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
  socket.on('error', () => undefined).pause();
  return socket;
}

/** Calls the other routes at an even pace, whether or not the one before has been answered. */
async function callOthers(base: string, person: WirePerson, forMs: number): Promise<Record<string, number[]>> {
  const calls: readonly (readonly [string, () => Promise<Response>])[] = [
    ['read the history', () => person.call('GET', `/api/conversation-history/${person.id}?limit=20`)],
    ['write to the history', () => person.call('POST', '/api/conversation-history', entry())],
    ['read the settings', () => person.call('GET', `/api/companion-settings/${person.id}`)],
    ['begin a visit', () => person.call('POST', '/api/chat/visit', { sessionId: 's1' })],
    ['be ready', () => fetch(`${base}/api/ready`)],
  ];
  const tookMs: Record<string, number[]> = {};
  const open: Promise<void>[] = [];
  const end = performance.now() + forMs;
  for (let at = 0; performance.now() < end; at += 1) {
    const [name, call] = calls[at % calls.length] ?? ['', () => Promise.resolve(new Response())];
    open.push(time(call, (tookMs[name] ??= [])));
    await pause(1_000 / perSecond);
  }
  await Promise.all(open);
  return tookMs;
}

async function time(call: () => Promise<Response>, into: number[]): Promise<void> {
  const begun = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  into.push(performance.now() - begun);
}

function entry() {
  return { sessionId: 's2', role: 'user', content: `At ${performance.now()}` };
}

function gapsOf(times: readonly number[]): number[] {
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}
