import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPersonalText } from '#db/personal-text.ts';
import type { Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A word that stands in every text of the person, sealed or not. */
const marker = 'Quellnymphe';
/** Tables that name a person and are not theirs to read, and why. */
const notExported = new Map([['data_keys', 'the key itself opens nothing outside of the database']]);
/** What may outlive a person, and what it may say of them: nothing. */
const outlives = new Set(['affiliates', 'affiliate_payouts', 'referrals']);

/** Somebody of whom every table holds something. */
async function createFullPerson(email: string): Promise<Member> {
  const visitor = await app.visit();
  const person = await app.signUp({ visitor, email, firstName: marker });
  await person.call('PUT', `/api/companion-settings/${person.id}`, {
    userName: marker,
    userEmail: email,
    personalizedIntro: `I am ${marker}`,
  });
  await person.call('PUT', `/api/privacy-settings/${person.id}`, { additionalFeedback: `says ${marker}` });
  // The notes of somebody who keeps nothing are dropped with each choice.
  app.clock.advance({ minutes: 1 });
  await person.say(`${marker} wants to die tonight`);
  const personalText = createPersonalText({ db: app.db, masterKey: app.masterKey, clock: app.clock });
  const seal = (column: string) => personalText.sealFor(person.id, column, `${marker} of ${column}`);
  const insert = (sql: string, values: unknown[] = []) => app.pool.query(sql, [person.id, ...values]);
  await insert(`insert into visitor_tokens values (sha256(random()::text::bytea), $1, now(), now())`);
  await insert(
    `insert into subscriptions (user_id, email, plan, price_cents, created_at, updated_at) values ($1, $2, 'starter', 250, now(), now())`,
    [email],
  );
  await insert(`insert into address_changes values ($1, $2, false, false, now(), now() + interval '1 day')`, [
    await seal('address_changes.new_email'),
  ]);
  await insert(`insert into second_factors (user_id, secret, created_at) values ($1, $2, now())`, [
    await seal('second_factors.secret'),
  ]);
  await insert(`insert into recovery_codes values ($1, sha256('code'), now())`);
  await insert(
    `insert into sign_in_challenges values (sha256(random()::text::bytea), $1, 5, now(), now() + interval '1 day')`,
  );
  await insert(`insert into user_credits values ($1, 5, now())`);
  await insert(`insert into off_record_sessions values ($1, 'hidden', now())`);
  await insert(`insert into forgotten_facts values ($1, sha256('fact'), now())`);
  await insert(
    `insert into memories (user_id, id, key_hash, content, source_seq, created_at, updated_at) values ($1, 'm1', sha256('key'), $2, 1, now(), now())`,
    [await seal('memories.content')],
  );
  const points = JSON.stringify([{ id: 'p1', text: `you like ${marker}`, at: '2026-03-01T12:00:00.000Z' }]);
  await insert(
    `insert into conversation_summaries (user_id, points, covers_to, version, updated_at) values ($1, $2, 1, 1, now())`,
    [await personalText.sealFor(person.id, 'conversation_summaries.points', points)],
  );
  const promo = await app.pool.query<{ id: string }>(
    `insert into promo_codes (code, type, days, created_at) values ('P' || upper(left(md5(random()::text), 8)), 'beta', 30, now()) returning id`,
  );
  await insert(`insert into promo_code_usages values ($1, $2, $3, 's', now(), now() + interval '1 day')`, [
    promo.rows[0]?.id,
    await seal('promo_code_usages.user_email'),
  ]);
  await insert(
    `insert into mood_colors (user_id, mood_name, primary_color, secondary_color, accent_color, mood_description, color_explanation, created_at) values ($1, $2, '#112233', '#112233', '#112233', $3, $4, now())`,
    [
      await seal('mood_colors.mood_name'),
      await seal('mood_colors.mood_description'),
      await seal('mood_colors.color_explanation'),
    ],
  );
  await insert(
    `insert into contact_messages (user_id, name, email, subject, message, created_at) values ($1, $2, $3, $4, $5, now())`,
    [
      await seal('contact_messages.name'),
      await seal('contact_messages.email'),
      await seal('contact_messages.subject'),
      await seal('contact_messages.message'),
    ],
  );
  await insert(`insert into newsletter_subscriptions (user_id, email, created_at) values ($1, $2, now())`, [email]);
  await insert(`insert into chat_sessions (user_id, session_id, created_at) values ($1, 'metered', now())`);
  await insert(
    `insert into chat_messages (user_id, session_id, role, content, created_at) values ($1, 'metered', 'user', $2, now())`,
    [await seal('chat_messages.content')],
  );
  const affiliate = await insert(
    `insert into affiliates (user_id, affiliate_code, paypal_email, created_at, updated_at) values ($1, upper(left(md5(random()::text), 8)), $2, now(), now()) returning id`,
    [await seal('affiliates.paypal_email')],
  );
  await insert(
    `insert into referrals (referred_user_id, affiliate_id, affiliate_code, plan_type, commission_amount_cents, created_at) values ($1, $2, 'ABCD', 'starter', 75, now())`,
    [affiliate.rows[0].id],
  );
  await app.pool.query(
    `insert into affiliate_payouts (affiliate_id, amount_cents, paypal_email, requested_at) values ($1, 5000, $2, now())`,
    [affiliate.rows[0].id, await seal('affiliate_payouts.paypal_email')],
  );
  return person;
}

/** Every table with a column that names a person, asked of the database itself. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await app.pool.query<{ table: string }>(
    `select distinct conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid = 'user_accounts'::regclass
     union select table_name from information_schema.columns where table_schema = 'public' and column_name like '%user_id'
     union select 'user_accounts' union select 'affiliate_payouts'`,
  );
  return rows.map(({ table }) => table);
}

async function countsOf({ call }: Pick<Member, 'call'>) {
  return (await call('GET', '/api/account/data')).json<{ data: { name: string; label: string; count: number }[] }>()
    .data;
}

describe('the inventory', () => {
  test('every table that names a person is in the export, with something of a person who has something everywhere', async () => {
    const person = await createFullPerson('inventory@example.org');
    const exported = (await person.call('GET', '/api/account/export')).json<{ data: Record<string, object[]> }>().data;
    const empty = Object.entries(exported).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
    const tables = await tablesOfPeople();
    expect(tables.length).toBeGreaterThan(20);
    // The work in the queue names nobody in a column of its own.
    expect(Object.keys(exported)).toContain('waitingWork');
    expect(Object.keys(exported)).toHaveLength(tables.filter((table) => !notExported.has(table)).length + 1);
  });

  test('sealed texts are readable in it, and no secret is in it', async () => {
    const person = await createFullPerson('secrets@example.org');
    const answer = await person.call('GET', '/api/account/export');
    const { data } = answer.json<{ data: Record<string, Record<string, unknown>[]> }>();
    expect(data['messages']?.[0]).toMatchObject({ role: 'user', content: `${marker} wants to die tonight` });
    expect(data['companion']?.[0]).toMatchObject({ userName: marker, userEmail: 'secrets@example.org' });
    expect(data['account']?.[0]).toMatchObject({ additionalFeedback: `says ${marker}` });
    expect(data['summary']?.[0]).toMatchObject({ points: [{ text: `you like ${marker}` }] });
    expect(data['lettersToSupport']?.[0]?.['message']).toBe(`${marker} of contact_messages.message`);
    expect(answer.body).not.toMatch(/"type":"Buffer"|argon2|tokenHash|passwordHash|wrappedKey/);
    expect(answer.body).not.toContain(person.token);
  });

  test("holds nothing of anybody else, and counts what is the caller's", async () => {
    const person = await createFullPerson('own@example.org');
    const other = await app.visit();
    await other.say('just me');
    const answer = await other.call('GET', '/api/account/export');
    expect(answer.body).not.toContain(marker);
    expect(answer.body).not.toContain(person.id);
    const counts = await countsOf(other);
    expect(counts.find(({ name }) => name === 'messages')?.count).toBe(2);
    expect(counts.find(({ name }) => name === 'signIn')?.count).toBe(0);
  });

  test('of a mail that waits to leave the outside is in it, and never what it says; nobody else has it', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    await app.mail();
    await person.call('POST', '/api/auth/verification');
    await app.send({ method: 'POST', url: '/api/auth/password-reset', payload: { email: person.email } });
    const exportOf = ({ call }: Member) => call('GET', '/api/account/export');
    const countOf = async (whom: Member) => (await countsOf(whom)).find(({ name }) => name === 'waitingWork')?.count;

    const answer = await exportOf(person);

    expect(answer.json().data.waitingWork).toEqual([
      {
        kind: 'mail',
        to: person.email,
        subject: 'Please confirm your address for Haven',
        addedAt: '2026-03-01T12:00:00.000Z',
      },
      { kind: 'password-reset', addedAt: '2026-03-01T12:00:00.000Z' },
    ]);
    expect([await countOf(person), await countOf(other)]).toEqual([2, 0]);
    expect((await exportOf(other)).json().data.waitingWork).toEqual([]);
    const letter = (await app.mail()).find(({ subject }) => subject.includes('confirm your address'));
    const secret = /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? 'there was a link';
    expect(letter?.text).toContain(secret);
    expect(answer.body).not.toContain(secret);
    expect(await countOf(person)).toBe(0);
  });

  test('nobody without a credential reads it', async () => {
    for (const url of ['/api/account/export', '/api/account/data'])
      expect((await app.send({ method: 'GET', url })).statusCode).toBe(401);
  });
});

/** Every cell of every table as text, the ledger of deletions aside. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'deletions'`,
  );
  const cells: string[] = [];
  for (const { name } of tables)
    cells.push(
      ...(await app.pool.query<{ row: string }>(`select t::text as row from "${name}" t`)).rows.map(({ row }) => row),
    );
  return cells.join('\n');
}

describe('deleting', () => {
  test('leaves no row, no id, no address and no readable word behind, and says in a receipt what went', async () => {
    const email = 'gone@example.org';
    const person = await createFullPerson(email);
    expect(await everythingStored()).toContain(person.id);
    const before = await countsOf(person);

    const answer = await person.call('DELETE', `/api/account/cancel/${person.id}`);

    const { data } = answer.json<{ data: { receiptId: string; removed: object[]; kept: string[] } }>();
    expect(data.removed).toEqual(before);
    expect(data.receiptId).toMatch(/^[\w-]{22}$/);
    const stored = await everythingStored();
    for (const trace of [person.id, email, marker, data.receiptId]) expect(stored).not.toContain(trace);
    for (const table of await tablesOfPeople()) {
      if (outlives.has(table)) continue;
      const person_ = table === 'user_accounts' ? 'id' : 'user_id';
      expect(
        (await app.pool.query(`select 1 from "${table}" where ${person_} = $1`, [person.id])).rowCount,
        table,
      ).toBe(0);
    }
    const books = await app.pool.query(
      `select a.user_id, a.paypal_email, p.paypal_email as paid_to, r.referred_user_id from affiliates a join affiliate_payouts p on p.affiliate_id = a.id join referrals r on r.affiliate_id = a.id where a.is_active = false`,
    );
    expect(books.rows).toEqual([{ user_id: null, paypal_email: null, paid_to: null, referred_user_id: null }]);
  });

  test('kills every token at once, and a second try finds nobody', async () => {
    const person = await app.signUp();
    await person.call('DELETE', `/api/account/cancel/${person.id}`);
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await person.call('DELETE', `/api/account/cancel/${person.id}`)).statusCode).toBe(401);
  });

  test("stops the mails that wait to leave, also one for a forgotten password, and nobody else's", async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    for (const { email } of [person, other])
      await app.send({ method: 'POST', url: '/api/auth/password-reset', payload: { email: email.toUpperCase() } });
    await person.call('DELETE', `/api/account/cancel/${person.id}`);
    // The same address again: a job that was left over would now find somebody.
    await app.signUp({ email: person.email, visitor: await app.visit() });
    const mails = await app.mail();
    const subjectsTo = (email: string) => mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjectsTo(other.email)).toHaveLength(2);
    expect(subjectsTo(person.email)).toEqual(['Please confirm your address for Haven']);
  });

  test('is for visitors too, and takes their cookie', async () => {
    const visitor = await app.visit();
    await visitor.say('hello');
    const answer = await visitor.call('DELETE', `/api/account/cancel/${visitor.id}`);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^hv=;/);
    expect((await visitor.call('GET', '/api/account/data')).statusCode).toBe(401);
  });

  test("cannot be asked for somebody else's account", async () => {
    const [person, stranger] = [await app.signUp(), await app.signUp()];
    const answer = await stranger.call('DELETE', `/api/account/cancel/${person.id}`);
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'account.not_found']);
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(200);
  });

  test('needs a call from Haven itself when a cookie says who calls', async () => {
    const visitor = await app.visit();
    const answer = await visitor.call('DELETE', `/api/account/cancel/${visitor.id}`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(403);
    expect((await visitor.call('GET', '/api/account/data')).statusCode).toBe(200);
  });

  test('frees the address for a new account, which finds nothing of the old one', async () => {
    const email = 'again@example.org';
    const first = await app.signUp({ email });
    await first.say('first life');
    await first.call('DELETE', `/api/account/cancel/${first.id}`);
    const second = await app.signUp({ email });
    expect(second.id).not.toBe(first.id);
    expect(await second.history()).toEqual([]);
  });
});
