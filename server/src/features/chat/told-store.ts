import { and, asc, desc, eq, gt, inArray, lt, max, min, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import type { PersonKey } from '#lib/personal-text.ts';
import { contentColumn } from './messages.ts';
import { conversationMessages as messages, offRecordSessions } from './tables.ts';

/** What a person said, opened. */
interface Told {
  seq: number;
  messageId: string;
  sessionId: string;
  text: string;
  timestamp: Date;
}

const columns = {
  seq: messages.seq,
  messageId: messages.id,
  sessionId: messages.sessionId,
  content: messages.content,
  timestamp: messages.createdAt,
};

/** A person's own words, for what is drawn from them: nothing off the record, and no message that speaks of danger. */
export function createToldStore(db: Database | Transaction) {
  function mayBeDrawnFrom(userId: string) {
    const hidden = db
      .select({ sessionId: offRecordSessions.sessionId })
      .from(offRecordSessions)
      .where(eq(offRecordSessions.userId, userId));
    return and(
      eq(messages.userId, userId),
      eq(messages.role, 'user'),
      eq(messages.origin, 'server'),
      eq(messages.tier, 'none'),
      notInArray(messages.sessionId, hidden),
    );
  }

  return {
    /** The newest behind `after`, oldest first. While a message is being answered, neither it nor what follows it. */
    async listTold(userId: string, key: PersonKey, { after, limit }: { after: number; limit: number }) {
      const unanswered = db
        .select({ seq: sql`coalesce(${min(messages.replyToSeq)}, ${Number.MAX_SAFE_INTEGER})` })
        .from(messages)
        .where(and(eq(messages.userId, userId), eq(messages.status, 'growing')));
      const rows = await db
        .select(columns)
        .from(messages)
        .where(and(mayBeDrawnFrom(userId), gt(messages.seq, after), lt(messages.seq, sql`(${unanswered})`)))
        .orderBy(desc(messages.seq))
        .limit(limit);
      return rows.toReversed().map((row) => opened(row, key));
    },

    /** Those of these messages that are still there, and may still be drawn from. */
    async listStillTold(userId: string, key: PersonKey, seqs: readonly number[]): Promise<Told[]> {
      if (seqs.length === 0) return [];
      const these = and(mayBeDrawnFrom(userId), inArray(messages.seq, [...seqs]));
      const rows = await db.select(columns).from(messages).where(these).orderBy(asc(messages.seq));
      return rows.map((row) => opened(row, key));
    },

    /** The number of the last message of a person, either side; 0 when there is none. */
    async findLastSeqOf(userId: string): Promise<number> {
      const last = db
        .select({ seq: max(messages.seq) })
        .from(messages)
        .where(eq(messages.userId, userId));
      return (await last)[0]?.seq ?? 0;
    },
  };
}

function opened({ content, ...row }: Omit<Told, 'text'> & { content: Buffer }, key: PersonKey): Told {
  return { ...row, text: key.open(contentColumn, content) };
}
