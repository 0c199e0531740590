import { expect, test } from 'vitest';
import { corpus } from '@haven/companion/guide/fit/draft-weights';
import { draftContextOf } from '@haven/companion/guide/fit/weigh-draft';
import { readMessage } from '@haven/companion/guide/reading';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { vectorOf } from '../packages/companion/training/learn-classes.ts';
import { readDrafts } from '../packages/companion/training/read-drafts.ts';

test('which draft is best was learned from the drafts as they are: node scripts/train-drafts.ts', () => {
  expect(corpus).toBe(hashCorpus('drafts', 'marks', 'asks', 'wishes'));
});

test('what drafts said back can still be said: else the learning does not know how well it fitted', () => {
  const some = readDrafts().filter((_, index) => index % 10 === 0);
  const known = some.flatMap(({ text, turn, drafts }) => {
    const { sayings } = draftContextOf(readMessage(text, turn, new Date(0)), turn);
    return drafts.flatMap(({ said }) => (said === undefined ? [] : [sayings.some((one) => one.said === said)]));
  });
  expect(known.filter(Boolean).length / known.length).toBeGreaterThan(0.85);
});

test('a negative hash has a place of its own, as it has in the layer that is learned for', () => {
  const [place] = vectorOf([{ hashes: [-1], share: 1 }]).at;
  expect(place).toBeGreaterThanOrEqual(0);
});
