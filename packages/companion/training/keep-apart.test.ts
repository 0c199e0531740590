import { expect, test } from 'vitest';
import { createNearness } from './keep-apart.ts';

const measured = [
  'the lighthouse keeper waters his tomatoes before the early ferry comes in',
  'my parrot hates mondays too',
];
const isNear = createNearness(measured, 8);

test.each([
  ['a measured message', 'My parrot hates Mondays, too'],
  ['eight words of one in a row', 'his tomatoes before the early ferry comes in are what i paint'],
  ['half of the telling words of one', 'tomatoes, the lighthouse keeper and the ferry: he waters early'],
])('%s is too near', (_, text) => {
  expect(isNear(text)).toBe(true);
});

test.each([
  ['a few words in a row that anybody says', 'i sing before the early ferry comes'],
  ['another sentence', 'the harbor was quiet and i slept'],
])('%s is not', (_, text) => {
  expect(isNear(text)).toBe(false);
});
