import type { Entitlement } from '@haven/contracts/chat';
import type { Database } from '#db/open-database.ts';
import type { Clock } from '#lib/clock.ts';
import { entitlementOf } from './entitlement.ts';
import { createBillingStore } from './store.ts';

export type { BillingStore } from './store.ts';
export { createBillingStore } from './store.ts';

/** What a person may use, decided from the server's own rows. */
export type Billing = ReturnType<typeof createBilling>;

export function createBilling({ db, clock, beta }: { db: Database; clock: Clock; beta: boolean }) {
  const store = createBillingStore(db);

  async function getEntitlement(userId: string): Promise<Entitlement> {
    const facts = await store.findFacts(userId);
    if (!facts) return { reason: 'none', messagesRemaining: 0 };
    return entitlementOf({ ...facts, beta }, clock.now());
  }

  return { getEntitlement, beta };
}
