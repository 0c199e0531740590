import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
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
    forgottenAt: moment('forgotten_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    check('forgotten_facts_key_hash_check', isDigest(table.keyHash)),
  ],
);
