import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readMessage } from '../reading.ts';
import { readDraftsOf } from '../../../training/read-drafts.ts';
import { draftContextOf, heaviest } from './weigh-draft.ts';

const rows = readDraftsOf(fileURLToPath(new URL('../../../../../eval/drafts.measured.jsonl', import.meta.url)));

const share = (marks: readonly number[], isMeant: (mark: number) => boolean) =>
  marks.filter(isMeant).length / marks.length;
const isGood = (mark: number) => mark >= 2;
const isWrong = (mark: number) => mark === 0;

/** Counted only: what they say is not to be tuned by. Each bound lies a little below what was found, so that a fall fails. */
describe('of the drafts of an answer to messages that were not learned from', () => {
  const chosen = rows.map(
    ({ text, turn, drafts }) => heaviest(drafts, draftContextOf(readMessage(text, turn, new Date(0)), turn))?.mark ?? 0,
  );
  const all = rows.flatMap(({ drafts }) => drafts.map(({ mark }) => mark));

  test('the one that weighs most is good far more often than any', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(share(chosen, isGood)).toBeGreaterThan(share(all, isGood) * 1.5);
  });

  test('and wrong less than half as often', () => {
    expect(share(chosen, isWrong)).toBeLessThan(share(all, isWrong) / 2);
  });
});
