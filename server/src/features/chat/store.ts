import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { createPlainTurnStore } from './plain-turn-store.ts';
import { companionStates, careNotices, conversationMessages as messages, visits } from './tables.ts';
import { createTurnStore, isAbandoned, lease, type MessageRow } from './turn-store.ts';
import { createVisitStore } from './visit-store.ts';

export type ChatStore = ReturnType<typeof createChatStore>;
export type { MessageRow } from './turn-store.ts';

/** All SQL of the chat. In a transaction, open it on its `tx`. */
export function createChatStore(db: Database | Transaction) {
  const mine = (userId: string, sessionId?: string) =>
    and(eq(messages.userId, userId), sessionId === undefined ? undefined : eq(messages.sessionId, sessionId));

  return {
    ...createVisitStore(db),
    ...createTurnStore(db),
    ...createPlainTurnStore(db),

    /** Opens a broken reply again; undefined when it is not broken, or another grows. */
    async reopenReply(userId: string, seq: number, content: Buffer, now: Date) {
      const change = {
        status: 'growing',
        content,
        leaseUntil: lease,
        stopRequested: false,
        quickReplies: null,
        answeredBy: null,
        updatedAt: now,
      } as const;
      const broken = inArray(messages.status, ['failed', 'stopped', 'incomplete']);
      return (
        await db
          .update(messages)
          .set(change)
          .where(and(mine(userId), eq(messages.seq, seq), broken))
          .returning()
      )[0];
    },

    /** Replies whose writer died: what they had said stays, marked. `writing` are those this process writes. */
    async abandonStaleReplies(now: Date, writing: readonly string[]): Promise<number> {
      const stale = and(isAbandoned, sql`${messages.id} <> all(${sql.param([...writing])}::text[])`);
      const change = { status: 'incomplete', leaseUntil: null, updatedAt: now } as const;
      return (await db.update(messages).set(change).where(stale).returning({ seq: messages.seq })).length;
    },

    async requestStop(userId: string, id: string): Promise<void> {
      await db
        .update(messages)
        .set({ stopRequested: true })
        .where(and(mine(userId), eq(messages.id, id), eq(messages.status, 'growing')));
    },

    /** A language model has read more danger in a message than the check: nothing may be drawn from it. */
    async raiseTier(userId: string, seq: number, tier: MessageRow['tier']): Promise<void> {
      await db
        .update(messages)
        .set({ tier })
        .where(and(mine(userId), eq(messages.seq, seq)));
    },

    async findById(userId: string, id: string): Promise<MessageRow | undefined> {
      return (
        await db
          .select()
          .from(messages)
          .where(and(mine(userId), eq(messages.id, id)))
      )[0];
    },

    async findBySeq(userId: string, seq: number): Promise<MessageRow | undefined> {
      return (
        await db
          .select()
          .from(messages)
          .where(and(mine(userId), eq(messages.seq, seq)))
      )[0];
    },

    async findReplyTo(userId: string, seq: number): Promise<MessageRow | undefined> {
      return (
        await db
          .select()
          .from(messages)
          .where(and(mine(userId), eq(messages.replyToSeq, seq)))
      )[0];
    },

    async findGrowing(userId: string, sessionId: string): Promise<MessageRow | undefined> {
      return (
        await db
          .select()
          .from(messages)
          .where(and(mine(userId, sessionId), eq(messages.status, 'growing')))
      )[0];
    },

    /** The newest of a person's messages before `before`, newest first. */
    async listNewest(
      userId: string,
      page: { sessionId?: string | undefined; before?: number | undefined; limit: number },
    ) {
      const earlier = page.before === undefined ? undefined : lt(messages.seq, page.before);
      return db
        .select()
        .from(messages)
        .where(and(mine(userId, page.sessionId), earlier))
        .orderBy(desc(messages.seq))
        .limit(page.limit);
    },

    /** The client's copy of words the server has stored, once for each; undefined when these are new words. */
    async markEcho(userId: string, sessionId: string, role: 'user' | 'assistant', bodyHash: Buffer, now: Date) {
      const first = db
        .select({ seq: messages.seq })
        .from(messages)
        .where(
          and(
            mine(userId, sessionId),
            eq(messages.role, role),
            eq(messages.bodyHash, bodyHash),
            eq(messages.origin, 'server'),
            isNull(messages.echoedAt),
          ),
        )
        .orderBy(asc(messages.seq))
        .limit(1);
      const echo = db
        .update(messages)
        .set({ echoedAt: now })
        .where(and(mine(userId), eq(messages.seq, first)));
      return (await echo.returning())[0];
    },

    /** Everything of the conversation: messages, notices, visits, and what the companion drew from them. */
    async removeAll(userId: string): Promise<number> {
      await db.delete(careNotices).where(eq(careNotices.userId, userId));
      await db.delete(visits).where(eq(visits.userId, userId));
      await db.delete(companionStates).where(eq(companionStates.userId, userId));
      return (await db.delete(messages).where(mine(userId)).returning({ seq: messages.seq })).length;
    },

    /** The number of the message that is gone; undefined when there was none. */
    async removeOne(userId: string, id: string): Promise<number | undefined> {
      const removed = db.delete(messages).where(and(mine(userId), eq(messages.id, id)));
      return (await removed.returning({ seq: messages.seq }))[0]?.seq;
    },

    async listBySeqs(userId: string, seqs: readonly number[]): Promise<MessageRow[]> {
      if (seqs.length === 0) return [];
      return db
        .select()
        .from(messages)
        .where(and(mine(userId), inArray(messages.seq, [...seqs])));
    },

    async countMessages(userId: string): Promise<number> {
      return (await db.select({ count: count() }).from(messages).where(mine(userId)))[0]?.count ?? 0;
    },

    async findLastSeq(userId: string, sessionId: string): Promise<number> {
      const last = db.select({ seq: messages.seq }).from(messages).where(mine(userId, sessionId));
      return (await last.orderBy(desc(messages.seq)).limit(1))[0]?.seq ?? 0;
    },
  };
}
