import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { prepared } from '#db/prepared.ts';
import { careNotices, visits } from './tables.ts';

export type NoticeRow = typeof careNotices.$inferSelect;
export type VisitRow = typeof visits.$inferSelect;

/** SQL of visits, and of what the care layer showed in them. */
export function createVisitStore(db: Database | Transaction) {
  const latest = prepared('chat_last_visit', () =>
    db
      .select()
      .from(visits)
      .where(eq(visits.userId, sql.placeholder('userId')))
      .orderBy(desc(visits.startedAt))
      .limit(1),
  );
  const save = prepared('chat_save_visit', () =>
    db
      .insert(visits)
      .values({
        userId: sql.placeholder('userId'),
        sessionId: sql.placeholder('sessionId'),
        startedAt: sql.placeholder('startedAt'),
        lastActiveAt: sql.placeholder('lastActiveAt'),
        activeSeconds: sql.placeholder('activeSeconds'),
        disclosedAt: moment('disclosedAt'),
        breakNudgedAt: moment('breakNudgedAt'),
        checkInAt: moment('checkInAt'),
      })
      .onConflictDoUpdate({
        target: [visits.userId, visits.sessionId, visits.startedAt],
        set: {
          lastActiveAt: sql`excluded.last_active_at`,
          activeSeconds: sql`excluded.active_seconds`,
          disclosedAt: sql`excluded.disclosed_at`,
          breakNudgedAt: sql`excluded.break_nudged_at`,
          checkInAt: sql`excluded.check_in_at`,
        },
      }),
  );

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
      return (await latest({ userId }))[0];
    },

    async saveVisit(visit: VisitRow): Promise<void> {
      await save({ ...visit });
    },
  };
}

/** A moment that may be missing: the column itself can only write one that is there. */
function moment(name: string) {
  return sql`${sql.placeholder(name)}::timestamptz`;
}
