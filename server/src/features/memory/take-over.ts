import type { TakeOver } from '#lib/take-over.ts';
import { contentColumn } from './service.ts';
import type { MemoryStore } from './store.ts';

/** What was kept of a visitor goes to the account, if the account keeps anything; its own words stay where it has some. */
export function takeOverMemories(
  store: MemoryStore,
  mayRemember: (userId: string) => Promise<{ isKeeping: boolean }>,
  limit: number,
): TakeOver {
  return async ({ from, to, fromKey, toKey }) => {
    if (!(await mayRemember(to)).isKeeping) return;
    for (const row of await store.list(from, limit)) {
      const content = toKey.seal(contentColumn, fromKey.open(contentColumn, row.content));
      await store.give({ ...row, userId: to, content });
    }
  };
}
