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
export const roles = ['user', 'admin'] as const;

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
    /** Only the operator's command line grants it. */
    role: text('role', { enum: roles }).notNull().default('user'),
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
    check('users_role_check', isOneOf(table.role, roles)),
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
    /** Signed in with two proofs: what an admin needs. */
    withSecondFactor: boolean('with_second_factor').notNull().default(false),
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

export const linkPurposes = ['reset', 'verify', 'agree-old', 'agree-new'] as const;

/** A link in a mail, by the hash of its secret. It works once: using it removes the row. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_user_id_index').on(table.userId, table.purpose),
    check('mail_links_token_hash_check', isDigest(table.tokenHash)),
    check('mail_links_purpose_check', isOneOf(table.purpose, linkPurposes)),
  ],
);

/** Another address that somebody asked to sign in with; it counts once both sides agreed. */
export const addressChanges = pgTable('address_changes', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userAccounts.id, { onDelete: 'cascade' }),
  newEmail: bytea('new_email').notNull(),
  oldAgreed: boolean('old_agreed').notNull().default(false),
  newAgreed: boolean('new_agreed').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** An app that makes codes (RFC 6238). It counts from the first code that proved it. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userAccounts.id, { onDelete: 'cascade' }),
  secret: bytea('secret').notNull(),
  enabledAt: moment('enabled_at'),
  /** The time step of the last code: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

/** What opens the account when the app is lost; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.codeHash] }),
    check('recovery_codes_code_hash_check', isDigest(table.codeHash)),
  ],
);

/** Somebody gave the first proof and owes the second. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user_id_index').on(table.userId),
    check('sign_in_challenges_token_hash_check', isDigest(table.tokenHash)),
    check('sign_in_challenges_tries_left_check', sql`${table.triesLeft} >= 0`),
  ],
);
