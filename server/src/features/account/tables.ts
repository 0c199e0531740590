import { styleIds } from '@haven/contracts/account';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, hasLength, isDigest, isOneOf, moment } from '#db/columns.ts';

export const subscriptionStatuses = ['free', 'starter', 'regular', 'family'] as const;
export const ageBands = ['minor', 'adult'] as const;
export const storagePreferences = ['session-only', 'user-controlled', 'encrypted-storage'] as const;
export const importanceLevels = ['very-important', 'somewhat-important', 'not-important', 'unsure'] as const;

/** The person, visitor or registered. Every personal row hangs from here and goes when this row goes. */
export const userAccounts = pgTable(
  'user_accounts',
  {
    /** Made by the server, 128 random bits. */
    id: text('id').primaryKey(),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }).notNull().default('free'),
    /** Free messages left. */
    messageCount: integer('message_count').notNull().default(12),
    minutesRemaining: integer('minutes_remaining').notNull().default(0),
    minutesTotal: integer('minutes_total').notNull().default(0),
    planRenewalDate: moment('plan_renewal_date'),
    preferredLanguage: text('preferred_language').notNull().default('en'),
    companionName: text('companion_name').notNull().default('Haven'),
    /** Unknown until asked. Someone under 13 has no row at all. */
    ageBand: text('age_band', { enum: ageBands }),
    storagePreference: text('storage_preference', { enum: storagePreferences }).notNull().default('session-only'),
    /** When the person agreed to keep conversations; empty when they never did or took it back. */
    keepConsentedAt: moment('keep_consented_at'),
    /** When the person first said whether to keep conversations, whatever they said: they are asked once. */
    keepAnsweredAt: moment('keep_answered_at'),
    keepUntilDeleted: boolean('keep_until_deleted').notNull().default(false),
    /** False for whoever objected: nothing is remembered across conversations. */
    mayRemember: boolean('may_remember').notNull().default(true),
    /** When the companion's own notes were last dropped: what was begun before does not write them again. */
    notesDroppedAt: moment('notes_dropped_at'),
    importanceLevel: text('importance_level', { enum: importanceLevels }).notNull().default('unsure'),
    privacyConcerns: text('privacy_concerns').array().notNull().default(sql`'{}'::text[]`),
    additionalFeedback: bytea('additional_feedback'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    check('user_accounts_id_check', sql`${table.id} ~ '^[A-Za-z0-9_-]{16,64}$'`),
    check('user_accounts_subscription_status_check', isOneOf(table.subscriptionStatus, subscriptionStatuses)),
    check('user_accounts_message_count_check', sql`${table.messageCount} >= 0`),
    check(
      'user_accounts_minutes_check',
      sql`${table.minutesRemaining} >= 0 and ${table.minutesRemaining} <= ${table.minutesTotal}`,
    ),
    check(
      'user_accounts_preferred_language_check',
      sql`${table.preferredLanguage} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`,
    ),
    check('user_accounts_companion_name_check', hasLength(table.companionName, 1, 50)),
    check('user_accounts_age_band_check', isOneOf(table.ageBand, ageBands)),
    check('user_accounts_storage_preference_check', isOneOf(table.storagePreference, storagePreferences)),
    check('user_accounts_importance_level_check', isOneOf(table.importanceLevel, importanceLevels)),
    // Nothing is kept beyond the session without consent.
    check(
      'user_accounts_keep_check',
      sql`case when ${table.storagePreference} = 'session-only' then not ${table.keepUntilDeleted} else ${table.keepConsentedAt} is not null end`,
    ),
  ],
);

/** The person's data key, wrapped by the master key. Without this row nothing sealed for the person can be read again. */
export const dataKeys = pgTable('data_keys', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userAccounts.id, { onDelete: 'cascade' }),
  wrappedKey: bytea('wrapped_key').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** How a person would like to be talked to. */
export const companionSettings = pgTable(
  'companion_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    /** The energy chosen at step2. */
    style: text('style', { enum: styleIds }).notNull().default('balanced-mix'),
    personalityTraits: text('personality_traits').array().notNull().default(sql`'{}'::text[]`),
    personalizedIntro: bytea('personalized_intro'),
    selectedQualities: jsonb('selected_qualities').$type<readonly string[]>().notNull().default([]),
    userName: bytea('user_name'),
    /** Where to write to, never the address that signs in. */
    userEmail: bytea('user_email'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('companion_settings_style_check', isOneOf(table.style, styleIds)),
    check('companion_settings_selected_qualities_check', sql`jsonb_typeof(${table.selectedQualities}) = 'array'`),
  ],
);

/** Who was deleted, as a keyed hash of their id: a backup that is restored can be told to forget them again. */
export const deletions = pgTable(
  'deletions',
  {
    receiptId: text('receipt_id').primaryKey(),
    personHash: bytea('person_hash').notNull().unique(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [check('deletions_person_hash_check', isDigest(table.personHash))],
);
