import { expect, test } from 'vitest';
import { corpus } from '@haven/companion/guide/fit/weights';
import { sayingsIn } from '@haven/companion/guide/statements';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { readMarks } from '../packages/companion/training/read-marks.ts';

test('what fits was learned from the marks as they are: node scripts/train-fits.ts', () => {
  expect(corpus).toBe(hashCorpus('marks'));
});

test('what was marked can still be said: else its marks are lost to the learning', () => {
  const some = readMarks().filter((_, index) => index % 10 === 0);
  const marked = some.flatMap(({ text, said }) => {
    const now = new Set(sayingsIn(text).sayings.map((one) => one.said));
    return said.map(([words]) => now.has(words));
  });
  expect(marked.filter(Boolean).length / marked.length).toBeGreaterThan(0.7);
});
