import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { companionStates } from './tables.ts';

export type StateStore = ReturnType<typeof createStateStore>;

/** What the companion keeps of a session between two turns, sealed. */
export function createStateStore(db: Database | Transaction) {
  return {
    async find(userId: string, sessionId: string): Promise<Buffer | undefined> {
      const mine = and(eq(companionStates.userId, userId), eq(companionStates.sessionId, sessionId));
      return (await db.select({ state: companionStates.state }).from(companionStates).where(mine))[0]?.state;
    },
    async save(userId: string, sessionId: string, state: Buffer, now: Date): Promise<void> {
      await db
        .insert(companionStates)
        .values({ userId, sessionId, state, updatedAt: now })
        .onConflictDoUpdate({
          target: [companionStates.userId, companionStates.sessionId],
          set: { state, updatedAt: now },
        });
    },
  };
}
