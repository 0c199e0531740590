import { type Marks, stemsOf } from '@haven/companion/memory/telling-words';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { ForgottenRow } from './store.ts';

/** What a person asked to have forgotten, known again without being kept. */
export interface Forgotten {
  /** Whether this is one of those facts, however it is worded. */
  isFact(key: string): boolean;
  /** Whether a text says anything that gives one of them away. */
  isTouchedBy(text: string): boolean;
}

const digestBytes = 32;

/** Tells the same fact of one person again. */
export function keyHashOf(fingerprint: Fingerprint, userId: string, key: string): Buffer {
  return fingerprint(userId, `memory ${key}`);
}

/** The words that give a fact away, as they are stored. */
export function hashedMarks(fingerprint: Fingerprint, userId: string, { stems, needed }: Marks) {
  return { marks: Buffer.concat(stems.map((stem) => wordHash(fingerprint, userId, stem))), marksNeeded: needed };
}

export function openForgotten(fingerprint: Fingerprint, userId: string, rows: readonly ForgottenRow[]): Forgotten {
  const byOwner = Map.groupBy(rows, ({ hashedFor }) => hashedFor ?? userId);
  const facts = rows.map(({ keyHash }) => keyHash);

  return {
    isFact: (key) =>
      [...byOwner.keys()].some((owner) => {
        const hash = keyHashOf(fingerprint, owner, key);
        return facts.some((fact) => fact.equals(hash));
      }),
    isTouchedBy(text) {
      if (rows.length === 0) return false;
      const stems = [...stemsOf(text)];
      return [...byOwner].some(([owner, theirs]) => {
        const said = new Set(stems.map((stem) => wordHash(fingerprint, owner, stem).toString('base64')));
        return theirs.some((row) => marksIn(row).filter((mark) => said.has(mark)).length >= row.marksNeeded);
      });
    },
  };
}

function wordHash(fingerprint: Fingerprint, userId: string, stem: string): Buffer {
  return fingerprint(userId, `memory word ${stem}`);
}

function marksIn({ marks }: ForgottenRow): string[] {
  return Array.from({ length: marks.length / digestBytes }, (_, index) =>
    marks.subarray(index * digestBytes, (index + 1) * digestBytes).toString('base64'),
  );
}
