import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { promoCodeUsages, subscriptions } from './tables.ts';

export type BillingStore = ReturnType<typeof createBillingStore>;

export function createBillingStore(db: Database) {
  return {
    /** Whether a plan is paid for, and when the latest promo code runs out. */
    async findPlan(userId: string): Promise<{ hasPaidPlan: boolean; promoExpiresAt: Date | undefined }> {
      const paid = db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active')));
      const [row] = await db
        .select({ hasPaidPlan: sql<boolean>`exists ${paid}`, promoExpiresAt: max(promoCodeUsages.expiresAt) })
        .from(promoCodeUsages)
        .where(eq(promoCodeUsages.userId, userId));
      return { hasPaidPlan: row?.hasPaidPlan ?? false, promoExpiresAt: row?.promoExpiresAt ?? undefined };
    },
  };
}
