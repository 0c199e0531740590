import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { onFirstUse } from '#db/prepared.ts';
import { companionStates } from './tables.ts';

export type StateStore = ReturnType<typeof createStateStore>;

/** What the companion keeps of a session between two turns, sealed. */
export function createStateStore(db: Database | Transaction) {
  const ofSession = onFirstUse(() =>
    db
      .select({ state: companionStates.state })
      .from(companionStates)
      .where(
        and(
          eq(companionStates.userId, sql.placeholder('userId')),
          eq(companionStates.sessionId, sql.placeholder('sessionId')),
        ),
      )
      .prepare('chat_state'),
  );
  const save = onFirstUse(() =>
    db
      .insert(companionStates)
      .values({
        userId: sql.placeholder('userId'),
        sessionId: sql.placeholder('sessionId'),
        state: sql.placeholder('state'),
        updatedAt: sql.placeholder('now'),
      })
      .onConflictDoUpdate({
        target: [companionStates.userId, companionStates.sessionId],
        set: { state: sql`excluded.state`, updatedAt: sql`excluded.updated_at` },
      })
      .prepare('chat_save_state'),
  );

  return {
    async find(userId: string, sessionId: string): Promise<Buffer | undefined> {
      return (await ofSession().execute({ userId, sessionId }))[0]?.state;
    },
    /** Everything the companion noted of this person, in every session. */
    async removeAll(userId: string): Promise<void> {
      await db.delete(companionStates).where(eq(companionStates.userId, userId));
    },
    async save(userId: string, sessionId: string, state: Buffer, now: Date): Promise<void> {
      await save().execute({ userId, sessionId, state, now });
    },
  };
}
