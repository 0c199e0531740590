import type { MessageStatus } from '@haven/contracts/chat';
import type { Tier } from '@haven/contracts/care';
import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { given, prepared } from '#db/prepared.ts';
import { conversationMessages as messages } from './tables.ts';

/** A stored message, without what only those who write a reply need. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'leaseUntil' | 'stopRequested'>;

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

export interface NewReply {
  userId: string;
  id: string;
  sessionId: string;
  content: Buffer;
  replyToSeq: number;
  now: Date;
}

export interface ReplyEnd {
  content: Buffer;
  status: MessageStatus;
  bodyHash: Buffer;
  answeredBy: MessageRow['answeredBy'];
  quickReplies: readonly string[] | null;
  now: Date;
}

/** What a reply has grown to. */
export interface Growth {
  userId: string;
  seq: number;
  content: Buffer;
}

const isMine = eq(messages.userId, sql.placeholder('userId'));
const isInSession = and(isMine, eq(messages.sessionId, sql.placeholder('sessionId')));
/** In the words of the partial indexes: given as a value, PostgreSQL could not tell that they hold all there is to look through. */
const isGrowing = sql`${messages.status} = 'growing'`;
const isFromPerson = sql`${messages.role} = 'user'`;
/**
 * One row, by whatever index it is found. Until a new table is looked through for the first time, all indexes that begin with the person
 * seem equally good to PostgreSQL, and a connection keeps the plan it made then: one of them would read all messages of the person.
 */
const isThatReply = and(
  isInSession,
  eq(messages.seq, sql.placeholder('seq')),
  eq(messages.id, sql.placeholder('id')),
  isGrowing,
);
/**
 * Whoever writes a reply pushes its lease on each second, by the clock of the database: the one that all processes share,
 * whatever theirs say.
 */
export const lease = sql`clock_timestamp() + interval '5 seconds'`;
/** No living writer could have left such a lease: it has run out, or was given before the clock was set back. */
export const isAbandoned = and(
  isGrowing,
  sql`${messages.leaseUntil} not between clock_timestamp() and clock_timestamp() + interval '6 seconds'`,
);
const wasWrittenNow = given('now', messages.updatedAt);

/** The SQL of every message that is sent and every reply that grows: each statement is prepared, and asked for at once. */
export function createTurnStore(db: Database | Transaction) {
  const byClientId = prepared('chat_by_client_id', () =>
    db
      .select()
      .from(messages)
      .where(and(isInSession, eq(messages.clientMessageId, sql.placeholder('clientMessageId')), isFromPerson)),
  );
  const turns = prepared('chat_turns', () =>
    db
      .select({ role: messages.role, content: messages.content })
      .from(messages)
      .where(
        and(
          isInSession,
          eq(messages.origin, 'server'),
          lt(messages.seq, sql.placeholder('before')),
          ne(messages.status, 'failed'),
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(sql.placeholder('limit')),
  );
  const insert = prepared('chat_insert', () =>
    db
      .insert(messages)
      .values({
        userId: sql.placeholder('userId'),
        sessionId: sql.placeholder('sessionId'),
        id: sql.placeholder('id'),
        role: sql.placeholder('role'),
        content: sql.placeholder('content'),
        origin: sql.placeholder('origin'),
        bodyHash: sql.placeholder('bodyHash'),
        clientMessageId: sql.placeholder('clientMessageId'),
        tier: sql.placeholder('tier'),
        createdAt: sql.placeholder('now'),
        updatedAt: sql.placeholder('now'),
      })
      .onConflictDoNothing()
      .returning({ seq: messages.seq }),
  );
  const insertReply = prepared('chat_insert_reply', () =>
    db
      .insert(messages)
      .values({
        userId: sql.placeholder('userId'),
        sessionId: sql.placeholder('sessionId'),
        id: sql.placeholder('id'),
        role: 'assistant',
        content: sql.placeholder('content'),
        origin: 'server',
        status: 'growing',
        replyToSeq: sql.placeholder('replyToSeq'),
        leaseUntil: lease,
        createdAt: sql.placeholder('now'),
        updatedAt: sql.placeholder('now'),
      })
      .returning({ seq: messages.seq }),
  );
  const ended = prepared('chat_end', () =>
    db
      .update(messages)
      .set({
        content: given('content', messages.content),
        status: given('status', messages.status),
        bodyHash: given('bodyHash', messages.bodyHash),
        answeredBy: given('answeredBy', messages.answeredBy),
        // Encoded by hand: as a value of the column, no replies at all would become the JSON word null.
        quickReplies: sql`${sql.placeholder('quickReplies')}`,
        leaseUntil: null,
        updatedAt: wasWrittenNow,
      })
      .where(isThatReply)
      .returning({ seq: messages.seq }),
  );
  const abandon = prepared('chat_abandon', () =>
    db
      .update(messages)
      .set({ status: 'incomplete', leaseUntil: null, updatedAt: wasWrittenNow })
      .where(and(isMine, isAbandoned, sql`${messages.id} <> all(${sql.placeholder('writing')}::text[])`))
      .returning({ seq: messages.seq }),
  );
  const cut = prepared('chat_cut', () =>
    db
      .update(messages)
      .set({ status: 'stopped', leaseUntil: null, updatedAt: wasWrittenNow })
      .where(and(isInSession, isGrowing)),
  );
  const adopt = prepared('chat_adopt', () => {
    const isSameId = sql`coalesce(${messages.clientMessageId} = ${sql.placeholder('clientMessageId')}, false)`;
    const latest = db
      .select({ seq: messages.seq })
      .from(messages)
      .where(
        and(
          isInSession,
          isFromPerson,
          eq(messages.bodyHash, sql.placeholder('bodyHash')),
          eq(messages.origin, 'client'),
          or(gt(messages.createdAt, sql.placeholder('since')), isSameId),
        ),
      )
      .orderBy(desc(isSameId), desc(messages.seq))
      .limit(1);
    return db
      .update(messages)
      .set({
        origin: 'server',
        echoedAt: given('now', messages.echoedAt),
        tier: given('tier', messages.tier),
        clientMessageId: given('clientMessageId', messages.clientMessageId),
        updatedAt: wasWrittenNow,
      })
      .where(and(isMine, eq(messages.seq, latest)))
      .returning();
  });

  return {
    async findByClientId(userId: string, sessionId: string, clientMessageId: string): Promise<MessageRow | undefined> {
      return (await byClientId({ userId, sessionId, clientMessageId }))[0];
    },

    /** What a reply may be built on: never words that only a client claims were said. */
    async listTurns(userId: string, sessionId: string, before: number | undefined, limit: number) {
      const bounds = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await turns({ userId, sessionId, ...bounds })).toReversed();
    },

    /** Undefined when a message under this client id is there already: the unique index decides. */
    async addMessage(message: NewMessage): Promise<MessageRow | undefined> {
      const values = writtenMessage(message);
      const [stored] = await insert(values);
      return stored && writtenRow(values, stored.seq);
    },

    /** @throws what `isGrowingAlready` knows while another reply grows in this session: the unique index decides. */
    async openReply(reply: NewReply): Promise<MessageRow> {
      const [stored] = await insertReply({ ...reply });
      if (!stored) throw new Error('A reply was not stored.');
      return writtenRow(writtenReply(reply), stored.seq);
    },

    /** Writes what replies have grown to and keeps their leases; a row that is gone or no longer grows is left out. */
    async growReplies(growths: readonly Growth[], now: Date) {
      const seqs = growths.map(({ seq }) => seq);
      const { rows } = await db.execute<{ seq: string; stop_requested: boolean }>(sql`
        update ${messages} set content = grown.content, lease_until = ${lease}, updated_at = ${now.toISOString()}
        from unnest(
          ${sql.param(growths.map(({ userId }) => userId))}::text[],
          ${sql.param(seqs)}::bigint[],
          ${sql.param(growths.map(({ content }) => content))}::bytea[]
        ) as grown (user_id, seq, content)
        where ${messages.userId} = grown.user_id and ${messages.seq} = grown.seq
          -- Not the bare column: by its index, each given row would be compared with all that grow.
          and ${messages.status} || '' = 'growing'
        returning ${messages.seq}, ${messages.stopRequested}`);
      return rows.map((row) => ({ seq: Number(row.seq), stopRequested: row.stop_requested }));
    },

    /** Undefined when it no longer grows. */
    async endReply(reply: MessageRow, { now, ...end }: ReplyEnd): Promise<MessageRow | undefined> {
      const { userId, sessionId, seq, id } = reply;
      const quickReplies = end.quickReplies && JSON.stringify(end.quickReplies);
      const [stored] = await ended({ userId, sessionId, seq, id, ...end, quickReplies, now });
      return stored && { ...reply, ...end, updatedAt: now };
    },

    /** Replies of a person whose writer died: what they had said stays, marked. `writing` are those this process writes. */
    async abandonStaleRepliesOf(userId: string, now: Date, writing: readonly string[]): Promise<number> {
      return (await abandon({ userId, now, writing: [...writing] })).length;
    },

    /** Ends whatever grows in this session, whoever writes it: something more pressing has to be said. */
    async cutGrowing(userId: string, sessionId: string, now: Date): Promise<void> {
      await cut({ userId, sessionId, now });
    },

    /**
     * The same words, if a client posted them to the history under the same id, or moments before it sent them: they
     * become the server's.
     */
    async adoptEcho(message: NewMessage, since: Date): Promise<MessageRow | undefined> {
      return (await adopt({ ...writtenMessage(message), since }))[0];
    },
  };
}

/** What was stored, as it reads: to ask for all of it again costs more than the writing. */
export function writtenRow({ now, ...values }: Written, seq: number): MessageRow {
  return { ...unset, ...values, seq, createdAt: now, updatedAt: now };
}

type Written = Partial<MessageRow> &
  Pick<MessageRow, 'userId' | 'id' | 'sessionId' | 'role' | 'content' | 'origin'> & { now: Date };

const unset = {
  status: 'complete',
  clientMessageId: null,
  bodyHash: null,
  replyToSeq: null,
  tier: null,
  quickReplies: null,
  answeredBy: null,
  echoedAt: null,
} as const;

/** A message as its row has it. */
export function writtenMessage({ clientMessageId, tier, ...message }: NewMessage) {
  return { ...message, clientMessageId: clientMessageId ?? null, tier: tier ?? null };
}

/** A reply as its row has it, before its first word. */
export function writtenReply(reply: NewReply) {
  return { ...reply, role: 'assistant', origin: 'server', status: 'growing' } as const;
}

/** Whether an insert failed because another reply grows in its session. */
export function isGrowingAlready(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } };
  return cause?.code === '23505' && cause.constraint === 'conversation_messages_growing_unique';
}
