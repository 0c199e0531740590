import { expect, test } from 'vitest';
import { openTestApp } from '#testing/open-test-app.ts';
import { openSlowSockets } from '#testing/slow-sockets.ts';

test('connections that send a byte now and then are closed, and others are served meanwhile', {
  timeout: 30_000,
}, async () => {
  const app = await openTestApp();
  const base = await app.listen();
  const { server } = app.app.http;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 30_000]);
  // The same at a pace that a test can wait for; `node bench/faults/slow-sockets.ts` waits for the real one.
  server.headersTimeout = 1_500;
  server.requestTimeout = 3_000;
  const slow = openSlowSockets(base, 200, 200);
  try {
    const tookMs: number[] = [];
    while (slow.open() > 0) {
      const begun = performance.now();
      expect((await fetch(`${base}/api/ready`)).status).toBe(200);
      tookMs.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(slow.livedMs).toHaveLength(200);
    expect(Math.max(...slow.livedMs)).toBeLessThan(6_000);
    expect(tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * 0.95)]).toBeLessThan(300);
  } finally {
    slow.destroy();
    await app.close();
  }
});
