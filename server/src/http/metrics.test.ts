import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('a busy event loop is told, and one at rest is not late', async () => {
  const { registry } = createMetrics();
  const lateTimes = async () => {
    const { values } = (await registry.getSingleMetric('haven_event_loop_late_seconds')?.get()) ?? { values: [] };
    const upTo = (bound: number | string) => values.find(({ labels }) => labels['le'] === bound)?.value ?? 0;
    return { all: upTo('+Inf'), above250Ms: upTo('+Inf') - upTo(0.25) };
  };
  await expect.poll(async () => (await lateTimes()).all).toBeGreaterThan(1);
  const before = await lateTimes();
  const until = performance.now() + 600;
  while (performance.now() < until);
  await wait(1);
  expect((await lateTimes()).above250Ms).toBeGreaterThan(before.above250Ms);
});

test("Node's own watch, which wakes up a hundred times a second, is off", async () => {
  const text = await createMetrics().registry.metrics();
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('nodejs_eventloop_lag_p99');
});
