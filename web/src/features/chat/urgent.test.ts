import { expect, test } from 'vitest';
import { isUrgent } from './urgent.ts';

const asked = { role: 'assistant', content: 'Are you thinking of killing yourself?' } as const;

test('what speaks of danger by itself is urgent', async () => {
  expect(await isUrgent('i am going to kill myself tonight', [])).toBe(true);
});

test('a yes is urgent where it answers the question about suicide, and only there', async () => {
  expect(await isUrgent('yes', [asked])).toBe(true);
  expect(await isUrgent('yes', [{ role: 'assistant', content: 'Did you eat something?' }])).toBe(false);
  expect(await isUrgent('yes', [])).toBe(false);
});
