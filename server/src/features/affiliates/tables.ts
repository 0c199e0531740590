import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, isOneOf, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';
import { plans } from '../billing/tables.ts';

export const referralStatuses = ['pending', 'confirmed', 'reversed'] as const;
export const payoutStatuses = ['pending', 'approved', 'rejected'] as const;

// Money that moved stays in the books: these rows outlive the person, who is then no longer named in them.

export const affiliates = pgTable(
  'affiliates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .unique()
      .references(() => userAccounts.id, { onDelete: 'set null' }),
    affiliateCode: text('affiliate_code').notNull().unique(),
    commissionRate: numeric('commission_rate', { precision: 5, scale: 2 }).notNull().default('30.00'),
    totalEarningsCents: bigint('total_earnings_cents', { mode: 'number' }).notNull().default(0),
    pendingEarningsCents: bigint('pending_earnings_cents', { mode: 'number' }).notNull().default(0),
    totalReferrals: integer('total_referrals').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    paypalEmail: bytea('paypal_email'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('affiliates_affiliate_code_check', sql`${table.affiliateCode} ~ '^[A-Z0-9]{4,16}$'`),
    check('affiliates_commission_rate_check', sql`${table.commissionRate} between 0 and 100`),
    check(
      'affiliates_earnings_check',
      sql`${table.pendingEarningsCents} >= 0 and ${table.pendingEarningsCents} <= ${table.totalEarningsCents}`,
    ),
    check('affiliates_total_referrals_check', sql`${table.totalReferrals} >= 0`),
  ],
);

export const referrals = pgTable(
  'referrals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    affiliateId: bigint('affiliate_id', { mode: 'number' })
      .notNull()
      .references(() => affiliates.id),
    /** One referral for a person, whoever sent them. */
    referredUserId: text('referred_user_id')
      .unique()
      .references(() => userAccounts.id, { onDelete: 'set null' }),
    affiliateCode: text('affiliate_code').notNull(),
    /** A number only: the subscription goes with its person, the referral stays. */
    subscriptionId: bigint('subscription_id', { mode: 'number' }),
    planType: text('plan_type', { enum: plans }).notNull(),
    commissionAmountCents: integer('commission_amount_cents').notNull(),
    status: text('status', { enum: referralStatuses }).notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('referrals_affiliate_index').on(table.affiliateId, table.id),
    check('referrals_affiliate_code_check', sql`${table.affiliateCode} ~ '^[A-Z0-9]{4,16}$'`),
    check('referrals_plan_type_check', isOneOf(table.planType, plans)),
    check('referrals_commission_amount_cents_check', sql`${table.commissionAmountCents} >= 0`),
    check('referrals_status_check', isOneOf(table.status, referralStatuses)),
    check(
      'referrals_confirmed_at_check',
      sql`case ${table.status} when 'pending' then ${table.confirmedAt} is null when 'confirmed' then ${table.confirmedAt} is not null else true end`,
    ),
  ],
);

export const affiliatePayouts = pgTable(
  'affiliate_payouts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    affiliateId: bigint('affiliate_id', { mode: 'number' })
      .notNull()
      .references(() => affiliates.id),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    paypalEmail: bytea('paypal_email'),
    status: text('status', { enum: payoutStatuses }).notNull().default('pending'),
    transactionId: text('transaction_id').unique(),
    requestedAt: moment('requested_at').notNull(),
    processedAt: moment('processed_at'),
  },
  (table) => [
    // A double click asks once.
    uniqueIndex('affiliate_payouts_pending_unique').on(table.affiliateId).where(sql`${table.status} = 'pending'`),
    index('affiliate_payouts_affiliate_index').on(table.affiliateId, table.id),
    check('affiliate_payouts_amount_cents_check', sql`${table.amountCents} > 0`),
    check('affiliate_payouts_status_check', isOneOf(table.status, payoutStatuses)),
    check('affiliate_payouts_processed_at_check', sql`(${table.status} = 'pending') = (${table.processedAt} is null)`),
  ],
);
