import type { TakeOver } from '#lib/take-over.ts';
import type { CareStore } from './care-store.ts';

/** A visitor's crisis flag goes to the account, which keeps the higher tier of the two. */
export function takeOverFlag(store: CareStore): TakeOver {
  return async ({ from, to }) => {
    const flag = await store.findFlag(from);
    if (flag) await store.raiseFlag(to, flag.tier, flag.lastRaisedAt);
  };
}
