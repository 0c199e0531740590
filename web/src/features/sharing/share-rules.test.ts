import { expect, test } from 'vitest';
import { isGrateful, shareDelayMs, type ShareFacts } from './share-rules.ts';

const now = Date.UTC(2026, 0, 10, 20);
const facts: ShareFacts = {
  entryCount: 13,
  lastText: 'Thank you, that helped.',
  sessionId: 'session_2',
  lastAsked: undefined,
  isPaywalled: false,
  isInCrisis: false,
  now,
};
const minutesAgo = (minutes: number) => now - minutes * 60_000;

test.each<[string, Partial<ShareFacts>, number | undefined]>([
  ['a thank-you after the 12th entry', {}, 2000],
  ['a thank-you at the 12th entry', { entryCount: 12 }, 2000],
  ['a thank-you before the 12th entry', { entryCount: 11 }, undefined],
  ['the 12th entry', { entryCount: 12, lastText: 'He called.' }, 0],
  ['the 13th entry', { entryCount: 13, lastText: 'He called.' }, undefined],
  ['the 20th entry', { entryCount: 20, lastText: 'He called.' }, 0],
  ['the 24th entry', { entryCount: 24, lastText: 'He called.' }, undefined],
  ['the 28th entry', { entryCount: 28, lastText: 'He called.' }, 0],
  ['the 8th entry', { entryCount: 8, lastText: 'He called.' }, undefined],
  ['a session in which it was asked', { lastAsked: { sessionId: 'session_2', at: minutesAgo(60) } }, undefined],
  ['another session, 4 minutes ago', { lastAsked: { sessionId: 'session_1', at: minutesAgo(4) } }, undefined],
  ['another session, 5 minutes ago', { lastAsked: { sessionId: 'session_1', at: minutesAgo(5) } }, 2000],
  ['the paywall', { isPaywalled: true }, undefined],
  ['a crisis', { isInCrisis: true }, undefined],
])('%s: asks in %j', (_, change, delayMs) => {
  expect(shareDelayMs({ ...facts, ...change })).toBe(delayMs);
});

test.each([
  ['Thanks, this really helped', true],
  ['thank you', true],
  ['I feel a bit better now', true],
  ['I’m grateful you asked', true],
  ['That helps.', true],
  ['no thanks', false],
  ["that didn't help, thanks", false],
  ['thanks for nothing', false],
  ['Thanks to him I lost the job', false],
  ["I don't feel better", false],
  ['I want to feel better', false],
  ['She helped him move', false],
])('%j is thanks: %j', (text, expected) => {
  expect(isGrateful(text)).toBe(expected);
});
