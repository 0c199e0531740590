import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bytea, hasLength, isDigest, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';

/** What Haven keeps about a person across conversations, sealed, and the message it was drawn from. */
export const memories = pgTable(
  'memories',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Tells the same fact again without telling what it says. */
    keyHash: bytea('key_hash').notNull(),
    content: bytea('content').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    edited: boolean('edited').notNull().default(false),
    /** A day of the calendar, YYYY-MM-DD, wherever its person is. */
    dueOn: text('due_on'),
    /** A number only: the message may go before the memory does. */
    sourceSeq: bigint('source_seq', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('memories_key_unique').on(table.userId, table.keyHash),
    check('memories_id_check', hasLength(table.id, 1, 64)),
    check('memories_key_hash_check', isDigest(table.keyHash)),
    check('memories_due_on_check', sql`${table.dueOn} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check('memories_content_check', sql`octet_length(${table.content}) <= 4096`),
  ],
);

/** What a person asked to forget, as keyed hashes: it never comes back. */
export const forgottenFacts = pgTable(
  'forgotten_facts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    keyHash: bytea('key_hash').notNull(),
    /** Keyed hashes of the words that give it away, one behind the other, and how many of them have to be there. */
    marks: bytea('marks').notNull().default(sql`'\\x'::bytea`),
    marksNeeded: smallint('marks_needed').notNull().default(1),
    /** Under which id it was hashed, where that is another: of the visitor this person was. */
    hashedFor: text('hashed_for'),
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    check('forgotten_facts_key_hash_check', isDigest(table.keyHash)),
    check('forgotten_facts_marks_check', sql`octet_length(${table.marks}) % 32 = 0`),
    check('forgotten_facts_marks_needed_check', sql`${table.marksNeeded} > 0`),
  ],
);

/** What a person told, in short: a few sentences, sealed, each with the message it was drawn from. */
export const conversationSummaries = pgTable(
  'conversation_summaries',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    points: bytea('points').notNull(),
    /** The number of the last message that was looked at. */
    coversTo: bigint('covers_to', { mode: 'number' }).notNull(),
    /** One more with each change, so that late work does not undo what came after it began. */
    version: integer('version').notNull(),
    /** When the oldest of its messages was said; empty without any. */
    oldestAt: moment('oldest_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('conversation_summaries_points_check', sql`octet_length(${table.points}) <= 16384`)],
);
