import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { gate } from '#testing/scripted-model.ts';
import { sendEvents } from './event-stream.ts';

afterEach(() => vi.useRealTimers());

test('a stream in which nothing is said carries a sign of life every ten seconds, until it ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const hold = gate();
  async function* events() {
    await hold.opened;
    yield { type: 'done' };
  }
  const server = createServer((_, raw) => {
    const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
    void sendEvents(reply, events());
    raw.flushHeaders();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let body = '';
  const ended = new Promise<void>((resolve) => {
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, (answer) => {
      answer.on('data', (piece: Buffer) => (body += piece.toString()));
      answer.on('end', resolve);
    });
  });
  const beats = () => body.split(': still here\n\n').length - 1;
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  for (const count of [1, 2]) {
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(beats).toBe(count);
  }
  hold.open();
  await ended;
  expect(body).toBe(': still here\n\n: still here\n\nevent: done\ndata: {"type":"done"}\n\n');
  expect(vi.getTimerCount()).toBe(0);
  server.close();
});
