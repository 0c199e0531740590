import type { Database, Transaction } from '#db/open-database.ts';
import { type AccountRow, type AccountStore, createAccountStore } from '#features/account/index.ts';
import { createOffRecordStore, createStateStore, createToldStore } from '#features/chat/index.ts';
import { type Consent, createMemoryStore, createSummaryStore, type MemoryStores } from '#features/memory/index.ts';

/** Who may be remembered at all. */
export function mayRememberBy({ findStanding }: Pick<AccountStore, 'findStanding'>): MemoryStores['mayRemember'] {
  return async (userId) => consentOf(await findStanding(userId));
}

/** What somebody agreed to, as the memory asks it. */
export function consentOf(person: Pick<AccountRow, 'storagePreference' | 'mayRemember'> | undefined): Consent {
  return {
    isKeeping: person !== undefined && person.storagePreference !== 'session-only',
    isPaused: person?.mayRemember === false,
  };
}

/** What the memory reads and writes on one connection, its own rows and others'. */
export function memoryStoresOn(tx: Database | Transaction): MemoryStores {
  const { lock, findStanding, noteNotesDropped } = createAccountStore(tx);
  const states = createStateStore(tx);
  return {
    memories: createMemoryStore(tx),
    summaries: createSummaryStore(tx),
    told: createToldStore(tx),
    notes: {
      removeAll: async (userId, now) => {
        await noteNotesDropped(userId, now);
        await states.removeAll(userId);
      },
    },
    offRecord: createOffRecordStore(tx),
    mayRemember: mayRememberBy({ findStanding }),
    lock,
  };
}
