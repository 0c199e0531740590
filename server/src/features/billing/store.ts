import { and, eq, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { promoCodeUsages, subscriptions } from './tables.ts';

export type BillingStore = ReturnType<typeof createBillingStore>;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
type PlanOfRow = Pick<SubscriptionRow, 'plan' | 'priceCents'>;

export function createBillingStore(db: Database | Transaction) {
  return {
    /** Whether a plan is paid for, and when the latest promo code runs out. */
    async findPlan(userId: string): Promise<{ hasPaidPlan: boolean; promoExpiresAt: Date | undefined }> {
      const paid = db.select({ one: sql`1` }).from(subscriptions).where(isPaidBy(userId));
      const [row] = await db
        .select({ hasPaidPlan: sql<boolean>`exists ${paid}`, promoExpiresAt: max(promoCodeUsages.expiresAt) })
        .from(promoCodeUsages)
        .where(eq(promoCodeUsages.userId, userId));
      return { hasPaidPlan: row?.hasPaidPlan ?? false, promoExpiresAt: row?.promoExpiresAt ?? undefined };
    },
    /** The subscription that is paid for. */
    async findPaid(userId: string): Promise<SubscriptionRow | undefined> {
      return (await db.select().from(subscriptions).where(isPaidBy(userId)))[0];
    },
    /** False when the subscription is not paid for any more. */
    async changePlan({ userId, id }: SubscriptionRow, change: PlanOfRow, now: Date): Promise<boolean> {
      const changed = db
        .update(subscriptions)
        .set({ ...change, updatedAt: now })
        .where(and(isPaidBy(userId), eq(subscriptions.id, id)));
      return (await changed.returning({ id: subscriptions.id })).length > 0;
    },
  };
}

function isPaidBy(userId: string) {
  return and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active'));
}
