import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeWeights } from '../packages/companion/training/replies/make-weights.ts';
import { readReplies } from '../packages/companion/training/replies/read-replies.ts';

const path = fileURLToPath(new URL('../packages/companion/src/guard/model/weights.ts', import.meta.url));

test('the weights of the reply guard are what its script makes of its corpus', { timeout: 120_000 }, () => {
  // Compared as one truth value: a difference of 300 kB tells nobody anything. `node scripts/train-guard.ts` makes them anew.
  expect(readFileSync(path, 'utf8') === makeWeights()).toBe(true);
});

test('the weights are small', () => {
  expect(readFileSync(path).length).toBeLessThan(310_000);
});

test('the corpus has none of the replies that the guard is tested with', () => {
  const tested = ['harmless', 'violating'].flatMap((name) => {
    const file = new URL(`../packages/companion/src/guard/replies/${name}.json`, import.meta.url);
    const rows = JSON.parse(readFileSync(file, 'utf8')) as (string | { reply: string })[];
    return rows.map((row) => (typeof row === 'string' ? row : row.reply));
  });
  const trained = new Set(readReplies().flatMap(({ sentences }) => sentences));
  expect(tested.filter((reply) => trained.has(reply))).toEqual([]);
});
