import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenize } from '#text/tokens.ts';
import { readByRules } from '../by-rules.ts';
import { featuresOf } from './features.ts';

function read(text: string) {
  const words = tokenize(text);
  return featuresOf({ words, text, evidence: readByRules(words, text).evidence });
}

function countFeatures(text: string): number {
  const channels = read(text).flatMap((window) => window.channels);
  return channels.reduce((sum, { hashes }) => sum + hashes.length, 0);
}

const pieces = [
  'i ',
  'kill ',
  'myself ',
  'not ',
  'want to ',
  'x',
  'ab.',
  '. ',
  ', ',
  '"',
  '!',
  '🔪',
  'k*ll-',
  'кот ',
  '\n',
  'aaaaaaaaaa',
];
const hostile = fc
  .tuple(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 300 }))
  .map(([parts, times]) => parts.join('').repeat(times));

test('the work grows with the length of a text, whatever it is made of', () => {
  const mostForEachCharacter = 60;
  fc.assert(
    fc.property(hostile, (text) => {
      expect(countFeatures(text)).toBeLessThanOrEqual(mostForEachCharacter * (text.length + 10));
    }),
    { numRuns: 40 },
  );
});

test('a feature is counted once in its window, and counts for something', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
      const channels = read(text.slice(0, 300)).flatMap((window) => window.channels);
      const isSound = channels.every(({ hashes, share }) => share > 0 && new Set(hashes).size === hashes.length);
      expect(isSound).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('the same text has the same features, after other texts too', () => {
  const before = read('my hands will not stop shaking. i sent the letter');
  read('something else entirely');
  expect(read('my hands will not stop shaking. i sent the letter')).toEqual(before);
});
