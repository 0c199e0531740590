import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { onFirstUse } from '#db/prepared.ts';
import { userAccounts } from '../account/tables.ts';
import { companionStates } from './tables.ts';

export type StateStore = ReturnType<typeof createStateStore>;

/** What the companion noted in a session, sealed. */
interface Notes {
  userId: string;
  sessionId: string;
  state: Buffer;
  now: Date;
}

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
  const goOn = onFirstUse(() =>
    db
      .update(companionStates)
      .set({ state: sql`${sql.placeholder('state')}`, updatedAt: sql`${sql.placeholder('now')}` })
      .where(
        and(
          eq(companionStates.userId, sql.placeholder('userId')),
          eq(companionStates.sessionId, sql.placeholder('sessionId')),
        ),
      )
      .prepare('chat_go_on_with_state'),
  );

  return {
    async find(userId: string, sessionId: string): Promise<Buffer | undefined> {
      return (await ofSession().execute({ userId, sessionId }))[0]?.state;
    },
    /** Everything the companion noted of this person, in every session; replies begun before `now` don't bring it back. */
    async removeAll(userId: string, now: Date): Promise<void> {
      await db.update(userAccounts).set({ notesDroppedAt: now }).where(eq(userAccounts.id, userId));
      await db.delete(companionStates).where(eq(companionStates.userId, userId));
    },
    /** Writes notes that were there when the reply began. When they were dropped meanwhile, they stay so. */
    async goOn({ userId, sessionId, state, now }: Notes): Promise<void> {
      await goOn().execute({ userId, sessionId, state, now });
    },
    /** Writes the first notes of a session, unless notes of the person were dropped since the reply began. */
    async begin({ userId, sessionId, state, now }: Notes, since: Date): Promise<void> {
      // The person's row is read locked, thus as it is when nobody else changes it any more.
      await db.execute(sql`
        insert into ${companionStates} (user_id, session_id, state, updated_at)
        select id, ${sessionId}::text, ${state}::bytea, ${now.toISOString()}::timestamptz from ${userAccounts}
        where id = ${userId} and coalesce(notes_dropped_at < ${since.toISOString()}::timestamptz, true)
        for share
        on conflict (user_id, session_id) do update set state = excluded.state, updated_at = excluded.updated_at`);
    },
  };
}
