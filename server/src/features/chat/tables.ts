import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, hasLength, isDigest, isOneOf, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';

export const messageRoles = ['user', 'assistant'] as const;
export const messageStatuses = ['complete', 'growing', 'incomplete', 'stopped', 'failed'] as const;
export const messageOrigins = ['server', 'client'] as const;
const replySubstitutes = ['builtin'] as const;
export const riskTiers = ['none', 'quiet', 'elevated', 'imminent'] as const;
export const careNoticeKinds = ['disclosure', 'break', 'check-in', 'crisis-card', 'crisis-reminder'] as const;
export const chatSessionStatuses = ['active', 'paused', 'ended'] as const;

/** What was said, in the order of `seq`. A session belongs to its person: equal session ids of two people never meet. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    /** The order of messages; two can share a time. */
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** Public and random. */
    id: text('id').notNull(),
    sessionId: text('session_id').notNull(),
    role: text('role', { enum: messageRoles }).notNull(),
    content: bytea('content').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('complete'),
    /** Words a client posted itself are never shown to a model as its own. */
    origin: text('origin', { enum: messageOrigins }).notNull(),
    clientMessageId: text('client_message_id'),
    /** Tells a repeated message from another one under the same id. */
    bodyHash: bytea('body_hash'),
    /** The message this one answers. */
    replyToSeq: bigint('reply_to_seq', { mode: 'number' }),
    tier: text('tier', { enum: riskTiers }),
    quickReplies: jsonb('quick_replies').$type<readonly string[]>(),
    /** Who answered in place of the language model that could not. */
    answeredBy: text('answered_by', { enum: replySubstitutes }),
    /** Until when the process that writes a growing reply is believed to live; it keeps pushing this on. */
    leaseUntil: moment('lease_until'),
    /** When a client posted these words as well; a second copy of them is then a message of its own. */
    echoedAt: moment('echoed_at'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    unique('conversation_messages_id_unique').on(table.userId, table.id),
    uniqueIndex('conversation_messages_client_message_id_unique')
      .on(table.userId, table.sessionId, table.clientMessageId)
      .where(sql`${table.clientMessageId} is not null and ${table.role} = 'user'`),
    uniqueIndex('conversation_messages_growing_unique')
      .on(table.userId, table.sessionId)
      .where(sql`${table.status} = 'growing'`),
    uniqueIndex('conversation_messages_reply_unique')
      .on(table.userId, table.replyToSeq)
      .where(sql`${table.replyToSeq} is not null`),
    index('conversation_messages_session_index').on(table.userId, table.sessionId, table.seq),
    // Finds the same words again; without it each message would read all there are of its person.
    index('conversation_messages_words_index')
      .on(table.userId, table.sessionId, table.bodyHash)
      .where(sql`${table.bodyHash} is not null`),
    check('conversation_messages_session_id_check', hasLength(table.sessionId, 1, 100)),
    check('conversation_messages_client_message_id_check', hasLength(table.clientMessageId, 1, 100)),
    check('conversation_messages_content_check', sql`octet_length(${table.content}) <= 65536`),
    check('conversation_messages_role_check', isOneOf(table.role, messageRoles)),
    check('conversation_messages_origin_check', isOneOf(table.origin, messageOrigins)),
    check('conversation_messages_tier_check', isOneOf(table.tier, riskTiers)),
    check('conversation_messages_answered_by_check', isOneOf(table.answeredBy, replySubstitutes)),
    check('conversation_messages_status_check', isOneOf(table.status, messageStatuses)),
    check('conversation_messages_body_hash_check', isDigest(table.bodyHash)),
    // A person's words are stored whole and answer nothing.
    check(
      'conversation_messages_user_check',
      sql`${table.role} = 'assistant' or (${table.status} = 'complete' and ${table.replyToSeq} is null)`,
    ),
    // A reply grows only while somebody holds its lease.
    check('conversation_messages_lease_check', sql`(${table.status} = 'growing') = (${table.leaseUntil} is not null)`),
  ],
);

/** One stretch of use in a session: when to disclose again, when to suggest a break. */
export const visits = pgTable(
  'visits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    startedAt: moment('started_at').notNull(),
    lastActiveAt: moment('last_active_at').notNull(),
    activeSeconds: integer('active_seconds').notNull().default(0),
    disclosedAt: moment('disclosed_at'),
    breakNudgedAt: moment('break_nudged_at'),
    checkInAt: moment('check_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId, table.startedAt] }),
    // The latest of a person is asked for with each message.
    index('visits_started_at_index').on(table.userId, table.startedAt),
    check('visits_session_id_check', hasLength(table.sessionId, 1, 100)),
    check('visits_active_seconds_check', sql`${table.activeSeconds} >= 0`),
    check('visits_last_active_at_check', sql`${table.lastActiveAt} >= ${table.startedAt}`),
  ],
);

/** What the care layer showed in a conversation, and after which message. */
export const careNotices = pgTable(
  'care_notices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    sessionId: text('session_id').notNull(),
    kind: text('kind', { enum: careNoticeKinds }).notNull(),
    /** The message before it; 0 when it opens the conversation. */
    afterSeq: bigint('after_seq', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    index('care_notices_session_index').on(table.userId, table.sessionId, table.seq),
    check('care_notices_session_id_check', hasLength(table.sessionId, 1, 100)),
    check('care_notices_kind_check', isOneOf(table.kind, careNoticeKinds)),
    check('care_notices_after_seq_check', sql`${table.afterSeq} >= 0`),
  ],
);

/** A metered session. No call uses it. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    durationSeconds: integer('duration_seconds').notNull().default(0),
    costCents: integer('cost_cents').notNull().default(0),
    status: text('status', { enum: chatSessionStatuses }).notNull().default('active'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    check('chat_sessions_session_id_check', hasLength(table.sessionId, 1, 100)),
    check('chat_sessions_duration_seconds_check', sql`${table.durationSeconds} >= 0`),
    check('chat_sessions_cost_cents_check', sql`${table.costCents} >= 0`),
    check('chat_sessions_status_check', isOneOf(table.status, chatSessionStatuses)),
    check('chat_sessions_ended_at_check', sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
  ],
);

/** The messages of a metered session. No call uses it. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: text('user_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    sessionId: text('session_id').notNull(),
    role: text('role', { enum: messageRoles }).notNull(),
    content: bytea('content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    foreignKey({
      name: 'chat_messages_user_id_fk',
      columns: [table.userId],
      foreignColumns: [userAccounts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chat_messages_session_fk',
      columns: [table.userId, table.sessionId],
      foreignColumns: [chatSessions.userId, chatSessions.sessionId],
    }).onDelete('cascade'),
    index('chat_messages_session_index').on(table.userId, table.sessionId, table.seq),
    check('chat_messages_role_check', isOneOf(table.role, messageRoles)),
  ],
);

/** What the built-in companion remembers of a session between two messages, sealed. */
export const companionStates = pgTable(
  'companion_states',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    state: bytea('state').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    check('companion_states_session_id_check', hasLength(table.sessionId, 1, 100)),
    check('companion_states_state_check', sql`octet_length(${table.state}) <= 16384`),
  ],
);

/** Sessions that are off the record: nothing is remembered of them, and they go when they end, whatever else is kept. */
export const offRecordSessions = pgTable(
  'off_record_sessions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    check('off_record_sessions_session_id_check', hasLength(table.sessionId, 1, 100)),
  ],
);
