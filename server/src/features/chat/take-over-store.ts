import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '#db/open-database.ts';
import { companionStates, careNotices, conversationMessages as messages, offRecordSessions, visits } from './tables.ts';

export type TakeOverStore = ReturnType<typeof createTakeOverStore>;

const bySession = [messages, careNotices, visits, companionStates, offRecordSessions] as const;

/** What is needed to give one person's conversation to another, inside a transaction. */
export function createTakeOverStore(tx: Transaction) {
  return {
    /** Sessions of `from` whose id `to` has used as well. */
    async listSharedSessions(from: string, to: string): Promise<string[]> {
      const sessionsOf = (userId: string) =>
        sql.join(
          bySession.map((table) => sql`select session_id from ${table} where user_id = ${userId}`),
          sql` union `,
        );
      const shared = await tx.execute<{ session_id: string }>(sql`(${sessionsOf(from)}) intersect (${sessionsOf(to)})`);
      return shared.rows.map(({ session_id: sessionId }) => sessionId);
    },

    async renameSession(userId: string, sessionId: string, renamed: string): Promise<void> {
      for (const table of bySession) {
        await tx
          .update(table)
          .set({ sessionId: renamed })
          .where(and(eq(table.userId, userId), eq(table.sessionId, sessionId)));
      }
    },

    /** Nobody goes on writing these replies: what was said so far stays. */
    async cutGrowing(userId: string, now: Date): Promise<void> {
      await tx
        .update(messages)
        .set({ status: 'incomplete', leaseUntil: null, updatedAt: now })
        .where(and(eq(messages.userId, userId), eq(messages.status, 'growing')));
    },

    async listSealed(userId: string, afterSeq: number, limit: number) {
      return tx
        .select({ seq: messages.seq, content: messages.content, bodyHash: messages.bodyHash })
        .from(messages)
        .where(and(eq(messages.userId, userId), gt(messages.seq, afterSeq)))
        .orderBy(asc(messages.seq))
        .limit(limit);
    },

    async giveMessages(
      from: string,
      to: string,
      sealed: readonly { seq: number; content: Buffer; bodyHash: Buffer | null }[],
    ) {
      const [seqs, contents, hashes] = [
        sealed.map(({ seq }) => seq),
        sealed.map(({ content }) => content),
        sealed.map(({ bodyHash }) => bodyHash),
      ];
      await tx.execute(sql`
        update ${messages} set user_id = ${to}, content = given.content, body_hash = given.body_hash
        from unnest(${sql.param(seqs)}::bigint[], ${sql.param(contents)}::bytea[], ${sql.param(hashes)}::bytea[])
          as given (seq, content, body_hash)
        where ${messages.userId} = ${from} and ${messages.seq} = given.seq`);
    },

    async listStates(userId: string) {
      return tx
        .select({ sessionId: companionStates.sessionId, state: companionStates.state })
        .from(companionStates)
        .where(eq(companionStates.userId, userId));
    },

    async giveState(from: string, to: string, sessionId: string, state: Buffer): Promise<void> {
      await tx
        .update(companionStates)
        .set({ userId: to, state })
        .where(and(eq(companionStates.userId, from), eq(companionStates.sessionId, sessionId)));
    },

    /** What stands beside the words: notices, visits, and which sessions are off the record. */
    async giveMarks(from: string, to: string): Promise<void> {
      for (const table of [careNotices, visits, offRecordSessions] as const) {
        await tx.update(table).set({ userId: to }).where(eq(table.userId, from));
      }
    },
  };
}
