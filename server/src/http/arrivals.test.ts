import { EventEmitter } from 'node:events';
import { request } from 'node:http';
import { connect, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createArrivals } from './arrivals.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await openTestApp();
  base = await app.listen();
});
afterAll(() => app.close());

/** On a connection of its own. */
function call(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}/api/health`, { agent: false }, (answer) => answer.resume().on('end', resolve));
    asked.on('error', reject).end();
  });
}

test('of many who come at the same moment, the last is taken in before the first is answered', async () => {
  let taken = 0;
  app.app.http.server.on('connection', () => (taken += 1));
  const calls = Array.from({ length: 50 }, call);

  await Promise.race(calls);

  expect(taken).toBe(50);
  await Promise.all(calls);
});

test('calls begin in the order they came, and at once while nobody connects', async () => {
  const server = new EventEmitter();
  const begin = createArrivals(server as never);
  const begun: string[] = [];
  begin(() => begun.push('a'));
  server.emit('connection');
  begin(() => begun.push('b'));
  begin(() => begun.push('c'));

  expect(begun).toEqual(['a']);
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
});

test('who connects without an end holds nobody up for longer than a moment', async () => {
  const server = new EventEmitter();
  const begin = createArrivals(server as never);
  const heldFrom = performance.now();
  server.emit('connection');
  const begun: number[] = [];
  begin(() => begun.push(performance.now() - heldFrom));

  while (begun.length === 0) {
    server.emit('connection');
    await nextTurn();
  }

  // A tenth of a second, and the turns of the event loop on a busy machine.
  expect(begun[0]).toBeGreaterThan(90);
  expect(begun[0]).toBeLessThan(1_000);
});

test('who leaves while others come in is not looked up, and is waited for no longer', async () => {
  const fresh = await openTestApp();
  const lookedUp: unknown[] = [];
  fresh.app.http.addHook('onRequest', ({ headers }, _reply, done) => {
    lookedUp.push(headers['x-name']);
    done();
  });
  const { port } = new URL(await fresh.listen());
  const leaving = connect(Number(port), '127.0.0.1');
  const left = new Promise<void>((resolve) => {
    fresh.app.http.server.once('request', (_asked, answer) => {
      answer.once('close', resolve);
      // One more comes in with this turn of the event loop, so that the call is held for the next.
      fresh.app.http.server.emit('connection', new Socket());
      answer.destroy();
    });
  });
  leaving.write('GET /api/health HTTP/1.1\r\nhost: x\r\nx-name: who left\r\n\r\n');
  await left;
  await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { 'x-name': 'who stayed' } });

  expect(lookedUp).toEqual(['who stayed']);
  const closedFrom = performance.now();
  await fresh.close();
  expect(performance.now() - closedFrom).toBeLessThan(3_000);
});
