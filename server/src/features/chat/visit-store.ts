import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { careNotices, visits } from './tables.ts';

export type NoticeRow = typeof careNotices.$inferSelect;
export type VisitRow = typeof visits.$inferSelect;

/** SQL of visits, and of what the care layer showed in them. */
export function createVisitStore(db: Database | Transaction) {
  return {
    async addNotice(notice: {
      userId: string;
      sessionId: string;
      kind: NoticeRow['kind'];
      afterSeq: number;
      createdAt: Date;
    }) {
      const [row] = await db.insert(careNotices).values(notice).returning();
      if (!row) throw new Error('A notice was not stored.');
      return row;
    },

    async listNotices(userId: string, sessionId: string): Promise<NoticeRow[]> {
      return db
        .select()
        .from(careNotices)
        .where(and(eq(careNotices.userId, userId), eq(careNotices.sessionId, sessionId)))
        .orderBy(asc(careNotices.seq));
    },

    /** The latest visit of a person, whatever its session. */
    async findLastVisit(userId: string): Promise<VisitRow | undefined> {
      return (
        await db.select().from(visits).where(eq(visits.userId, userId)).orderBy(desc(visits.startedAt)).limit(1)
      )[0];
    },

    async saveVisit(visit: VisitRow): Promise<void> {
      const { lastActiveAt, activeSeconds, disclosedAt, breakNudgedAt, checkInAt } = visit;
      const change = { lastActiveAt, activeSeconds, disclosedAt, breakNudgedAt, checkInAt };
      await db
        .insert(visits)
        .values(visit)
        .onConflictDoUpdate({ target: [visits.userId, visits.sessionId, visits.startedAt], set: change });
    },
  };
}
