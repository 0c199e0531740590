import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';

export const flaggedTiers = ['elevated', 'imminent'] as const;

/** The crisis flag: when and how high, never what was said. It ends after the check-in of the next visit. */
export const careFlags = pgTable(
  'care_flags',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    tier: text('tier', { enum: flaggedTiers }).notNull(),
    raisedAt: moment('raised_at').notNull(),
    lastRaisedAt: moment('last_raised_at').notNull(),
  },
  (table) => [
    check('care_flags_tier_check', isOneOf(table.tier, flaggedTiers)),
    check('care_flags_last_raised_at_check', sql`${table.lastRaisedAt} >= ${table.raisedAt}`),
  ],
);

/** Counts by year, of nobody in particular. */
export const careCounters = pgTable(
  'care_counters',
  {
    year: integer('year').notNull(),
    kind: text('kind').notNull(),
    count: bigint('count', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.kind] }),
    check('care_counters_year_check', sql`${table.year} between 2000 and 9999`),
    check('care_counters_kind_check', sql`${table.kind} ~ '^[a-z][a-z-]{0,49}$'`),
    check('care_counters_count_check', sql`${table.count} >= 0`),
  ],
);
