// The load: so many people, each saying the next thing once the last reply is whole. A process of its own, so that
// its work is not counted as the server's.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadOrder, LoadResult, LoadPerson } from './load.ts';

/** Everyday talk, different each time, so that the crisis check has something to read and nothing to find. */
const lines = [
  'I had a long day at work and my head is still full of it.',
  'My sister called and we talked about the holidays for an hour.',
  'I keep putting off the laundry and then I feel silly about it.',
  'The new neighbors are loud, but they brought us cake.',
  'I finally finished the book you asked me about last week.',
  'I slept badly and the meeting this morning went on forever.',
  'Dinner was good. I tried the soup my grandmother used to make.',
  'I am a bit nervous about the talk I have to give on Friday.',
];

/** People begin a new conversation after so many messages. */
const turnsInConversation = 20;

process.on('message', (order: LoadOrder) => void run(order).then((result) => process.send?.(result)));

async function run(order: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.people.length });
  const result: LoadResult = { wholeMs: [], firstWordMs: [], failures: [], elapsedMs: 0 };
  const startedAt = performance.now();
  const endsAt = startedAt + order.forMs;
  await Promise.all(order.people.map((person, index) => talk({ person, index, order, agent, endsAt, result })));
  result.elapsedMs = performance.now() - startedAt;
  agent.destroy();
  return result;
}

interface Talk {
  person: LoadPerson;
  index: number;
  order: LoadOrder;
  agent: Agent;
  endsAt: number;
  result: LoadResult;
}

async function talk({ person, index, order, agent, endsAt, result }: Talk): Promise<void> {
  if (order.arriveOverMs !== undefined) await wait((order.arriveOverMs * index) / order.people.length);
  for (let turn = 0; turn === 0 || (order.turns ? turn < order.turns : performance.now() < endsAt); turn += 1) {
    const chapter = Math.floor(turn / turnsInConversation);
    const body = JSON.stringify({
      message: `${lines[(index + turn) % lines.length]} That is number ${turn + 1} for today.`,
      sessionId: chapter === 0 ? person.sessionId : `${person.sessionId}-${chapter}`,
      messageId: `${person.sessionId}-${turn}`,
      userId: person.userId,
    });
    const times = await send(order.base, person.cookie, body, agent);
    if (typeof times === 'string') result.failures.push(times);
    else {
      result.wholeMs.push(times.wholeMs);
      result.firstWordMs.push(times.firstWordMs);
    }
  }
}

/** Answers the end of what came when the reply did not end with `done`. */
function send(base: string, cookie: string, body: string, agent: Agent) {
  const headers = {
    cookie,
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise<{ wholeMs: number; firstWordMs: number } | string>((resolve) => {
    const startedAt = performance.now();
    let firstWordMs: number | undefined;
    let tail = '';
    const call = request(`${base}/api/chat`, { method: 'POST', agent, headers }, (response) => {
      response.setEncoding('latin1').on('data', (piece: string) => {
        if (firstWordMs === undefined && piece.includes('event: text')) firstWordMs = performance.now() - startedAt;
        // The frame of the end may come in two pieces.
        tail = (tail + piece).slice(-20_000);
      });
      response.on('close', () => {
        const isWhole = response.complete && tail.includes('event: done');
        if (isWhole) resolve({ wholeMs: performance.now() - startedAt, firstWordMs: firstWordMs ?? Number.NaN });
        else resolve(`${response.statusCode} ${tail.slice(-200)}`);
      });
    });
    call.on('error', (error) => resolve(error.message));
    call.end(body);
  });
}
