import { careTimes } from '@haven/contracts/policy/care';
import type { Clock } from '#lib/clock.ts';
import type { RetentionStore } from './retention-store.ts';

const hourMs = 3_600_000;
const everyMs = 10 * 60_000;

/**
 * Removes what is due: sessions that have ended, of people who keep nothing, and messages past their 30 days, of
 * people who keep them that long. Each batch is a transaction, so a purge that is cut off is gone on with by the next.
 */
export function createRetention({ store, clock }: { store: RetentionStore; clock: Clock }) {
  let lastAt = Number.NEGATIVE_INFINITY;

  async function purge(): Promise<void> {
    const now = clock.now().getTime();
    const sessionCutoff = new Date(now - careTimes.sessionIdleHours * hourMs);
    const keptCutoff = new Date(now - careTimes.keptDays * 24 * hourMs);
    while ((await store.removeEndedSessions(sessionCutoff)).more);
    while ((await store.removeOldMessages(keptCutoff)).more);
  }

  /** Purges when ten minutes have passed since the last time; to be called often. */
  async function purgeWhenDue(): Promise<void> {
    const now = clock.now().getTime();
    if (now - lastAt < everyMs) return;
    lastAt = now;
    await purge();
  }

  return { purge, purgeWhenDue };
}
