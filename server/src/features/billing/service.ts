import type { Entitlement } from '@haven/contracts/chat';
import type { Clock } from '#lib/clock.ts';
import { entitlementOf } from './entitlement.ts';
import type { BillingStore } from './store.ts';

interface Needs {
  store: BillingStore;
  /** Where the free messages of a person are counted. */
  accounts: { findStanding(userId: string): Promise<{ messagesRemaining: number; memberSince: Date } | undefined> };
  clock: Clock;
  beta: boolean;
}

export type Billing = ReturnType<typeof createBilling>;

/** What a person may use, decided from the server's own rows. */
export function createBilling({ store, accounts, clock, beta }: Needs) {
  async function getEntitlement(userId: string): Promise<Entitlement> {
    const standing = await accounts.findStanding(userId);
    if (!standing) return { reason: 'none', messagesRemaining: 0 };
    const { messagesRemaining, memberSince } = standing;
    // In the beta nothing else is asked.
    const plan = beta ? { hasPaidPlan: false, promoExpiresAt: undefined } : await store.findPlan(userId);
    return entitlementOf({ messagesRemaining, memberSince, ...plan, beta }, clock.now());
  }

  return { getEntitlement };
}
