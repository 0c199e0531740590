import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * How often a key was used in its window; shared by all processes. Keys are keyed hashes of callers or addresses, never
 * plain. The table is unlogged: a count costs no write to the log, and a crash of PostgreSQL empties it.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    /** By the clock of the database, the one clock that all processes share. */
    endsAt: moment('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [check('rate_limits_count_check', sql`${table.count} > 0`)],
);
