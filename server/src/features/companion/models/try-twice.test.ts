import { APICallError } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { createScriptedModel } from '#testing/scripted-model.ts';
import { usualPatience } from '../reply-model.ts';
import { createBreaker } from './breaker.ts';
import { failureOf, ModelFailure } from './failure.ts';
import { tryTwice } from './try-twice.ts';

const now = new Date('2026-03-01T12:00:00Z');

function callError(statusCode: number, retryAfter?: string): APICallError {
  const responseHeaders = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return new APICallError({ message: 'secret', url: 'http://x', requestBodyValues: {}, statusCode, responseHeaders });
}

test.each([
  ['2', 2_000],
  ['0', 0],
  ['Sun, 01 Mar 2026 12:00:03 GMT', 3_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
])('Retry-After: %s asks for %i ms', (retryAfter, waitMs) => {
  expect(failureOf(callError(429, retryAfter), now)).toMatchObject({ kind: 'limited', retryAfterMs: waitMs });
});

test('a failure holds nothing of what the provider said', () => {
  const failure = failureOf(callError(500), now);
  expect(JSON.stringify(failure) + String(failure) + String(failure.stack)).not.toContain('secret');
  expect(failure.cause).toBeUndefined();
});

test.each<[unknown, string | undefined]>([
  [callError(400), 'declined'],
  [callError(413), 'declined'],
  [callError(401), 'refused'],
])('%o is %s', (error, kind) => {
  expect(failureOf(error, now).kind).toBe(kind);
});

/** Asks a model that fails with this and then answers; tells when the second try began, on a clock that waiting moves. */
async function secondTryAt(error: Error, failsAtMs = 0): Promise<number | undefined> {
  let elapsedMs = 0;
  const clock = { now: () => now, elapsedMs: () => elapsedMs };
  const model = createScriptedModel((asked) => {
    if (asked === 2) return ['That sounds hard.'];
    elapsedMs += failsAtMs;
    return [error];
  });
  const waits: number[] = [];
  const trying = tryTwice({
    model: model.model,
    prompt: () => [],
    patience: usualPatience,
    isAtRisk: false,
    breaker: createBreaker(clock),
    clock,
    random: () => 0.5,
    pause: async (ms) => void waits.push(ms),
    signal: new AbortController().signal,
    onTried: () => undefined,
  });
  try {
    for await (const piece of trying) expect(piece).toEqual({ text: 'That sounds hard.' });
    return waits[0];
  } catch (failure) {
    expect(failure).toBeInstanceOf(ModelFailure);
    return;
  }
}

test.each([
  ['soon after a fault that passes', callError(500), 0, 625],
  ['when the provider says, if that is soon', callError(429, '3'), 0, 3_000],
  ['not at all when it says later', callError(429, '6'), 0, undefined],
  ['not at all when the first took too long', callError(500), 4_500, undefined],
  ['not at all with a wrong key', callError(401), 0, undefined],
  ['when the connection broke', new TypeError('terminated'), 0, 625],
])('a second try comes %s', async (_, error, failsAtMs, expected) => {
  expect(await secondTryAt(error, failsAtMs)).toBe(expected);
});

test('a message that the guard does not let be answered closes the model to nobody else', async () => {
  const clock = { now: () => now, elapsedMs: () => 0 };
  const breaker = createBreaker(clock);
  const outcomes: string[] = [];
  const { model } = createScriptedModel(() => ['I am a real human being. ', 'Tell me more of that.']);
  for (let count = 0; count < 6; count += 1) {
    const trying = tryTwice({
      model,
      prompt: () => [],
      patience: usualPatience,
      isAtRisk: false,
      breaker,
      clock,
      random: () => 0.5,
      pause: async () => undefined,
      signal: new AbortController().signal,
      onTried: (outcome) => outcomes.push(outcome),
    });
    await expect(trying.next()).rejects.toThrow(ModelFailure);
  }
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'declined'));
});
