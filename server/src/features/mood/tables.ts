import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';

/** A palette made from a mood. Its words are sealed, its colors are not. */
export const moodColors = pgTable(
  'mood_colors',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    moodName: bytea('mood_name').notNull(),
    primaryColor: text('primary_color').notNull(),
    secondaryColor: text('secondary_color').notNull(),
    accentColor: text('accent_color').notNull(),
    /** What the person wrote. */
    moodDescription: bytea('mood_description').notNull(),
    colorExplanation: bytea('color_explanation').notNull(),
    intensity: smallint('intensity').notNull().default(5),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('mood_colors_active_index').on(table.userId, table.isActive, table.id),
    check('mood_colors_primary_color_check', sql`${table.primaryColor} ~ '^#[0-9a-f]{6}$'`),
    check('mood_colors_secondary_color_check', sql`${table.secondaryColor} ~ '^#[0-9a-f]{6}$'`),
    check('mood_colors_accent_color_check', sql`${table.accentColor} ~ '^#[0-9a-f]{6}$'`),
    check('mood_colors_intensity_check', sql`${table.intensity} between 1 and 10`),
  ],
);
