import { type PlanId, plans as priceBook } from '@haven/contracts/policy/prices';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { AccountStore } from '../account/index.ts';
import type { BillingStore, SubscriptionRow } from './store.ts';

export type PlanChange = ReturnType<typeof createPlanChange>;

/** What is asked of whoever takes the payments. */
export interface PlanProvider {
  /**
   * Bills a running subscription by another plan. Returns once that is so; throws when it is not, or nobody knows. Asked
   * again for the plan that is billed already, it says yes and does nothing.
   */
  change(change: { userId: string; subscriptionId: number; plan: PlanId; priceCents: number }): Promise<void>;
}

interface Stores {
  store: Pick<BillingStore, 'changePlan'>;
  accounts: Pick<AccountStore, 'setSubscriptionStatus'>;
}

interface Needs {
  store: Pick<BillingStore, 'findPaid'>;
  /** Runs work on both stores, all or nothing. */
  atomically<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Without one no plan can be changed. */
  plans: PlanProvider | undefined;
  clock: Clock;
  beta: boolean;
}

const basic = priceBook.starter;

/** From one paid plan to another. What is paid for is what the server's own rows and the provider say. */
export function createPlanChange({ store, atomically, plans, clock, beta }: Needs) {
  const priceCents = beta ? basic.betaPriceCents : basic.listPriceCents;

  /** To Basic, from any plan above it. The provider is asked first: only what it has agreed to is stored. */
  async function downgrade(userId: string): Promise<void> {
    const paid = await store.findPaid(userId);
    if (!paid) throw new AppError('plan.none');
    if (paid.plan === basic.id) throw new AppError('plan.basic_already');
    if (!plans) throw new AppError('plan.change_off');
    try {
      await plans.change({ userId, subscriptionId: paid.id, plan: basic.id, priceCents });
    } catch (cause) {
      throw new AppError('plan.change_failed', { cause });
    }
    await keep(paid);
  }

  async function keep(paid: SubscriptionRow): Promise<void> {
    const now = clock.now();
    await atomically(async ({ store: inside, accounts }) => {
      // The account's row before what hangs from it, as in a deletion: neither waits for the other.
      await accounts.setSubscriptionStatus(paid.userId, basic.id, now);
      // The plan may have ended, or gone with its account, while the provider was asked.
      if (!(await inside.changePlan(paid, { plan: basic.id, priceCents }, now))) throw new AppError('plan.none');
    });
  }

  return { downgrade };
}
