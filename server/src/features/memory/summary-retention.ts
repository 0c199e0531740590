import { careTimes } from '@haven/contracts/policy/care';
import type { Clock } from '#lib/clock.ts';
import type { Summary } from './summary.ts';
import type { SummaryStore } from './summary-store.ts';

interface Needs {
  store: Pick<SummaryStore, 'listPeopleWithOld'>;
  summary: Pick<Summary, 'leaveOut'>;
  /** Which of these people keep their conversations for some days only. */
  listKeepingForDays(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  clock: Clock;
}

const dayMs = 86_400_000;

/** What a summary has from messages past their days goes with them. */
export function createSummaryRetention({ store, summary, listKeepingForDays, clock }: Needs) {
  return async function purge(): Promise<void> {
    const cutoff = new Date(clock.now().getTime() - careTimes.keptDays * dayMs);
    for (let people = await store.listPeopleWithOld(cutoff, ''); people.length > 0; ) {
      const due = await listKeepingForDays(people);
      for (const userId of due) await summary.leaveOut(userId, ({ at }) => new Date(at) < cutoff);
      people = await store.listPeopleWithOld(cutoff, people.at(-1) ?? '');
    }
  };
}
