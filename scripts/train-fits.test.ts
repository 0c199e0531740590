import { expect, test } from 'vitest';
import { askedClasses } from '@haven/companion/guide/fit/asked';
import { askedWeights, corpus } from '@haven/companion/guide/fit/weights';
import { sayingsIn } from '@haven/companion/guide/statements';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { readMarks } from '../packages/companion/training/read-marks.ts';
import { readAsks } from '../packages/companion/training/read-asks.ts';

test('what fits was learned from the marks as they are: node scripts/train-fits.ts', () => {
  expect(corpus).toBe(hashCorpus('marks', 'asks', 'wishes'));
});

test('what was marked can still be said: else its marks are lost to the learning', () => {
  const some = readMarks().filter((_, index) => index % 10 === 0);
  const marked = some.flatMap(({ text, said }) => {
    const now = new Set(sayingsIn(text).sayings.map((one) => one.said));
    return said.map(([words]) => now.has(words));
  });
  expect(marked.filter(Boolean).length / marked.length).toBeGreaterThan(0.7);
});

test('every heading of the questions is something that can be asked, and the layer knows them in that order', () => {
  expect(askedWeights.classes).toEqual(askedClasses);
  const known: ReadonlySet<string> = new Set(askedClasses);
  expect(readAsks().filter(({ kind }) => !known.has(kind))).toEqual([]);
});
