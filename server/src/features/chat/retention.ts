import { careTimes } from '@haven/contracts/policy/care';
import type { Clock } from '#lib/clock.ts';
import type { AccountStore } from '../account/index.ts';
import type { RetentionStore } from './retention-store.ts';

interface Needs {
  store: RetentionStore;
  /** Who keeps conversations, and for how long. */
  accounts: Pick<AccountStore, 'listSessionOnly' | 'listKeepingForDays'>;
  clock: Clock;
}

const hourMs = 3_600_000;

/**
 * Removes what is due: sessions that have ended, of people who keep nothing, and messages past their 30 days, of
 * people who keep them that long. Each batch is a transaction, so a purge that is cut off is gone on with by the next.
 */
export function createRetention({ store, accounts, clock }: Needs) {
  async function purge(): Promise<void> {
    const now = clock.now().getTime();
    await purgeEndedSessions(idleCutoff(now));
    await purgeOldMessages(keptCutoff(now));
  }

  /** Removes what is due of one person, who may just have chosen to keep less. */
  async function purgeFor(userId: string): Promise<void> {
    const now = clock.now().getTime();
    const keepsNothing = (await accounts.listSessionOnly([userId])).has(userId);
    if (keepsNothing) await store.removeSessions(await store.listIdleSessionsOf(userId, idleCutoff(now)));
    const keepsForDays = [...(await accounts.listKeepingForDays([userId]))];
    while (await store.removeOldMessages(keepsForDays, keptCutoff(now)));
  }

  async function purgeEndedSessions(cutoff: Date): Promise<void> {
    let after = { userId: '', sessionId: '' };
    for (;;) {
      const idle = await store.listIdleSessions(cutoff, after);
      const last = idle.at(-1);
      if (!last) return;
      const keepNothing = await accounts.listSessionOnly(idle.map(({ userId }) => userId));
      await store.removeSessions(idle.filter(({ userId }) => keepNothing.has(userId)));
      await store.removeSessions(await store.listOffRecord(idle));
      after = last;
    }
  }

  async function purgeOldMessages(cutoff: Date): Promise<void> {
    let after = '';
    for (;;) {
      const people = await store.listPeopleWithOldMessages(cutoff, after);
      const last = people.at(-1);
      if (last === undefined) return;
      const due = [...(await accounts.listKeepingForDays(people))];
      while (await store.removeOldMessages(due, cutoff));
      after = last;
    }
  }

  return { purge, purgeFor };
}

function idleCutoff(now: number): Date {
  return new Date(now - careTimes.sessionIdleHours * hourMs);
}

function keptCutoff(now: number): Date {
  return new Date(now - careTimes.keptDays * 24 * hourMs);
}
