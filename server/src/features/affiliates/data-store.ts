import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { userTable } from '#db/user-data.ts';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import { affiliatePayouts, affiliates, referrals } from './tables.ts';

const paypalColumn = 'affiliates.paypal_email';

/** Money that moved stays in the books without the person: the rows remain, who they were about does not. */
export function affiliateData(db: Database | Transaction, personalText: PersonalText): UserData[] {
  const own = (userId: string) =>
    db.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.userId, userId));

  return [
    {
      ...userTable(db, personalText, {
        table: affiliates,
        person: affiliates.userId,
        name: 'affiliate',
        label: 'Your part in the affiliate program',
        sealed: { paypalEmail: { column: paypalColumn } },
      }),
      async forgetFor(userId) {
        await db
          .update(affiliatePayouts)
          .set({ paypalEmail: null })
          .where(inArray(affiliatePayouts.affiliateId, own(userId)));
        await db.update(affiliates).set({ paypalEmail: null, isActive: false }).where(eq(affiliates.userId, userId));
      },
    },
    {
      ...userTable(db, personalText, {
        table: referrals,
        person: referrals.referredUserId,
        name: 'referral',
        label: 'That somebody referred you',
        leftOut: ['affiliateId', 'commissionAmountCents'],
      }),
    },
    payoutData(db, personalText),
  ];
}

function payoutData(db: Database | Transaction, personalText: PersonalText): UserData {
  async function list(userId: string) {
    return db
      .select({ payout: affiliatePayouts })
      .from(affiliatePayouts)
      .innerJoin(affiliates, eq(affiliatePayouts.affiliateId, affiliates.id))
      .where(eq(affiliates.userId, userId))
      .orderBy(affiliatePayouts.id);
  }
  return {
    table: 'affiliate_payouts',
    name: 'payouts',
    label: 'Payouts you asked for',
    countFor: async (userId) => (await list(userId)).length,
    exportFor: async (userId) =>
      Promise.all(
        (await list(userId)).map(async ({ payout: { paypalEmail, requestedAt, processedAt, ...payout } }) => ({
          ...payout,
          paypalEmail:
            paypalEmail && (await personalText.openFor(userId, 'affiliate_payouts.paypal_email', paypalEmail)),
          requestedAt: requestedAt.toISOString(),
          processedAt: processedAt?.toISOString() ?? null,
        })),
      ),
  };
}
