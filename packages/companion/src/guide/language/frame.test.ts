import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test.each([
  ['your husband went back to work', 'they', 'your husband'],
  ['your mother in law rearranged your kitchen', 'toYou', 'your mother in law'],
  ['he laughed at you', 'toYou', 'him'],
  ["she's on her way", 'they', 'her'],
  ['your landlord said it has to go', 'theySaid', 'your landlord'],
  ['you still set two plates', 'youKeep', undefined],
  ["you couldn't find the words", 'youCannot', undefined],
  ['you told her the truth', 'youSaid', undefined],
  ['you want to move out', 'youWant', undefined],
  ["you're going to ask on Monday", 'youWill', undefined],
  ['you drove past the house', 'youDid', undefined],
  ["you don't eat at that table", 'youNot', undefined],
  ['the kitchen is flooded', 'thing', undefined],
])('"%s" is told of as %s', (said, kind, whom) => {
  expect(frameOf(said).kind).toBe(kind);
  expect(frameOf(said).whom).toBe(whom);
});
