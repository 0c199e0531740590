import { beforeEach, describe, expect, test } from 'vitest';
import { type Breaker, createBreaker } from './breaker.ts';

let elapsedMs = 0;
let breaker: Breaker;
beforeEach(() => {
  elapsedMs = 0;
  breaker = createBreaker({ now: () => new Date(0), elapsedMs: () => elapsedMs });
});

function run(...outcomes: ('answered' | 'failed' | 'left')[]): void {
  for (const outcome of outcomes) breaker.enter()?.end(outcome);
}

const fail = (count: number) => run(...Array.from({ length: count }, () => 'failed' as const));
const answer = (count: number) => run(...Array.from({ length: count }, () => 'answered' as const));

describe('a breaker', () => {
  test('opens with the fifth failure of the last ten', () => {
    fail(4);
    answer(5);
    expect(breaker.enter()).toBeDefined();
    fail(1);
    expect(breaker.enter()).toBeUndefined();
  });

  test('forgets what is more than ten tries ago', () => {
    fail(4);
    answer(10);
    fail(4);
    expect(breaker.enter()).toBeDefined();
  });

  test('does not count a person who left', () => {
    for (let count = 0; count < 20; count += 1) run('left');
    fail(4);
    expect(breaker.enter()).toBeDefined();
  });

  test('lets one through after 15 s, and the next only after that one has ended', () => {
    fail(5);
    elapsedMs = 14_999;
    expect(breaker.enter()).toBeUndefined();
    elapsedMs = 15_000;
    const probe = breaker.enter();
    expect(probe?.isProbe).toBe(true);
    expect(breaker.enter()).toBeUndefined();
    probe?.end('left');
    expect(breaker.enter()?.isProbe).toBe(true);
  });

  test('waits another 15 s when that one fails, and closes when it is answered', () => {
    fail(5);
    elapsedMs = 15_000;
    fail(1);
    elapsedMs = 29_000;
    expect(breaker.enter()).toBeUndefined();
    elapsedMs = 30_000;
    answer(1);
    fail(4);
    expect(breaker.enter()?.isProbe).toBe(false);
  });

  test('is not opened or closed by what began before it opened', () => {
    const early = [breaker.enter(), breaker.enter()];
    fail(5);
    early[0]?.end('answered');
    expect(breaker.enter()).toBeUndefined();
    elapsedMs = 15_000;
    answer(1);
    early[1]?.end('failed');
    fail(3);
    expect(breaker.enter()).toBeDefined();
  });
});
