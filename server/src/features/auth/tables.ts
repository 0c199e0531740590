import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, hasLength, isDigest, isOneOf, moment } from '#db/columns.ts';
import { userAccounts } from '../account/tables.ts';

export const authProviders = ['email', 'google'] as const;

/** A person who registered: how they sign in. */
export const users = pgTable(
  'users',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    /** Plain, for it is looked up; unique whatever its case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: bytea('first_name'),
    lastName: bytea('last_name'),
    googleId: text('google_id').unique(),
    profileImageUrl: text('profile_image_url'),
    isActive: boolean('is_active').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    authProvider: text('auth_provider', { enum: authProviders }).notNull().default('email'),
    trialMessagesUsed: integer('trial_messages_used').notNull().default(0),
    trialCompleted: boolean('trial_completed').notNull().default(false),
    lastLogin: moment('last_login'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    check(
      'users_email_check',
      sql`char_length(${table.email}) between 3 and 254 and ${table.email} = btrim(${table.email})`,
    ),
    check('users_auth_provider_check', isOneOf(table.authProvider, authProviders)),
    check('users_trial_messages_used_check', sql`${table.trialMessagesUsed} >= 0`),
    check(
      'users_way_in_check',
      sql`case ${table.authProvider} when 'email' then ${table.passwordHash} is not null else ${table.googleId} is not null end`,
    ),
  ],
);

/** A signed-in device. The token's hash goes at logout, the row stays to be shown. */
export const userSessions = pgTable(
  'user_sessions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    /** Public: names the session in lists, opens nothing. */
    sessionId: text('session_id').notNull(),
    email: text('email').notNull(),
    tokenHash: bytea('token_hash'),
    loginTime: moment('login_time').notNull(),
    logoutTime: moment('logout_time'),
    lastActivity: moment('last_activity').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    unique('user_sessions_token_hash_unique').on(table.tokenHash),
    check('user_sessions_session_id_check', hasLength(table.sessionId, 1, 100)),
    check('user_sessions_token_hash_check', isDigest(table.tokenHash)),
    // An ended session can never be used again: no token, and a time at which it ended.
    check(
      'user_sessions_is_active_check',
      sql`${table.isActive} = (${table.tokenHash} is not null) and ${table.isActive} = (${table.logoutTime} is null)`,
    ),
  ],
);

/** Each try to sign in. An address nobody registered is stored as a keyed hash: people type passwords there. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').references(() => userAccounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    success: boolean('success').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    failureReason: text('failure_reason'),
    timestamp: moment('timestamp').notNull(),
  },
  (table) => [
    index('login_attempts_user_id_index').on(table.userId, table.id),
    index('login_attempts_email_index').on(table.email, table.timestamp),
    check('login_attempts_failure_reason_check', sql`not (${table.success} and ${table.failureReason} is not null)`),
  ],
);

/** What a visitor's cookie opens, by the hash of its secret. */
export const visitorTokens = pgTable(
  'visitor_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    index('visitor_tokens_user_id_index').on(table.userId),
    check('visitor_tokens_token_hash_check', isDigest(table.tokenHash)),
  ],
);
