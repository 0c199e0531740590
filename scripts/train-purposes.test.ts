import { expect, test } from 'vitest';
import { findPurpose, purposes } from '@haven/companion/guide/content/ideas/ideas';
import { corpus, purposeWeights } from '@haven/companion/guide/fit/purpose-weights';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { readWishes, readWishWords } from '../packages/companion/training/read-wishes.ts';

test('what an idea is asked for was learned from the files as they are: node scripts/train-purposes.ts', () => {
  expect(corpus).toBe(hashCorpus('wishes'));
});

test('whatever may be asked for has ideas, messages and words of its own', () => {
  const known = purposes.map(({ id }) => id).sort();
  expect(purposeWeights.classes).toEqual(known);
  expect([...readWishWords().keys()].sort()).toEqual(known);
  expect(readWishes().filter(({ kind }) => kind !== 'nothing' && !findPurpose(kind))).toEqual([]);
});
