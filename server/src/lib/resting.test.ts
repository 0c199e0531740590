import { expect, test } from 'vitest';
import { createResting } from './resting.ts';

function openResting() {
  let now = 0;
  let times = 0;
  const resting = createResting(
    () => now,
    () => (times += 1),
  );
  return { resting, times: () => times, wait: (ms: number) => (now += ms) };
}

test('after the start memory is given back once', () => {
  const { resting, times } = openResting();
  resting.restWhenQuiet();
  resting.restWhenQuiet();
  expect(times()).toBe(1);
});

test('after a call it is given back again, once nobody has called for a minute', () => {
  const { resting, times, wait } = openResting();
  resting.noteCall();
  resting.restWhenQuiet();
  wait(59_000);
  resting.noteCall();
  wait(59_000);
  resting.restWhenQuiet();
  expect(times()).toBe(0);
  wait(1_000);
  resting.restWhenQuiet();
  resting.restWhenQuiet();
  expect(times()).toBe(1);
});

test('what is no longer used goes back to the system', () => {
  const before = process.memoryUsage().rss;
  // 200 MB of small objects that nobody holds any more.
  for (let round = 0; round < 20; round += 1) Array.from({ length: 200_000 }, (_, index) => ({ index }));
  const { heapTotal } = process.memoryUsage();
  createResting(() => 0).restWhenQuiet();
  const after = process.memoryUsage();
  expect(after.heapTotal).toBeLessThan(heapTotal);
  expect(after.rss).toBeLessThan(before + 100_000_000);
});
