import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { given, prepared } from '#db/prepared.ts';
import { conversationMessages as messages, visits } from './tables.ts';
import {
  lease,
  type MessageRow,
  type NewMessage,
  type NewReply,
  writtenMessage,
  writtenReply,
  writtenRow,
} from './turn-store.ts';
import type { VisitRow } from './visit-store.ts';

/** A message of somebody in the midst of a visit, its empty reply, and what the visit becomes by it. */
export interface PlainTurn {
  message: NewMessage;
  reply: Omit<NewReply, 'replyToSeq'>;
  /** The latest visit as it was read before. */
  before: VisitRow;
  after: VisitRow;
  /** Words that a client has posted to the history since then may be the same. */
  echoSince: Date;
}

/** What was written, and the companion's notes on the session. */
export interface PutTurn {
  message: MessageRow;
  reply: MessageRow;
  sealedState: Buffer | undefined;
}

/** The SQL of a message about which there is nothing to decide once it is read. */
export function createPlainTurnStore(db: Database | Transaction) {
  const put = prepared('chat_put_plain_turn', () => {
    const unchanged = db.$with('unchanged', {}).as(sql`
      select from (
        select * from ${visits} where user_id = ${sql.placeholder('userId')} order by started_at desc limit 1
      ) as latest
      where latest.session_id = ${sql.placeholder('sessionId')}
        and latest.started_at = ${given('startedAt', visits.startedAt)}
        and latest.last_active_at = ${given('wasActiveAt', visits.lastActiveAt)}
        and latest.active_seconds = ${sql.placeholder('wasActiveSeconds')}
        and latest.check_in_at is null
        and not exists (select from care_flags where care_flags.user_id = latest.user_id)
        and not exists (
          select from ${messages} as echo
          where echo.user_id = latest.user_id and echo.session_id = latest.session_id and echo.role = 'user'
            and echo.body_hash = ${sql.placeholder('bodyHash')} and echo.origin = 'client'
            and (
              echo.created_at > ${given('echoSince', messages.createdAt)}
              or echo.client_message_id = ${sql.placeholder('clientMessageId')}
            )
        )`);
    const message = db.$with('message', {}).as(sql`
      insert into ${messages} (
        user_id, session_id, id, role, content, origin, body_hash, client_message_id, tier, created_at, updated_at
      )
      select ${sql.placeholder('userId')}, ${sql.placeholder('sessionId')}, ${sql.placeholder('id')}, 'user',
        ${sql.placeholder('content')}, 'server', ${sql.placeholder('bodyHash')},
        ${sql.placeholder('clientMessageId')}, ${sql.placeholder('tier')},
        ${given('now', messages.createdAt)}::timestamptz, ${given('now', messages.createdAt)}::timestamptz
      from unchanged on conflict do nothing returning seq`);
    const reply = db.$with('reply', {}).as(sql`
      insert into ${messages} (
        user_id, session_id, id, role, content, origin, status, reply_to_seq, lease_until, created_at, updated_at
      )
      select ${sql.placeholder('userId')}, ${sql.placeholder('sessionId')}, ${sql.placeholder('replyId')}, 'assistant',
        ${sql.placeholder('replyContent')}, 'server', 'growing', message.seq, ${lease},
        ${given('now', messages.createdAt)}::timestamptz, ${given('now', messages.createdAt)}::timestamptz
      from message returning seq`);
    const visit = db.$with('visit', {}).as(sql`
      update ${visits} set last_active_at = ${given('activeAt', visits.lastActiveAt)},
        active_seconds = ${sql.placeholder('activeSeconds')}
      from message
      where user_id = ${sql.placeholder('userId')} and session_id = ${sql.placeholder('sessionId')}
        and started_at = ${given('startedAt', visits.startedAt)}`);
    const notes = sql<Buffer | null>`(
      select state from companion_states
      where user_id = ${sql.placeholder('userId')} and session_id = ${sql.placeholder('sessionId')}
    )`;
    return db
      .with(unchanged, message, reply, visit)
      .select({
        seq: sql<number>`message.seq`.mapWith(Number),
        replySeq: sql<number>`reply.seq`.mapWith(Number),
        notes,
      })
      .from(sql`message, reply`);
  });

  return {
    /**
     * Stores all of a turn, if the person's flag and visit are as they were read, no words of a client may be the same, and the
     * message is a new one. Else stores nothing, and answers undefined. To be asked under the person's lock.
     *
     * @throws what `isGrowingAlready` knows while another reply grows in this session.
     */
    async putPlainTurn({ message, reply, before, after, echoSince }: PlainTurn): Promise<PutTurn | undefined> {
      const [stored] = await put({
        ...writtenMessage(message),
        replyId: reply.id,
        replyContent: reply.content,
        startedAt: before.startedAt,
        wasActiveAt: before.lastActiveAt,
        wasActiveSeconds: before.activeSeconds,
        activeAt: after.lastActiveAt,
        activeSeconds: after.activeSeconds,
        echoSince,
      });
      if (!stored) return undefined;
      const { seq, replySeq, notes } = stored;
      return {
        message: writtenRow(writtenMessage(message), seq),
        reply: writtenRow(writtenReply({ ...reply, replyToSeq: seq }), replySeq),
        sealedState: notes ?? undefined,
      };
    },
  };
}
