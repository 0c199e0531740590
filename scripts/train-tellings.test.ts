import { expect, test } from 'vitest';
import { corpus, tellingWeights } from '@haven/companion/guide/telling/weights';
import { tellingKinds } from '@haven/companion/guide/telling/kinds';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { readTellings } from '../packages/companion/training/read-tellings.ts';

test('the kinds of telling were learned from the files as they are: node scripts/train-tellings.ts', () => {
  expect(corpus).toBe(hashCorpus('tellings', 'situations'));
  expect(tellingWeights.classes).toEqual(tellingKinds);
});

test('every heading of the files is a kind', () => {
  const known: ReadonlySet<string> = new Set(tellingKinds);
  expect(readTellings().flatMap(({ kinds }) => kinds.filter((kind) => !known.has(kind)))).toEqual([]);
});
