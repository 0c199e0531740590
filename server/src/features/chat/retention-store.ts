import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { careNotices, companionStates, conversationMessages as messages, offRecordSessions, visits } from './tables.ts';

export type RetentionStore = ReturnType<typeof createRetentionStore>;

export interface SessionKey {
  userId: string;
  sessionId: string;
}

/** Looked at or taken in one go, so that a purge never holds its locks for long. */
const batch = { sessions: 200, people: 500, messages: 1_000 } as const;

export function createRetentionStore(db: Database) {
  return {
    /** A page of sessions in which nothing was written since `cutoff`, in the order of their keys. */
    async listIdleSessions(cutoff: Date, after: SessionKey): Promise<SessionKey[]> {
      return db
        .select({ userId: messages.userId, sessionId: messages.sessionId })
        .from(messages)
        .where(sql`(${messages.userId}, ${messages.sessionId}) > (${after.userId}, ${after.sessionId})`)
        .groupBy(messages.userId, messages.sessionId)
        .having(sql`max(${messages.createdAt}) < ${cutoff.toISOString()}`)
        .orderBy(asc(messages.userId), asc(messages.sessionId))
        .limit(batch.sessions);
    },

    /** Which of these sessions are off the record. */
    async listOffRecord(sessions: readonly SessionKey[]): Promise<SessionKey[]> {
      if (sessions.length === 0) return [];
      const named = sql.join(
        sessions.map(({ userId, sessionId }) => sql`(${userId}, ${sessionId})`),
        sql`, `,
      );
      return db
        .select({ userId: offRecordSessions.userId, sessionId: offRecordSessions.sessionId })
        .from(offRecordSessions)
        .where(sql`(${offRecordSessions.userId}, ${offRecordSessions.sessionId}) in (${named})`);
    },

    /** The sessions of one person in which nothing was written since `cutoff`. */
    async listIdleSessionsOf(userId: string, cutoff: Date): Promise<SessionKey[]> {
      return db
        .select({ userId: messages.userId, sessionId: messages.sessionId })
        .from(messages)
        .where(eq(messages.userId, userId))
        .groupBy(messages.userId, messages.sessionId)
        .having(sql`max(${messages.createdAt}) < ${cutoff.toISOString()}`);
    },

    /** Removes sessions whole: messages, notices, visits, and what the companion drew from them. */
    async removeSessions(sessions: readonly SessionKey[]): Promise<void> {
      await db.transaction(async (tx) => {
        for (const { userId, sessionId } of sessions) {
          for (const table of [messages, careNotices, visits, companionStates, offRecordSessions]) {
            await tx.delete(table).where(and(eq(table.userId, userId), eq(table.sessionId, sessionId)));
          }
        }
      });
    },

    /** A page of people who have messages written before `cutoff`, in the order of their ids. */
    async listPeopleWithOldMessages(cutoff: Date, after: string): Promise<string[]> {
      const people = await db
        .selectDistinct({ userId: messages.userId })
        .from(messages)
        .where(and(gt(messages.userId, after), lt(messages.createdAt, cutoff)))
        .orderBy(asc(messages.userId))
        .limit(batch.people);
      return people.map(({ userId }) => userId);
    },

    /** Removes a batch of these people's messages written before `cutoff`; answers whether there may be more. */
    async removeOldMessages(userIds: readonly string[], cutoff: Date): Promise<boolean> {
      if (userIds.length === 0) return false;
      const old = db
        .select({ userId: messages.userId, seq: messages.seq })
        .from(messages)
        .where(and(inArray(messages.userId, [...userIds]), lt(messages.createdAt, cutoff)))
        .limit(batch.messages);
      const removed = await db.delete(messages).where(sql`(${messages.userId}, ${messages.seq}) in ${old}`);
      return removed.rowCount === batch.messages;
    },
  };
}
