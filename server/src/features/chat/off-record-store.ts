import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { offRecordSessions } from './tables.ts';

export type OffRecordStore = ReturnType<typeof createOffRecordStore>;

/** Sessions that are off the record. */
export function createOffRecordStore(db: Database | Transaction) {
  const one = (userId: string, sessionId: string) =>
    and(eq(offRecordSessions.userId, userId), eq(offRecordSessions.sessionId, sessionId));

  return {
    async has(userId: string, sessionId: string): Promise<boolean> {
      return (await db.select().from(offRecordSessions).where(one(userId, sessionId))).length > 0;
    },
    async add(userId: string, sessionId: string, now: Date): Promise<void> {
      await db.insert(offRecordSessions).values({ userId, sessionId, createdAt: now }).onConflictDoNothing();
    },
    async remove(userId: string, sessionId: string): Promise<void> {
      await db.delete(offRecordSessions).where(one(userId, sessionId));
    },
  };
}
