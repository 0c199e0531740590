import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { prepared } from '#db/prepared.ts';
import { companionStates } from './tables.ts';

export type StateStore = ReturnType<typeof createStateStore>;

/** What the companion noted in a session, sealed. */
export interface Notes {
  userId: string;
  sessionId: string;
  state: Buffer;
  now: Date;
}

/** What the companion keeps of a session between two turns, sealed. */
export function createStateStore(db: Database | Transaction) {
  const ofSession = prepared('chat_state', () =>
    db
      .select({ state: companionStates.state })
      .from(companionStates)
      .where(
        and(
          eq(companionStates.userId, sql.placeholder('userId')),
          eq(companionStates.sessionId, sql.placeholder('sessionId')),
        ),
      ),
  );
  const begin = prepared('chat_begin_state', () =>
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
      }),
  );
  const goOn = prepared('chat_go_on_with_state', () =>
    db
      .update(companionStates)
      .set({ state: sql`${sql.placeholder('state')}`, updatedAt: sql`${sql.placeholder('now')}` })
      .where(
        and(
          eq(companionStates.userId, sql.placeholder('userId')),
          eq(companionStates.sessionId, sql.placeholder('sessionId')),
        ),
      ),
  );

  return {
    async find(userId: string, sessionId: string): Promise<Buffer | undefined> {
      return (await ofSession({ userId, sessionId }))[0]?.state;
    },
    /** Everything the companion noted of this person, in every session. */
    async removeAll(userId: string): Promise<void> {
      await db.delete(companionStates).where(eq(companionStates.userId, userId));
    },
    /** Writes notes that were there when the reply began. When they were dropped meanwhile, they stay so. */
    async goOn({ userId, sessionId, state, now }: Notes): Promise<void> {
      await goOn({ userId, sessionId, state, now });
    },
    /** Writes the first notes of a session. */
    async begin({ userId, sessionId, state, now }: Notes): Promise<void> {
      await begin({ userId, sessionId, state, now });
    },
  };
}
