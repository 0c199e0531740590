import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { prepared } from '#db/prepared.ts';
import { conversationSummaries as summaries } from './tables.ts';

export type SummaryStore = ReturnType<typeof createSummaryStore>;
export type SummaryRow = typeof summaries.$inferSelect;

const peopleAtOnce = 200;

/** The running summary of each person. Whoever writes holds the person's lock. */
export function createSummaryStore(db: Database | Transaction) {
  const ofPerson = prepared('memory_summary', () =>
    db
      .select()
      .from(summaries)
      .where(eq(summaries.userId, sql.placeholder('userId'))),
  );

  return {
    async find(userId: string): Promise<SummaryRow | undefined> {
      return (await ofPerson({ userId }))[0];
    },
    async save({ userId, ...summary }: SummaryRow): Promise<void> {
      await db
        .insert(summaries)
        .values({ userId, ...summary })
        .onConflictDoUpdate({ target: summaries.userId, set: summary });
    },
    async remove(userId: string): Promise<void> {
      await db.delete(summaries).where(eq(summaries.userId, userId));
    },
    /** A page of people whose summary holds something said before `cutoff`, in the order of their ids. */
    async listPeopleWithOld(cutoff: Date, after: string): Promise<string[]> {
      const people = await db
        .select({ userId: summaries.userId })
        .from(summaries)
        .where(and(gt(summaries.userId, after), lt(summaries.oldestAt, cutoff)))
        .orderBy(asc(summaries.userId))
        .limit(peopleAtOnce);
      return people.map(({ userId }) => userId);
    },
  };
}
