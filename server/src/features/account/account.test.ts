import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a visitor', () => {
  test('gets an account with the defaults of a new person', async () => {
    const person = await app.visit();
    const account = await person.call('GET', `/api/user-account/${person.id}`);
    expect(account.json()).toMatchObject({
      success: true,
      data: {
        id: person.id,
        companionName: 'Haven',
        subscriptionStatus: 'free',
        messageCount: 12,
        preferredLanguage: 'en',
        ageBand: null,
      },
    });
  });

  test('gets a cookie that scripts cannot read, and only its hash is stored', async () => {
    const created = await app.send({ method: 'POST', url: '/api/user-account', payload: {} });
    const cookie = String(created.headers['set-cookie']);
    expect(cookie).toMatch(/^hv=[\w-]{43}; .*HttpOnly/);
    expect(cookie).toContain('SameSite=Lax');
    const secret = /^hv=([^;]+)/.exec(cookie)?.[1] ?? '';
    const stored = await app.pool.query('select token_hash from visitor_tokens where encode(token_hash, $1) = $2', [
      'escape',
      secret,
    ]);
    expect(stored.rowCount).toBe(0);
  });

  test('gets the host-bound, secure cookie behind TLS', async () => {
    const secure = await openTestApp({ trustProxy: '127.0.0.1' });
    try {
      const created = await secure.send({
        method: 'POST',
        url: '/api/user-account',
        payload: {},
        headers: { 'x-forwarded-proto': 'https' },
      });
      const cookie = String(created.headers['set-cookie']);
      expect(cookie).toMatch(/^__Host-hv=/);
      expect(cookie).toContain('Secure');
      expect(cookie).toContain('Path=/');
      expect(cookie).not.toContain('Domain');
    } finally {
      await secure.close();
    }
  });

  test('who has an account gets the same one again', async () => {
    const person = await app.visit();
    const again = await person.call('POST', '/api/user-account', { companionName: 'Haven' });
    expect(again.json().data.id).toBe(person.id);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('cannot read or change the account, settings or time of another', async () => {
    const [person, other] = [await app.visit(), await app.visit()];
    const answers = await Promise.all([
      person.call('GET', `/api/user-account/${other.id}`),
      person.call('PUT', `/api/user-account/${other.id}`, { preferredLanguage: 'es' }),
      person.call('GET', `/api/companion-settings/${other.id}`),
      person.call('PUT', `/api/companion-settings/${other.id}`, { userName: 'Mallory' }),
      person.call('GET', `/api/user-time/${other.id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    const untouched = await other.call('GET', `/api/companion-settings/${other.id}`);
    expect(untouched.json().data.userName).toBeNull();
  });

  test('without a cookie is nobody', async () => {
    const person = await app.visit();
    for (const path of ['user-account', 'companion-settings', 'user-time', 'conversation-history']) {
      expect((await app.send({ method: 'GET', url: `/api/${path}/${person.id}` })).statusCode).toBe(401);
    }
  });
});

test('of two age groups sent at once, one is saved and stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await app.visit();
    const put = (ageBand: string) => person.call('PUT', `/api/user-account/${person.id}`, { ageBand });
    const answers = await Promise.all([put('minor'), put('adult'), put('minor'), put('adult')]);
    const saved = answers.flatMap((answer) => (answer.statusCode === 200 ? [answer.json().data.ageBand] : []));
    expect(new Set(saved).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409, 409,
    ]);
  }
});

describe('account settings', () => {
  test('what the server decides cannot be set', async () => {
    const person = await app.visit();
    const answer = await person.call('PUT', `/api/user-account/${person.id}`, {
      preferredLanguage: 'es',
      subscriptionStatus: 'family',
      messageCount: 9_999,
      minutesRemaining: 9_999,
      role: 'admin',
      companionName: 'Rex',
    });
    expect(answer.json().data).toMatchObject({
      preferredLanguage: 'es',
      subscriptionStatus: 'free',
      messageCount: 12,
      minutesRemaining: 0,
      companionName: 'Haven',
    });
  });

  test('somebody under 13 is not kept: row, words and cookie go', async () => {
    const person = await app.visit();
    await person.say('I am eleven');
    const answer = await person.call('PUT', `/api/user-account/${person.id}`, { ageBand: 'under-13' });
    expect(answer.json()).toEqual({ success: true, data: null });
    expect(String(answer.headers['set-cookie'])).toContain('hv=;');
    expect((await person.call('GET', `/api/user-account/${person.id}`)).statusCode).toBe(401);
    const rows = await app.pool.query('select 1 from conversation_messages where user_id = $1', [person.id]);
    expect(rows.rowCount).toBe(0);
  });

  test('and is forgotten as in any deletion: noted for backups, and with the mails that wait', async () => {
    const countDeletions = async () => (await app.pool.query('select 1 from deletions')).rowCount ?? 0;
    const person = await app.signUp();
    const before = await countDeletions();
    await person.call('PUT', `/api/user-account/${person.id}`, { ageBand: 'under-13' });
    expect(await countDeletions()).toBe(before + 1);
    expect((await app.mail()).map(({ to }) => to)).not.toContain(person.email);
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(401);
  });

  test('a known minor is not chatted with, and cannot grow up by asking again', async () => {
    const person = await app.visit();
    await person.call('PUT', `/api/user-account/${person.id}`, { ageBand: 'minor' });
    const chat = await person.say('hello');
    expect(chat.statusCode).toBe(403);
    expect(codeOf(chat)).toBe('chat.minor');
    const changed = await person.call('PUT', `/api/user-account/${person.id}`, { ageBand: 'adult' });
    expect(changed.statusCode).toBe(409);
  });

  test('an unknown age is not refused', async () => {
    expect((await (await app.visit()).say('hello')).statusCode).toBe(200);
  });
});

describe('companion settings', () => {
  test('are read back as they were written, and change one at a time', async () => {
    const person = await app.visit();
    const url = `/api/companion-settings/${person.id}`;
    await person.call('PUT', url, {
      style: 'wise-mentor',
      selectedQualities: ['gentle', 'tough-love'],
      personalizedIntro: 'I am a night nurse.',
      userName: 'Maya',
      userEmail: 'maya@example.org',
    });
    await person.call('PUT', url, { userName: 'Maya B.' });
    expect((await person.call('GET', url)).json().data).toEqual({
      style: 'wise-mentor',
      selectedQualities: ['gentle', 'tough-love'],
      personalizedIntro: 'I am a night nurse.',
      userName: 'Maya B.',
      userEmail: 'maya@example.org',
    });
  });

  test.each([
    [{ personalizedIntro: 'x'.repeat(501) }, 'Intro too long'],
    [{ userName: '' }, 'Name is required'],
    [{ userName: 'x'.repeat(51) }, 'Name too long'],
    [{ userEmail: 'not an address' }, 'Please enter a valid email address'],
    [{ selectedQualities: 'gentle' }, undefined],
    [{ style: 'sarcastic' }, undefined],
  ])('%j is refused', async (input, message) => {
    const person = await app.visit();
    const answer = await person.call('PUT', `/api/companion-settings/${person.id}`, input);
    expect(answer.statusCode).toBe(400);
    if (message !== undefined) expect(answer.json().message).toBe(message);
  });

  test.each([[{ personalizedIntro: 'x'.repeat(500) }], [{ userEmail: '' }], [{}]])('%j is accepted', async (input) => {
    const person = await app.visit();
    expect((await person.call('PUT', `/api/companion-settings/${person.id}`, input)).statusCode).toBe(200);
  });

  test('are not readable in the database', async () => {
    const person = await app.visit();
    await person.call('PUT', `/api/companion-settings/${person.id}`, {
      personalizedIntro: 'marker-of-mine',
      userName: 'Zenobia',
    });
    const row = await app.pool.query('select * from companion_settings where user_id = $1', [person.id]);
    const bytes = Buffer.concat(Object.values(row.rows[0]).filter((value) => Buffer.isBuffer(value)));
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.includes('marker-of-mine') || bytes.includes('Zenobia')).toBe(false);
  });
});

test('time is shown and never consumed', async () => {
  const person = await app.visit();
  const time = await person.call('GET', `/api/user-time/${person.id}`);
  expect(time.json()).toEqual({ success: true, data: { minutesRemaining: 0, minutesTotal: 0, planRenewalDate: null } });
});
