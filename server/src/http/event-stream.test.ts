import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel, gate } from '#testing/scripted-model.ts';
import { createVisitorClient, type Visitor } from '#testing/visitor.ts';
import { sendEvents } from './event-stream.ts';

const words = ['One ', 'two ', 'three ', 'four ', 'five.'];
/** Readers who leave. */
const readers = 1_000;

let app: TestApp;
let base: URL;
beforeAll(async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
  const script = function* () {
    for (const word of words) {
      yield pause();
      yield word;
    }
  };
  app = await openTestApp({ model: createScriptedModel(script) });
  base = new URL(await app.listen());
});
afterAll(() => app.close());

test('readers who leave at every tenth byte leave nothing behind, and every reply is kept whole, once', {
  timeout: 120_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => createVisitorClient(app.send)));
  await leaveAfter(people[0], 'warm', 100);
  await settled();
  const before = openFiles();

  for (let index = 0; index < readers; index += people.length) {
    await Promise.all(
      people.map((person, offset) => leaveAfter(person, `m${index + offset}`, ((index + offset) % 120) * 10)),
    );
  }
  await settled();

  expect(openFiles() - before).toBeLessThanOrEqual(5);
  expect(await openStreams()).toBe(0);
  const rows = await app.pool.query(
    `select role, status, count(*)::int as count from conversation_messages group by role, status order by role`,
  );
  expect(rows.rows).toEqual([
    { role: 'assistant', status: 'complete', count: readers + 1 },
    { role: 'user', status: 'complete', count: readers + 1 },
  ]);
  for (const person of people.slice(0, 5)) {
    const replies = (await person.history()).filter(({ role }) => role === 'assistant');
    expect(new Set(replies.map(({ content }) => content))).toEqual(new Set([words.join('')]));
  }
});

test('how many replies are read as streams is told', async () => {
  const person = await createVisitorClient(app.send);
  const answer = await fetch(new URL('/api/chat', base), {
    method: 'POST',
    headers: { cookie: person.cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'count for me', sessionId: 's-gauge' }),
  });

  expect(await openStreams()).toBe(1);
  await answer.text();
  await expect.poll(openStreams).toBe(0);
});

test('the headers come with the first event, and not before it', async () => {
  const first = await new Promise<string>((resolve) => {
    void createVisitorClient(app.send).then((person) => {
      const socket = connect(Number(base.port), base.hostname, () => socket.write(chatCall(person, 'first')));
      socket.setEncoding('utf8').once('data', resolve);
    });
  });

  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n[0-9a-f]+\r\nevent: accepted\ndata: /);
});

test('all of a first answer is one write, and what was asked of the database in the same turn goes before it', async () => {
  const order: string[] = [];
  async function* events() {
    yield { type: 'accepted' };
    yield { type: 'text' };
    setImmediate(() => order.push('asked'));
    await gate().opened;
  }
  const server = createServer((_, raw) => {
    countWrites(raw.socket as unknown as Writing, (pieces) => order.push(pieces));
    const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
    void sendEvents(reply, events());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: haven\r\n\r\n'),
  );
  await once(socket, 'data');
  socket.destroy();
  server.close();

  expect(order).toEqual([
    'asked',
    expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n[^]*event: accepted\n[^]*event: text\n/),
  ]);
});

/** What a connection writes: one piece, or several at once. */
interface Writing {
  _write(piece: unknown, ...rest: unknown[]): void;
  _writev(pieces: { chunk: unknown }[], ...rest: unknown[]): void;
}

function countWrites(connection: Writing, note: (pieces: string) => void): void {
  const { _write: write, _writev: writev } = connection;
  connection._write = (piece, ...rest) => {
    note(String(piece));
    write.call(connection, piece, ...rest);
  };
  connection._writev = (pieces, ...rest) => {
    note(pieces.map(({ chunk }) => String(chunk)).join(''));
    writev.call(connection, pieces, ...rest);
  };
}

async function openStreams(): Promise<number> {
  const numbers = await (await fetch(new URL('/metrics', base))).text();
  return Number(/^haven_open_streams (\d+)$/m.exec(numbers)?.[1]);
}

/** A message as it is sent by hand. */
function chatCall(person: Visitor | undefined, messageId: string): string {
  const body = JSON.stringify({ message: 'count for me', sessionId: `s-${messageId}`, messageId });
  const head = [
    'POST /api/chat HTTP/1.1',
    `Host: ${base.host}`,
    `Cookie: ${person?.cookie}`,
    'Accept: text/event-stream',
    'Content-Type: application/json',
    // A reply shorter than that ends by itself, and its connection with it.
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  return `${head}\r\n\r\n${body}`;
}

/** Sends a message and cuts the connection after so many bytes of the answer. */
function leaveAfter(person: Visitor | undefined, messageId: string, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    let received = 0;
    const socket = connect(Number(base.port), base.hostname, () => socket.write(chatCall(person, messageId)));
    socket.on('data', (data) => {
      received += data.length;
      if (received > bytes) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

function openFiles(): number {
  return readdirSync('/proc/self/fd').length;
}

async function settled(): Promise<void> {
  const growing = async () =>
    (await app.pool.query(`select 1 from conversation_messages where status = 'growing'`)).rowCount;
  await expect.poll(growing, { timeout: 20_000 }).toBe(0);
  const open = () =>
    new Promise<number>((resolve) => app.app.http.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
}
