import type { Tier } from '@haven/contracts/care';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { prepared } from '#db/prepared.ts';
import { careCounters, careFlags } from './tables.ts';

export type CareStore = ReturnType<typeof createCareStore>;
export type FlagRow = typeof careFlags.$inferSelect;

/** The crisis flag of a person (time and tier, never text) and the anonymous counters. */
export function createCareStore(db: Database | Transaction) {
  const flag = prepared('care_flag', () =>
    db
      .select()
      .from(careFlags)
      .where(eq(careFlags.userId, sql.placeholder('userId'))),
  );

  return {
    async findFlag(userId: string): Promise<FlagRow | undefined> {
      return (await flag({ userId }))[0];
    },

    /** Raises the flag, or keeps the higher tier of the two. */
    async raiseFlag(userId: string, tier: Extract<Tier, 'elevated' | 'imminent'>, now: Date): Promise<void> {
      await db
        .insert(careFlags)
        .values({ userId, tier, raisedAt: now, lastRaisedAt: now })
        .onConflictDoUpdate({
          target: careFlags.userId,
          set: {
            tier: sql`case when ${careFlags.tier} = 'imminent' then 'imminent' else excluded.tier end`,
            lastRaisedAt: sql`greatest(${careFlags.lastRaisedAt}, excluded.last_raised_at)`,
          },
        });
    },

    async endFlag(userId: string): Promise<void> {
      await db.delete(careFlags).where(eq(careFlags.userId, userId));
    },

    async count(kind: string, year: number): Promise<void> {
      await db
        .insert(careCounters)
        .values({ year, kind, count: 1 })
        .onConflictDoUpdate({
          target: [careCounters.year, careCounters.kind],
          set: { count: sql`${careCounters.count} + 1` },
        });
    },

    async listCounts() {
      return db.select().from(careCounters).orderBy(asc(careCounters.year), asc(careCounters.kind));
    },
  };
}
