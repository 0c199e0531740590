import { factsIn } from '@haven/companion/memory/facts';
import type { Fingerprint } from '#lib/fingerprint.ts';
import type { PersonKey } from '#lib/personal-text.ts';
import type { TakeOver } from '#lib/take-over.ts';
import { keyHashOf, openForgotten } from './forgotten.ts';
import { contentColumn, opened, renewed, sourcesOf } from './kept-points.ts';
import type { MemoryRow, MemoryStore } from './store.ts';
import type { Consent, MemoryStores, Source } from './stores.ts';
import type { Summary } from './summary.ts';

interface Needs {
  store: MemoryStore;
  mayRemember(userId: string): Promise<Consent>;
  /** The messages that memories were drawn from, which are the account's already, opened with its key. */
  sourcesOf(
    userId: string,
    key: PersonKey,
    seqs: readonly number[],
  ): Promise<ReadonlyMap<number, Pick<Source, 'text'>>>;
  fingerprint: Fingerprint;
  limit: number;
}

/**
 * What was kept of a visitor goes to the account, if the account keeps anything; its own words stay where it has some. What either has
 * had forgotten stays forgotten. Whoever objected before they signed in takes nothing along.
 */
export function takeOverMemories({ store, mayRemember, sourcesOf: findSources, fingerprint, limit }: Needs): TakeOver {
  /** By which the account will know the fact: found by reading its message again. Without the message it stays as it was. */
  function keyOf({ from }: { from: string }, row: MemoryRow, source: Pick<Source, 'text'> | undefined) {
    const facts = source ? factsIn(source.text, row.updatedAt) : [];
    return facts.find(({ key }) => keyHashOf(fingerprint, from, key).equals(row.keyHash))?.key;
  }

  return async (heir) => {
    const { from, to, fromKey, toKey } = heir;
    const forgotten = await store.listForgotten(from);
    await store.addForgotten(forgotten.map((row) => ({ ...row, userId: to, hashedFor: row.hashedFor ?? from })));
    if (!(await mayRemember(to)).isKeeping || (await mayRemember(from)).isPaused) return;
    const rows = await store.list(from, limit);
    const sources = await findSources(
      to,
      toKey,
      rows.map(({ sourceSeq }) => sourceSeq),
    );
    const gone = openForgotten(fingerprint, to, await store.listForgotten(to));
    for (const row of rows) {
      const key = keyOf(heir, row, sources.get(row.sourceSeq));
      const text = fromKey.open(contentColumn, row.content);
      if ((key !== undefined && gone.isFact(key)) || gone.isTouchedBy(text)) continue;
      const keyHash = key === undefined ? row.keyHash : keyHashOf(fingerprint, to, key);
      await store.give({ ...row, userId: to, keyHash, content: toKey.seal(contentColumn, text) });
    }
  };
}

interface SummaryNeeds {
  stores: Pick<MemoryStores, 'memories' | 'summaries' | 'told' | 'mayRemember'>;
  summary: Pick<Summary, 'write'>;
  fingerprint: Fingerprint;
}

/** The visitor's summary becomes part of the account's. What a visitor said who did not agree to that, or objected, is not for it. */
export function takeOverSummary({ stores, summary, fingerprint }: SummaryNeeds): TakeOver {
  return async ({ from, to, fromKey, toKey }) => {
    if (!(await stores.mayRemember(to)).isKeeping) return;
    const { isKeeping, isPaused } = await stores.mayRemember(from);
    const given = isPaused ? undefined : opened(await stores.summaries.find(from), fromKey);
    const own = opened(await stores.summaries.find(to), toKey);
    const sources = await sourcesOf(stores, to, toKey, given?.points ?? []);
    const forgotten = openForgotten(fingerprint, to, await stores.memories.listForgotten(to));
    // The visitor's sessions may have got other names.
    const points = (given?.points ?? []).map((point) => ({
      ...point,
      sessionId: sources.get(point.seq)?.sessionId ?? point.sessionId,
    }));
    const merged = renewed(own?.points ?? [], points, { sources, forgotten });
    const seen = Math.max(own?.coversTo ?? 0, given?.coversTo ?? 0);
    const coversTo = isKeeping && !isPaused ? seen : await stores.told.findLastSeqOf(to);
    await summary.write(stores, toKey, {
      userId: to,
      points: merged.toSorted((one, other) => one.at.localeCompare(other.at)),
      coversTo,
      version: own?.version ?? 0,
    });
  };
}
