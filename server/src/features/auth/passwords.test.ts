import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password matches its hash, and no other; without a hash nothing matches', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('sea glass, slowly');
  expect(await passwords.matches(stored, 'sea glass, slowly')).toBe(true);
  expect(await passwords.matches(stored, 'sea glass, slowl')).toBe(false);
  expect(await passwords.matches(undefined, 'sea glass, slowly')).toBe(false);
});

test('a few are worked on at a time, a hundred wait, and the rest are told to come again', async () => {
  const passwords = createPasswords();
  const results = await Promise.allSettled(Array.from({ length: 120 }, () => passwords.matches(undefined, 'anything')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(18);
  expect(refused.length).toBeLessThanOrEqual(19);
  expect(refused.every(({ reason }) => reason.code === 'server.busy' && reason.retryAfterSeconds > 0)).toBe(true);
  expect(await passwords.matches(undefined, 'anything')).toBe(false);
});
