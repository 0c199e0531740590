import type { Tier } from '@haven/contracts/care';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { companionStates, careNotices, conversationMessages as messages, visits } from './tables.ts';
import { createVisitStore } from './visit-store.ts';

export type ChatStore = ReturnType<typeof createChatStore>;
export type MessageRow = typeof messages.$inferSelect;

export interface NewMessage {
  userId: string;
  id: string;
  sessionId: string;
  role: 'user' | 'assistant';
  content: Buffer;
  origin: 'server' | 'client';
  bodyHash: Buffer;
  clientMessageId: string | undefined;
  tier?: Tier;
  now: Date;
}

/** All SQL of the chat. In a transaction, open it on its `tx`. */
export function createChatStore(db: Database | Transaction) {
  const mine = (userId: string, sessionId?: string) =>
    and(eq(messages.userId, userId), sessionId === undefined ? undefined : eq(messages.sessionId, sessionId));

  return {
    ...createVisitStore(db),

    /** Undefined when a message under this client id is there already: the unique index decides. */
    async addMessage({ now, clientMessageId, ...values }: NewMessage): Promise<MessageRow | undefined> {
      const row = { ...values, clientMessageId: clientMessageId ?? null, createdAt: now, updatedAt: now };
      return (await db.insert(messages).values(row).onConflictDoNothing().returning())[0];
    },

    /** Undefined while another reply grows in this session: the unique index decides. */
    async openReply(
      reply: Omit<NewMessage, 'role' | 'origin' | 'bodyHash' | 'clientMessageId'> & {
        replyToSeq: number;
        leaseUntil: Date;
      },
    ) {
      const { now, ...values } = reply;
      const row = {
        ...values,
        role: 'assistant',
        origin: 'server',
        status: 'growing',
        createdAt: now,
        updatedAt: now,
      } as const;
      return (await db.insert(messages).values(row).onConflictDoNothing().returning())[0];
    },

    /** Opens a broken reply again; undefined when it is not broken, or another grows. */
    async reopenReply(userId: string, seq: number, content: Buffer, leaseUntil: Date, now: Date) {
      const change = {
        status: 'growing',
        content,
        leaseUntil,
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

    /** Writes what was said so far and keeps the lease; undefined when the row is gone or no longer grows. */
    async growReply(userId: string, seq: number, content: Buffer, leaseUntil: Date, now: Date) {
      const growing = and(mine(userId), eq(messages.seq, seq), eq(messages.status, 'growing'));
      const grown = db.update(messages).set({ content, leaseUntil, updatedAt: now }).where(growing);
      return (await grown.returning({ stopRequested: messages.stopRequested }))[0];
    },

    async endReply(
      userId: string,
      seq: number,
      end: Pick<MessageRow, 'content' | 'status' | 'bodyHash' | 'answeredBy'> & {
        quickReplies: readonly string[];
        now: Date;
      },
    ): Promise<MessageRow | undefined> {
      const { now, quickReplies, ...rest } = end;
      const change = {
        ...rest,
        quickReplies: quickReplies.length > 0 ? quickReplies : null,
        leaseUntil: null,
        updatedAt: now,
      };
      const growing = and(mine(userId), eq(messages.seq, seq), eq(messages.status, 'growing'));
      return (await db.update(messages).set(change).where(growing).returning())[0];
    },

    /** A reply whose writer died: what it had said stays, marked. */
    async abandonStaleReplies(now: Date, userId?: string): Promise<number> {
      const stale = and(
        userId === undefined ? undefined : mine(userId),
        eq(messages.status, 'growing'),
        lt(messages.leaseUntil, now),
      );
      const change = { status: 'incomplete', leaseUntil: null, updatedAt: now } as const;
      return (await db.update(messages).set(change).where(stale).returning({ seq: messages.seq })).length;
    },

    /** Ends whatever grows in this session, whoever writes it: something more pressing has to be said. */
    async cutGrowing(userId: string, sessionId: string, now: Date): Promise<void> {
      await db
        .update(messages)
        .set({ status: 'stopped', leaseUntil: null, updatedAt: now })
        .where(and(mine(userId, sessionId), eq(messages.status, 'growing')));
    },

    async requestStop(userId: string, id: string): Promise<void> {
      await db
        .update(messages)
        .set({ stopRequested: true })
        .where(and(mine(userId), eq(messages.id, id), eq(messages.status, 'growing')));
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

    async findByClientId(userId: string, sessionId: string, clientMessageId: string): Promise<MessageRow | undefined> {
      const known = and(
        mine(userId, sessionId),
        eq(messages.clientMessageId, clientMessageId),
        eq(messages.role, 'user'),
      );
      return (await db.select().from(messages).where(known))[0];
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

    /** What a reply may be built on: never words that only a client claims were said. */
    async listTurns(userId: string, sessionId: string, before: number | undefined, limit: number) {
      const earlier = before === undefined ? undefined : lt(messages.seq, before);
      const said = and(
        mine(userId, sessionId),
        eq(messages.origin, 'server'),
        earlier,
        sql`${messages.status} <> 'failed'`,
      );
      const rows = db.select({ role: messages.role, content: messages.content }).from(messages).where(said);
      return (await rows.orderBy(desc(messages.seq)).limit(limit)).toReversed();
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

    /**
     * The same words, if a client posted them to the history under the same id, or moments before it sent them: they
     * become the server's.
     */
    async adoptEcho(message: NewMessage, since: Date): Promise<MessageRow | undefined> {
      const { userId, sessionId, bodyHash, now } = message;
      const isSameId = sql`coalesce(${messages.clientMessageId} = ${message.clientMessageId ?? ''}, false)`;
      const latest = db
        .select({ seq: messages.seq })
        .from(messages)
        .where(
          and(
            mine(userId, sessionId),
            eq(messages.role, 'user'),
            eq(messages.bodyHash, bodyHash),
            eq(messages.origin, 'client'),
            or(gt(messages.createdAt, since), isSameId),
          ),
        )
        .orderBy(desc(isSameId), desc(messages.seq))
        .limit(1);
      const change = {
        origin: 'server',
        echoedAt: now,
        tier: message.tier ?? null,
        clientMessageId: message.clientMessageId ?? null,
        updatedAt: now,
      } as const;
      return (
        await db
          .update(messages)
          .set(change)
          .where(and(mine(userId), eq(messages.seq, latest)))
          .returning()
      )[0];
    },

    /** Everything of the conversation: messages, notices, visits, and what the companion drew from them. */
    async removeAll(userId: string): Promise<number> {
      await db.delete(careNotices).where(eq(careNotices.userId, userId));
      await db.delete(visits).where(eq(visits.userId, userId));
      await db.delete(companionStates).where(eq(companionStates.userId, userId));
      return (await db.delete(messages).where(mine(userId)).returning({ seq: messages.seq })).length;
    },

    async removeOne(userId: string, id: string): Promise<number> {
      return (
        await db
          .delete(messages)
          .where(and(mine(userId), eq(messages.id, id)))
          .returning({ seq: messages.seq })
      ).length;
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
