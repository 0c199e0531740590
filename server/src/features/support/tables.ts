import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, isOneOf, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';

export const urgencies = ['low', 'normal', 'high'] as const;

/** A letter to the team; sealed for its writer, or by the system's key when nobody is known. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').references(() => userAccounts.id, { onDelete: 'cascade' }),
    name: bytea('name').notNull(),
    email: bytea('email').notNull(),
    subject: bytea('subject').notNull(),
    message: bytea('message').notNull(),
    urgency: text('urgency', { enum: urgencies }).notNull().default('normal'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_user_id_index').on(table.userId, table.id),
    check('contact_messages_urgency_check', isOneOf(table.urgency, urgencies)),
  ],
);

/** Addresses that asked for news. No call uses it. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').references(() => userAccounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_email_unique').on(sql`lower(${table.email})`),
    index('newsletter_subscriptions_user_id_index').on(table.userId),
    check('newsletter_subscriptions_email_check', sql`char_length(${table.email}) between 3 and 254`),
  ],
);
