import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAddressMask, secondsToWait } from './attempts.ts';

const now = new Date('2026-03-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

test.each([
  [0, 0, 0],
  [9, 0, 0],
  [10, 0, 30],
  [10, 29, 1],
  [10, 30, 0],
  [11, 0, 60],
  [14, 0, 480],
  [15, 0, 900],
  [400, 0, 900],
])('after %i failures, the last %i seconds ago, the next try waits %i seconds', (count, ago, seconds) => {
  expect(secondsToWait({ count, lastAt: secondsAgo(ago) }, now)).toBe(seconds);
});

test('an unknown address is kept under a name only this master key makes, whatever its case', () => {
  const [mine, other] = [createAddressMask(randomBytes(32)), createAddressMask(randomBytes(32))];
  expect(mine('Hunter2@Example.com')).toBe(mine('hunter2@example.com'));
  expect(mine('hunter2@example.com')).not.toBe(other('hunter2@example.com'));
  expect(mine('hunter2@example.com')).not.toContain('hunter2');
});
