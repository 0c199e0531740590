import { EventEmitter } from 'node:events';
import { request } from 'node:http';
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

test('who connects without an end holds nobody up for long', async () => {
  const server = new EventEmitter();
  const begin = createArrivals(server as never);
  server.emit('connection');
  const begun: string[] = [];
  begin(() => begun.push('a'));

  while (begun.length === 0) {
    server.emit('connection');
    await nextTurn();
  }

  expect(begun).toEqual(['a']);
});
