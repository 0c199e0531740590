import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, hasLength, isOneOf, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';

export const plans = ['starter', 'regular', 'family'] as const;
export const subscriptionStates = ['pending', 'active', 'past_due', 'canceled'] as const;

/** A plan somebody chose; at most one of a person is open. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** Plain, for a visitor's subscription is claimed by it at sign-up. */
    email: text('email').notNull(),
    plan: text('plan', { enum: plans }).notNull(),
    priceCents: integer('price_cents').notNull(),
    status: text('status', { enum: subscriptionStates }).notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('subscriptions_open_unique').on(table.userId).where(sql`${table.status} <> 'canceled'`),
    index('subscriptions_email_index').on(sql`lower(${table.email})`),
    check('subscriptions_email_check', hasLength(table.email, 3, 254)),
    check('subscriptions_plan_check', isOneOf(table.plan, plans)),
    check('subscriptions_price_cents_check', sql`${table.priceCents} >= 0`),
    check('subscriptions_status_check', isOneOf(table.status, subscriptionStates)),
  ],
);

/** Credits for metered sessions. No call uses it. */
export const userCredits = pgTable(
  'user_credits',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('user_credits_balance_check', sql`${table.balance} >= 0`)],
);

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    type: text('type').notNull(),
    days: integer('days').notNull(),
    discountPercent: integer('discount_percent').notNull().default(0),
    requiresCard: boolean('requires_card').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    usageCount: integer('usage_count').notNull().default(0),
    /** Without a limit when empty. */
    maxUsage: integer('max_usage'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('promo_codes_code_check', sql`${table.code} ~ '^[A-Z0-9]{3,32}$'`),
    check('promo_codes_type_check', sql`${table.type} ~ '^[a-z][a-z_-]{0,49}$'`),
    check('promo_codes_days_check', sql`${table.days} > 0`),
    check('promo_codes_discount_percent_check', sql`${table.discountPercent} between 0 and 100`),
    check('promo_codes_usage_check', sql`${table.usageCount} >= 0 and ${table.usageCount} <= ${table.maxUsage}`),
  ],
);

/** A code works once for a person: that is the primary key. */
export const promoCodeUsages = pgTable(
  'promo_code_usages',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    promoCodeId: bigint('promo_code_id', { mode: 'number' })
      .notNull()
      .references(() => promoCodes.id),
    userEmail: bytea('user_email'),
    sessionId: text('session_id'),
    usedAt: moment('used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.promoCodeId] }),
    check('promo_code_usages_session_id_check', hasLength(table.sessionId, 1, 100)),
    check('promo_code_usages_expires_at_check', sql`${table.expiresAt} > ${table.usedAt}`),
  ],
);
