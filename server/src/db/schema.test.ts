import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as account from '#features/account/tables.ts';
import * as affiliates from '#features/affiliates/tables.ts';
import * as auth from '#features/auth/tables.ts';
import * as billing from '#features/billing/tables.ts';
import * as chat from '#features/chat/tables.ts';
import * as companion from '#features/companion/tables.ts';
import * as memory from '#features/memory/tables.ts';
import * as mood from '#features/mood/tables.ts';
import * as support from '#features/support/tables.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import * as shared from './tables.ts';

const META = new URL('./migrations/meta/', import.meta.url);

/** Tables whose primary key is looked up by something else than the person, and why. */
const LOOK_UP_TABLES = new Map([
  ['visitor_tokens', 'found by the hash of a cookie'],
  ['mail_links', 'found by the hash of a link'],
  ['sign_in_challenges', 'found by the hash of a challenge'],
  ['login_attempts', 'may be of an address nobody registered'],
  ['contact_messages', 'may come from nobody known'],
  ['newsletter_subscriptions', 'may come from nobody known'],
  ['affiliates', 'stays in the books when the person is gone'],
]);
const LOOK_UP_INDEXES = new Set([
  'users_id_unique',
  'users_email_unique',
  'users_google_id_unique',
  'user_sessions_token_hash_unique',
  'login_attempts_email_index',
  'newsletter_subscriptions_email_unique',
  'subscriptions_email_index',
  'affiliates_affiliate_code_unique',
]);

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openDatabase({ url: database.url });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

test('the tables in code are the tables the migrations make', async () => {
  const names = (await readdir(META)).filter((name) => name.endsWith('_snapshot.json')).sort();
  const snapshot = JSON.parse(await readFile(new URL(names.at(-1) ?? '', META), 'utf8'));
  const tables = {
    ...shared,
    ...account,
    ...auth,
    ...chat,
    ...companion,
    ...billing,
    ...memory,
    ...mood,
    ...affiliates,
    ...support,
  };

  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([]);
});

test.each([
  'users',
  'user_sessions',
  'login_attempts',
  'contact_messages',
  'newsletter_subscriptions',
  'subscriptions',
  'chat_messages',
  'user_credits',
  'chat_sessions',
  'user_accounts',
  'conversation_messages',
  'companion_settings',
  'mood_colors',
  'promo_codes',
  'promo_code_usages',
  'affiliates',
  'referrals',
  'affiliate_payouts',
])('the table %s exists', async (name) => {
  expect(await list(`select to_regclass('public.${name}')::text`)).toEqual([name]);
});

test('every row of a person goes when the person goes; money rows stay and name nobody', async () => {
  const rules = await opened.pool.query(`
    select c.conrelid::regclass::text || '.' || a.attname as column, c.confdeltype as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.confrelid = 'user_accounts'::regclass`);
  const ruleOf = new Map(rules.rows.map(({ column, rule }) => [column, rule]));

  for (const column of await listPersonColumns()) {
    const staysNameless = column.startsWith('affiliates.') || column.startsWith('referrals.');
    expect([column, ruleOf.get(column)]).toEqual([column, staysNameless ? 'n' : 'c']);
  }
});

test('the person leads every primary key and every index, look-up tables aside', async () => {
  const indexes = await opened.pool.query(`
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as index, i.indisprimary as is_primary,
      (select attname from pg_attribute where attrelid = i.indrelid and attnum = i.indkey[0]) as first
    from pg_index i where i.indrelid in (
      select attrelid from pg_attribute where attname = 'user_id' and attrelid in (select oid from pg_class where relkind = 'r'))`);
  const others = indexes.rows.filter(({ first }) => first !== 'user_id');

  for (const { table, index, is_primary } of others) {
    const isAllowed = is_primary ? LOOK_UP_TABLES.has(table) : LOOK_UP_INDEXES.has(index);
    expect([index, isAllowed]).toEqual([index, true]);
  }
});

test('times have a zone, amounts are whole, and nothing is a float', async () => {
  expect(
    await list(`select distinct data_type from information_schema.columns where table_schema = 'public' and
      data_type in ('timestamp without time zone', 'date', 'real', 'double precision', 'money', 'json')`),
  ).toEqual([]);
});

const PERSON = `insert into user_accounts (id, created_at, updated_at, last_seen_at) values ('person-0000000000', now(), now(), now());`;
const MESSAGE = `insert into conversation_messages (user_id, id, session_id, origin, created_at, updated_at, role, content, status, lease_until, client_message_id) values ('person-0000000000',`;
const REPLY = `'s', 'server', now(), now(), 'assistant', 'x'`;
const WORDS = `'s', 'client', now(), now(), 'user', 'x'`;

test.each([
  [
    'a negative count of free messages',
    `update user_accounts set message_count = -1`,
    'user_accounts_message_count_check',
  ],
  [
    'an unknown plan',
    `update user_accounts set subscription_status = 'gold'`,
    'user_accounts_subscription_status_check',
  ],
  ['a child under 13', `update user_accounts set age_band = 'under-13'`, 'user_accounts_age_band_check'],
  [
    'keeping without consent',
    `update user_accounts set storage_preference = 'user-controlled'`,
    'user_accounts_keep_check',
  ],
  [
    'keeping for good in session-only',
    `update user_accounts set keep_until_deleted = true`,
    'user_accounts_keep_check',
  ],
  [
    'a message by the system',
    `${MESSAGE} 'a', 's', 'client', now(), now(), 'system', 'x', 'complete', null, null)`,
    'conversation_messages_role_check',
  ],
  [
    'half of what a person wrote',
    `${MESSAGE} 'a', ${WORDS}, 'incomplete', null, null)`,
    'conversation_messages_user_check',
  ],
  [
    'a growing reply without a lease',
    `${MESSAGE} 'a', ${REPLY}, 'growing', null, null)`,
    'conversation_messages_lease_check',
  ],
  [
    'a lease on a finished reply',
    `${MESSAGE} 'a', ${REPLY}, 'complete', now(), null)`,
    'conversation_messages_lease_check',
  ],
  [
    'two replies growing in one session',
    `${MESSAGE} 'a', ${REPLY}, 'growing', now(), null); ${MESSAGE} 'b', ${REPLY}, 'growing', now(), null)`,
    'conversation_messages_growing_unique',
  ],
  [
    'one message stored twice',
    `${MESSAGE} 'a', ${WORDS}, 'complete', null, 'm'); ${MESSAGE} 'b', ${WORDS}, 'complete', null, 'm')`,
    'conversation_messages_client_message_id_unique',
  ],
  [
    'two people with one address',
    `${PERSON.replace('person', 'second')} insert into users (user_id, email, password_hash, created_at, updated_at) values ('person-0000000000', 'Ada@example.org', 'x', now(), now()), ('second-0000000000', 'ada@example.org', 'x', now(), now())`,
    'users_email_unique',
  ],
  [
    'a session that ended and can still be used',
    `insert into user_sessions (user_id, session_id, email, token_hash, login_time, logout_time, last_activity, expires_at) values ('person-0000000000', 's', 'a@b.c', sha256('x'), now(), now(), now(), now())`,
    'user_sessions_is_active_check',
  ],
  [
    'a color that could carry code',
    `insert into mood_colors (user_id, mood_name, primary_color, secondary_color, accent_color, mood_description, color_explanation, created_at) values ('person-0000000000', 'x', 'red;}', '#000000', '#000000', 'x', 'x', now())`,
    'mood_colors_primary_color_check',
  ],
  [
    'a code used more often than allowed',
    `insert into promo_codes (code, type, days, usage_count, max_usage, created_at) values ('BETA30', 'trial', 30, 11, 10, now())`,
    'promo_codes_usage_check',
  ],
  [
    'two open subscriptions',
    `insert into subscriptions (user_id, email, plan, price_cents, created_at, updated_at) values ('person-0000000000', 'a@b.c', 'regular', 1000, now(), now()), ('person-0000000000', 'a@b.c', 'starter', 250, now(), now())`,
    'subscriptions_open_unique',
  ],
  [
    'two payouts asked for at once',
    `insert into affiliates (affiliate_code, created_at, updated_at) values ('ADA1', now(), now()); insert into affiliate_payouts (affiliate_id, amount_cents, requested_at) select id, 5000, now() from affiliates, generate_series(1, 2)`,
    'affiliate_payouts_pending_unique',
  ],
  [
    'more pending than earned',
    `insert into affiliates (affiliate_code, pending_earnings_cents, created_at, updated_at) values ('ADA1', 1, now(), now())`,
    'affiliates_earnings_check',
  ],
])('the database refuses %s', async (_, statement, constraint) => {
  const client = await opened.pool.connect();
  try {
    await client.query(`begin; ${PERSON}`);
    await expect(client.query(statement)).rejects.toMatchObject({ constraint });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

async function list(text: string): Promise<unknown[]> {
  const found = await opened.pool.query({ text, rowMode: 'array' });
  return found.rows.flat();
}

/** Every column that names a person, as `table.column`. */
async function listPersonColumns(): Promise<string[]> {
  const found = await list(`select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or column_name like '%\\_user\\_id')`);
  return found as string[];
}
