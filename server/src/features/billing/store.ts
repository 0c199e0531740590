import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { userAccounts } from '../account/tables.ts';
import type { EntitlementFacts } from './entitlement.ts';
import { promoCodeUsages, subscriptions } from './tables.ts';

export type BillingStore = ReturnType<typeof createBillingStore>;

export function createBillingStore(db: Database | Transaction) {
  return {
    /** What the entitlement rule needs, but for the beta. Undefined when there is no such person. */
    async findFacts(userId: string): Promise<Omit<EntitlementFacts, 'beta'> | undefined> {
      const [row] = await db
        .select({
          messagesRemaining: userAccounts.messageCount,
          memberSince: userAccounts.createdAt,
          hasPaidPlan: sql<boolean>`${subscriptions.id} is not null`,
          promoExpiresAt: sql<
            string | null
          >`(select max(${promoCodeUsages.expiresAt}) from ${promoCodeUsages} where ${promoCodeUsages.userId} = ${userAccounts.id})`,
        })
        .from(userAccounts)
        .leftJoin(subscriptions, and(eq(subscriptions.userId, userAccounts.id), eq(subscriptions.status, 'active')))
        .where(eq(userAccounts.id, userId))
        .limit(1);
      return row && { ...row, promoExpiresAt: row.promoExpiresAt ? new Date(row.promoExpiresAt) : undefined };
    },

    /** Takes one free message; false when none is left. The condition makes the race harmless. */
    async takeFreeMessage(userId: string): Promise<boolean> {
      const taken = await db
        .update(userAccounts)
        .set({ messageCount: sql`${userAccounts.messageCount} - 1` })
        .where(and(eq(userAccounts.id, userId), sql`${userAccounts.messageCount} > 0`))
        .returning({ left: userAccounts.messageCount });
      return taken.length > 0;
    },
  };
}
