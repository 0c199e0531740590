import { factsIn } from '@haven/companion/memory/facts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonKey } from '#lib/personal-text.ts';
import type { TakeOver } from '#lib/take-over.ts';
import { contentColumn, keyHashOf, type Source } from './service.ts';
import type { MemoryRow, MemoryStore } from './store.ts';

interface Needs {
  store: MemoryStore;
  mayRemember(userId: string): Promise<{ isKeeping: boolean }>;
  /** The messages that memories were drawn from, which are the account's already, opened with its key. */
  sourcesOf(userId: string, key: PersonKey, seqs: readonly number[]): Promise<ReadonlyMap<number, Source>>;
  fingerprint: Fingerprint;
  limit: number;
}

/** What was kept of a visitor goes to the account, if the account keeps anything; its own words stay where it has some. */
export function takeOverMemories({ store, mayRemember, sourcesOf, fingerprint, limit }: Needs): TakeOver {
  /** By which the account will know the fact: found by reading its message again. Without the message it stays as it was. */
  function keyHashFor({ from, to }: { from: string; to: string }, row: MemoryRow, source: Source | undefined): Buffer {
    const facts = source ? factsIn(source.text, row.updatedAt) : [];
    const same = facts.find(({ key }) => keyHashOf(fingerprint, from, key).equals(row.keyHash));
    return same ? keyHashOf(fingerprint, to, same.key) : row.keyHash;
  }

  return async (heir) => {
    const { from, to, fromKey, toKey } = heir;
    if (!(await mayRemember(to)).isKeeping) return;
    const rows = await store.list(from, limit);
    const seqs = rows.map(({ sourceSeq }) => sourceSeq);
    const sources = await sourcesOf(to, toKey, seqs);
    const given = rows.map((row) => ({
      ...row,
      userId: to,
      keyHash: keyHashFor(heir, row, sources.get(row.sourceSeq)),
      content: toKey.seal(contentColumn, fromKey.open(contentColumn, row.content)),
    }));
    const hashes = given.map(({ keyHash }) => keyHash);
    const forgotten = await store.listForgotten(to, hashes);
    for (const row of given) if (!forgotten.some((hash) => hash.equals(row.keyHash))) await store.give(row);
  };
}
