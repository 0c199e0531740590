import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { userAccounts } from '../account/tables.ts';
import { companionStates } from '../companion/tables.ts';
import { careNotices, conversationMessages as messages, visits } from './tables.ts';

export type RetentionStore = ReturnType<typeof createRetentionStore>;

/** Sessions and messages taken in one go, so that a purge never holds its locks for long. */
const batch = { sessions: 200, messages: 1_000 } as const;

export function createRetentionStore(db: Database) {
  return {
    /**
     * Removes sessions of people who keep nothing, once nothing was written in them since `cutoff`: messages, notices,
     * visits, and what the companion drew from them. Answers how many sessions went; fewer than a batch means all.
     */
    async removeEndedSessions(cutoff: Date): Promise<{ removed: number; more: boolean }> {
      const before = cutoff.toISOString();
      return db.transaction(async (tx) => {
        const ended = await tx.execute<{ user_id: string; session_id: string }>(sql`
          select ${messages.userId} as user_id, ${messages.sessionId} as session_id
          from ${messages} join ${userAccounts} on ${userAccounts.id} = ${messages.userId}
          where ${userAccounts.storagePreference} = 'session-only'
          group by 1, 2
          having max(${messages.createdAt}) < ${before}
          limit ${batch.sessions}`);
        for (const { user_id: userId, session_id: sessionId } of ended.rows) {
          for (const table of [messages, careNotices, visits, companionStates]) {
            await tx.delete(table).where(sql`${table.userId} = ${userId} and ${table.sessionId} = ${sessionId}`);
          }
        }
        return { removed: ended.rows.length, more: ended.rows.length === batch.sessions };
      });
    },

    /** Removes single messages written before `cutoff` of people who keep conversations, but not for ever. */
    async removeOldMessages(cutoff: Date): Promise<{ removed: number; more: boolean }> {
      const removed = await db.execute(sql`
        delete from ${messages} where (user_id, seq) in (
          select ${messages.userId}, ${messages.seq}
          from ${messages} join ${userAccounts} on ${userAccounts.id} = ${messages.userId}
          where ${userAccounts.storagePreference} <> 'session-only' and not ${userAccounts.keepUntilDeleted}
            and ${messages.createdAt} < ${cutoff.toISOString()}
          limit ${batch.messages})`);
      const count = removed.rowCount ?? 0;
      return { removed: count, more: count === batch.messages };
    },
  };
}
