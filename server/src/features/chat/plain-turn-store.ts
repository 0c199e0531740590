import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#db/open-database.ts';
import { given, prepared } from '#db/prepared.ts';
import { careNotices, conversationMessages as messages, visits } from './tables.ts';
import {
  lease,
  type MessageRow,
  type NewMessage,
  type NewReply,
  writtenMessage,
  writtenReply,
  writtenRow,
} from './turn-store.ts';
import type { NoticeRow, VisitRow } from './visit-store.ts';

type DueKind = Extract<NoticeRow['kind'], 'disclosure' | 'break'>;

/** A message, its empty reply, the visit it belongs to, and the notices that are due. */
export interface PlainTurn {
  message: NewMessage;
  reply: Omit<NewReply, 'replyToSeq'>;
  /** The latest visit as it was read before. */
  before: VisitRow | undefined;
  /** What it becomes, or the one that begins. */
  after: VisitRow;
  due: readonly DueKind[];
  /** Words that a client has posted to the history since then may be the same. */
  echoSince: Date;
}

/** What was written, and the companion's notes on the session. */
export interface PutTurn {
  message: MessageRow;
  reply: MessageRow;
  notices: NoticeRow[];
  sealedState: Buffer | undefined;
}

/** The SQL of a message about which there is nothing to decide once it is read. */
export function createPlainTurnStore(db: Database | Transaction) {
  const put = prepared('chat_put_plain_turn', () => {
    const unchanged = db.$with('unchanged', {}).as(sql`
      select from user_accounts as person left join lateral (
        select * from ${visits} where user_id = person.id order by started_at desc limit 1
      ) as latest on true
      where person.id = ${sql.placeholder('userId')} and latest.session_id is not distinct from ${sql.placeholder('wasIn')}
        and latest.started_at is not distinct from ${sql.placeholder('wasBegunAt')}
        and latest.last_active_at is not distinct from ${sql.placeholder('wasActiveAt')}
        and latest.active_seconds is not distinct from ${sql.placeholder('wasActiveSeconds')}
        and latest.check_in_at is null
        and not exists (select from care_flags where care_flags.user_id = person.id)
        and not exists (
          select from ${messages} as echo
          where echo.user_id = person.id and echo.session_id = ${sql.placeholder('sessionId')} and echo.role = 'user'
            and echo.body_hash = ${sql.placeholder('bodyHash')} and echo.origin = 'client'
            and (
              echo.created_at > ${given('echoSince', messages.createdAt)}
              or echo.client_message_id = ${sql.placeholder('clientMessageId')}
            )
        )
      for update of person skip locked`);
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
      insert into ${visits} (
        user_id, session_id, started_at, last_active_at, active_seconds, disclosed_at, break_nudged_at
      )
      select ${sql.placeholder('userId')}, ${sql.placeholder('sessionId')}, ${given('startedAt', visits.startedAt)},
        ${given('lastActiveAt', visits.lastActiveAt)}, ${sql.placeholder('activeSeconds')},
        ${sql.placeholder('disclosedAt')}::timestamptz, ${sql.placeholder('breakNudgedAt')}::timestamptz
      from message
      on conflict (user_id, session_id, started_at) do update set
        last_active_at = excluded.last_active_at, active_seconds = excluded.active_seconds,
        disclosed_at = excluded.disclosed_at, break_nudged_at = excluded.break_nudged_at`);
    const notice = db.$with('notice', {}).as(sql`
      insert into ${careNotices} (user_id, session_id, kind, after_seq, created_at)
      select ${sql.placeholder('userId')}, ${sql.placeholder('sessionId')}, due.kind, message.seq - 1,
        ${given('now', careNotices.createdAt)}
      from message, unnest(${sql.placeholder('due')}::text[]) with ordinality as due (kind, place)
      order by due.place returning kind, seq`);
    const notes = sql<Buffer | null>`(
      select state from companion_states
      where user_id = ${sql.placeholder('userId')} and session_id = ${sql.placeholder('sessionId')}
    )`;
    return db
      .with(unchanged, message, reply, visit, notice)
      .select({
        seq: sql<number>`message.seq`.mapWith(Number),
        replySeq: sql<number>`reply.seq`.mapWith(Number),
        disclosureSeq: seqOfNotice('disclosure'),
        breakSeq: seqOfNotice('break'),
        notes,
      })
      .from(sql`message, reply`);
  });

  return {
    /**
     * Stores all of a turn, if the person is there and has no flag, their visit is as it was read, no words of a client may be the same, and
     * the message is a new one. Else stores nothing, and answers undefined. To be asked under the person's lock; where somebody else
     * has it, nothing is stored.
     *
     * @throws what `isGrowingAlready` knows while another reply grows in this session.
     */
    async putPlainTurn({ message, reply, before, after, due, echoSince }: PlainTurn): Promise<PutTurn | undefined> {
      const { startedAt, lastActiveAt, activeSeconds, disclosedAt, breakNudgedAt } = after;
      const [stored] = await put({
        ...writtenMessage(message),
        replyId: reply.id,
        replyContent: reply.content,
        wasIn: before?.sessionId ?? null,
        wasBegunAt: before?.startedAt ?? null,
        wasActiveAt: before?.lastActiveAt ?? null,
        wasActiveSeconds: before?.activeSeconds ?? null,
        startedAt,
        lastActiveAt,
        activeSeconds,
        disclosedAt,
        breakNudgedAt,
        due,
        echoSince,
      });
      if (!stored) return undefined;
      const { seq, replySeq, disclosureSeq, breakSeq, notes } = stored;
      const { userId, sessionId, now } = message;
      const shared = { userId, sessionId, afterSeq: seq - 1, createdAt: now };
      const seqs = { disclosure: disclosureSeq, break: breakSeq };
      return {
        message: writtenRow(writtenMessage(message), seq),
        reply: writtenRow(writtenReply({ ...reply, replyToSeq: seq }), replySeq),
        notices: due.map((kind) => ({ ...shared, kind, seq: seqs[kind] })),
        sealedState: notes ?? undefined,
      };
    },
  };
}

function seqOfNotice(kind: DueKind) {
  return sql<number>`(select seq from notice where kind = ${sql.raw(`'${kind}'`)})`.mapWith(Number);
}
