import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let people = 0;
const newEmail = () => `somebody-${++people}@example.org`;
const good = { password: 'sea glass, slowly', firstName: 'Robin' };

function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  return app.send({ method: 'POST', url, payload: payload as object, headers });
}

const register = (payload: unknown, headers?: Record<string, string>) => post('/api/auth/register', payload, headers);
const login = (email: string, password = good.password, headers?: Record<string, string>) =>
  post('/api/auth/login', { email, password }, headers);

describe('registering', () => {
  test('answers who is signed in, and a token that works', async () => {
    const email = newEmail();
    const answer = await register({ ...good, email });
    expect(answer.json()).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { userId: expect.any(String), email, firstName: 'Robin', username: 'Robin' },
      message: 'Account Created!',
    });
    const { token, user } = answer.json();
    const me = await clientOf(app.send, user.userId, token).call('GET', '/api/auth/user');
    expect(me.json()).toEqual({ success: true, user });
  });

  test('stores Argon2id at the recommended cost, the name sealed and the token hashed', async () => {
    const member = await app.signUp({ firstName: 'Zenobia' });
    const { rows } = await app.pool.query('select * from users where user_id = $1', [member.id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0].first_name.includes('Zenobia')).toBe(false);
    const sessions = await app.pool.query('select * from user_sessions where user_id = $1', [member.id]);
    expect(sessions.rows).toHaveLength(1);
    expect(JSON.stringify(sessions.rows)).not.toContain(member.token);
  });

  test('ignores what the server decides', async () => {
    const email = newEmail();
    const other = await app.signUp();
    const answer = await register({
      ...good,
      email,
      userId: other.id,
      role: 'admin',
      isActive: false,
      emailVerified: true,
      passwordHash: 'x',
    });
    expect(answer.json().user.userId).not.toBe(other.id);
    const { rows } = await app.pool.query('select * from users where email = $1', [email]);
    expect(rows[0]).toMatchObject({ is_active: true, email_verified: false, auth_provider: 'email' });
    expect((await other.call('GET', '/api/auth/user')).json().user.email).toBe(other.email);
  });

  test('of twins of an address at once makes exactly one account', async () => {
    const twins = ['josé', 'jose\u0301', 'JOSÉ', 'Jose\u0301', ' josé'].map((name) => `${name}@twins.example.org`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register({ ...good, email: twins[index % twins.length] })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json());
    expect(refused).toHaveLength(19);
    for (const body of refused)
      expect(body).toMatchObject({ code: 'auth.not_registered', message: 'Failed to create account' });
    const left = await app.pool.query(
      `select 1 from user_accounts a where not exists (select 1 from users u where u.user_id = a.id)
       and not exists (select 1 from visitor_tokens t where t.user_id = a.id)`,
    );
    expect(left.rowCount).toBe(0);
  });

  test.each([
    [{ password: 'short' }, 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(201) }, 'Please use a password of at most 200 characters.'],
    [{ password: 'Password123' }, /most common/],
    [{ email: 'not an address' }, 'Please enter a valid email address'],
    [{ email: 'hidden\u200b@example.org' }, 'Please enter a valid email address'],
    [{ firstName: '' }, "Please enter what you'd like Haven to know you as"],
    [{ firstName: '   ' }, "Please enter what you'd like Haven to know you as"],
    [{ firstName: 'x'.repeat(51) }, 'Name too long'],
    [{ email: { $gt: '' } }, undefined],
    [{ password: { $ne: null } }, 'Password must be at least 6 characters'],
    [{ password: ['sea glass, slowly'] }, 'Password must be at least 6 characters'],
    [{ firstName: 7 }, undefined],
  ])('with %j is refused in words', async (change, message) => {
    const answer = await register({ ...good, email: newEmail(), ...change });
    expect(answer.statusCode).toBe(400);
    if (message !== undefined) expect(answer.json().message).toEqual(expect.stringMatching(message));
  });

  test.each([[null], [[]], ['text'], [{}], [{ email: null, password: null }]])(
    'a body of %j is refused',
    async (body) => {
      for (const url of ['/api/auth/register', '/api/auth/login']) {
        const answer = await app.send({
          method: 'POST',
          url,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
        expect(answer.statusCode).toBe(400);
      }
    },
  );
});

test('no strange text in any field ends in a fault of the server', async () => {
  const strange = [
    '\0\0\0\0\0\0',
    '\ud800\udfff\ud800abc',
    '\u202Eexample',
    '🌊'.repeat(40),
    "'; drop table users; --",
    '%s%n%00',
    'x'.repeat(90_000),
  ];
  for (const [index, text] of strange.entries()) {
    const email = newEmail();
    const answers = [
      await register({ ...good, email: `${text}@example.org` }),
      await register({ ...good, email, password: text }),
      await register({ ...good, email: `name-${index}-${email}`, firstName: text }),
      await login(text),
      await login(email, text),
      await post(
        '/api/auth/login',
        { email, ...good },
        {
          'user-agent': Buffer.from(text.slice(0, 500))
            .toString('latin1')
            .replaceAll(/[^\x20-\xff]/g, '?'),
        },
      ),
    ];
    for (const { statusCode } of answers) expect([200, 400, 401, 409, 413]).toContain(statusCode);
  }
  expect((await app.signUp()).registered.statusCode).toBe(200);
});

describe('a visitor who registers', () => {
  test('keeps account, conversation and settings, and their cookie opens nothing any more', async () => {
    const visitor = await app.visit();
    await visitor.say('my cat is called Biscuit');
    await visitor.call('PUT', `/api/companion-settings/${visitor.id}`, { style: 'wise-mentor', userName: 'Bee' });
    const before = await visitor.history();
    const member = await app.signUp({ visitor });

    expect(member.id).toBe(visitor.id);
    expect(await member.history()).toEqual(before);
    const settings = await member.call('GET', `/api/companion-settings/${member.id}`);
    expect(settings.json().data).toMatchObject({ style: 'wise-mentor', userName: 'Bee' });
    expect(String(member.registered.headers['set-cookie'])).toMatch(/^hv=;/);
    expect((await visitor.call('GET', `/api/user-account/${visitor.id}`)).statusCode).toBe(401);
  });

  test('is called by the name they register with, unless they have said another', async () => {
    const member = await app.signUp({ visitor: await app.visit(), firstName: ' Robin ' });
    const settings = await member.call('GET', `/api/companion-settings/${member.id}`);
    expect(settings.json().data.userName).toBe('Robin');
  });

  test('keeps everything when the address is taken', async () => {
    const taken = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('hello');
    const refused = await register({ ...good, email: taken.email }, { cookie: visitor.cookie });
    expect(refused.statusCode).toBe(409);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await visitor.history()).toHaveLength(2);
  });

  test('cannot register twice at once', async () => {
    const visitor = await app.visit();
    const answers = await Promise.all(
      [newEmail(), newEmail(), newEmail()].map((email) => register({ ...good, email }, { cookie: visitor.cookie })),
    );
    const { rows } = await app.pool.query('select email from users where user_id = $1', [visitor.id]);
    expect(rows).toHaveLength(1);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('must come from Haven itself', async () => {
    const visitor = await app.visit();
    const foreign = { cookie: visitor.cookie, origin: 'https://evil.example' };
    expect((await register({ ...good, email: newEmail() }, foreign)).statusCode).toBe(403);
    expect((await login(newEmail(), good.password, foreign)).statusCode).toBe(403);
  });
});

describe('signing in', () => {
  test('works in any case of the address, and gives a new token each time', async () => {
    const member = await app.signUp({ email: `Maya.${newEmail()}` });
    const [first, second] = [await login(member.email.toUpperCase()), await login(` ${member.email.toLowerCase()}`)];
    expect(first.json()).toMatchObject({
      success: true,
      message: 'Welcome back!',
      user: { userId: member.id, email: member.email, firstName: 'Robin' },
    });
    expect(new Set([member.token, first.json().token, second.json().token]).size).toBe(3);
  });

  test('never takes over a token that a client brings along', async () => {
    const member = await app.signUp();
    const planted = 'p'.repeat(43);
    const answer = await login(member.email, member.password, { authorization: `Bearer ${planted}` });
    expect(answer.json().token).not.toBe(planted);
    expect((await clientOf(app.send, member.id, planted).call('GET', '/api/auth/user')).statusCode).toBe(401);
  });

  test('answers a wrong password and an unknown address alike, after the same work', async () => {
    const member = await app.signUp();
    const tries = [];
    for (const email of [member.email, newEmail()]) {
      const before = app.passwordWork();
      const answer = await login(email, 'not the password');
      const { requestId, ...body } = answer.json();
      expect(requestId).toBeTruthy();
      tries.push({
        status: answer.statusCode,
        body,
        headers: Object.keys(answer.headers),
        work: app.passwordWork() - before,
      });
    }
    expect(tries[0]).toEqual(tries[1]);
    expect(tries[0]).toMatchObject({
      status: 401,
      work: 1,
      body: { success: false, code: 'auth.wrong_credentials', message: 'Invalid email or password' },
    });
    expect((await login(member.email, member.password)).statusCode).toBe(200);
  });

  test('never answers with the hash of the password', async () => {
    const member = await app.signUp();
    const answers = [
      member.registered,
      await login(member.email),
      await member.call('GET', '/api/auth/user'),
      await member.call('GET', `/api/user-account/${member.id}`),
    ];
    for (const { body, statusCode } of answers) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/argon2|passwordHash|password_hash/);
    }
  });

  test('is refused to an account that was switched off', async () => {
    const member = await app.signUp();
    await app.pool.query('update users set is_active = false where user_id = $1', [member.id]);
    expect(codeOf(await login(member.email))).toBe('auth.wrong_credentials');
  });

  test('is counted by address of the caller too', async () => {
    const limited = await openTestApp({ limits: { login: { count: 2, seconds: 60 } } });
    try {
      const tryOnce = () =>
        limited.send({ method: 'POST', url: '/api/auth/login', payload: { email: newEmail(), ...good } });
      const statuses = [];
      for (let index = 0; index < 3; index += 1) statuses.push((await tryOnce()).statusCode);
      expect(statuses).toEqual([401, 401, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('guessing a password', () => {
  const guess = async (email: string, times: number) => {
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await login(email, `wrong guess ${index}`));
    return answers;
  };

  test.each([
    ['a known', true],
    ['an unknown', false],
  ])('of %s address has to wait after ten failures, longer each time', async (_, isKnown) => {
    const email = isKnown ? (await app.signUp()).email : newEmail();
    expect((await guess(email, 10)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));

    const work = app.passwordWork();
    const refused = await login(email.toUpperCase());
    expect(refused.statusCode).toBe(429);
    expect(codeOf(refused)).toBe('auth.too_many_tries');
    expect(refused.headers['retry-after']).toBe('30');
    expect(app.passwordWork()).toBe(work);

    app.clock.advance({ seconds: 30 });
    expect((await guess(email, 1))[0]?.statusCode).toBe(401);
    expect((await login(email)).headers['retry-after']).toBe('60');
  });

  test('is forgiven after a sign-in that works', async () => {
    const { email } = await app.signUp();
    await guess(email, 9);
    expect((await login(email)).statusCode).toBe(200);
    expect((await guess(email, 9)).every(({ statusCode }) => statusCode === 401)).toBe(true);
    expect((await login(email)).statusCode).toBe(200);
  });

  test('is forgiven when the window has passed', async () => {
    const { email } = await app.signUp();
    await guess(email, 10);
    app.clock.advance({ minutes: 15 });
    expect((await login(email)).statusCode).toBe(200);
  });

  test('many times at once is judged ten times and no more', async () => {
    const { email } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => login(email, `wrong guess ${index}`)));
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429)]).toEqual([10, 30]);
  });

  test('locks no live session out, and nobody else', async () => {
    const [member, other] = [await app.signUp(), await app.signUp()];
    await guess(member.email, 11);
    expect((await login(member.email)).statusCode).toBe(429);
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200);
    expect((await login(other.email)).statusCode).toBe(200);
  });

  test('the right password many times at once is no guessing', async () => {
    const { email } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(email)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('is noted: a known address by its name, an unknown one unreadable', async () => {
    const member = await app.signUp();
    await app.pool.query('delete from login_attempts');
    await login(member.email, 'wrong guess');
    await login('my-secret-pa55word@example.org', 'wrong guess');
    const { rows } = await app.pool.query('select * from login_attempts order by id');
    expect(rows).toMatchObject([
      {
        user_id: member.id,
        email: member.email,
        success: false,
        failure_reason: 'Wrong password',
        ip_address: '127.0.0.0/24',
      },
      {
        user_id: null,
        email: expect.stringMatching(/^unknown:[\w-]{43}$/),
        success: false,
        failure_reason: 'Unknown address',
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('my-secret');
  });
});

describe('a session', () => {
  test('ends after 30 days, however much it is used', async () => {
    const member = await app.signUp();
    const isAlive = async () => (await member.call('GET', '/api/auth/user')).statusCode === 200;
    const days = [];
    for (const day of [6, 12, 18, 24, 29, 31]) {
      app.clock.advance({ days: day - (days.at(-1)?.[0] ?? 0) });
      days.push([day, await isAlive()] as const);
    }
    expect(days).toEqual([
      [6, true],
      [12, true],
      [18, true],
      [24, true],
      [29, true],
      [31, false],
    ]);
  });

  test('ends after 7 days without use', async () => {
    const [used, unused] = [await app.signUp(), await app.signUp()];
    app.clock.advance({ days: 4 });
    await used.call('GET', '/api/auth/user');
    app.clock.advance({ days: 3, minutes: 1 });
    expect((await unused.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await used.call('GET', '/api/auth/user')).statusCode).toBe(200);
  });

  test('is dead at once after signing out; its row stays without a hash, and other devices stay', async () => {
    const member = await app.signUp();
    const other = clientOf(app.send, member.id, (await login(member.email)).json().token);
    expect((await member.call('POST', '/api/auth/logout')).json()).toEqual({ success: true });
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await member.say('hello')).statusCode).toBe(401);
    expect((await member.call('POST', '/api/auth/logout')).statusCode).toBe(401);
    expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(200);
    const { rows } = await app.pool.query(
      'select is_active, token_hash is null as hashless, logout_time from user_sessions where user_id = $1 order by is_active',
      [member.id],
    );
    expect(rows).toEqual([
      { is_active: false, hashless: true, logout_time: app.clock.now() },
      { is_active: true, hashless: false, logout_time: null },
    ]);
  });

  test('is not opened by a visitor’s cookie, and nobody is nobody', async () => {
    const visitor = await app.visit();
    expect((await visitor.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await app.send({ method: 'GET', url: '/api/auth/user' })).statusCode).toBe(401);
    expect((await visitor.call('POST', '/api/auth/logout')).statusCode).toBe(401);
  });

  test('takes a session-only conversation with it when the last device signs out', async () => {
    const member = await app.signUp();
    await member.say('only for now');
    const other = clientOf(app.send, member.id, (await login(member.email)).json().token);
    await other.call('POST', '/api/auth/logout');
    expect(await member.history()).toHaveLength(2);
    await member.call('POST', '/api/auth/logout');
    const { rowCount } = await app.pool.query('select 1 from conversation_messages where user_id = $1', [member.id]);
    expect(rowCount).toBe(0);
  });

  test('leaves a conversation that the person keeps', async () => {
    const member = await app.signUp();
    await member.say('to be kept');
    await app.pool.query(
      `update user_accounts set storage_preference = 'user-controlled', keep_consented_at = $2 where id = $1`,
      [member.id, app.clock.now()],
    );
    await member.call('POST', '/api/auth/logout');
    const again = clientOf(app.send, member.id, (await login(member.email)).json().token);
    expect(await again.history()).toHaveLength(2);
  });
});

describe('what signing in leaves behind', () => {
  test('goes after 30 days: tries, networks, and the hashes of dead tokens', async () => {
    const fresh = await openTestApp();
    try {
      const member = await fresh.signUp();
      const attempts = async () => (await fresh.pool.query('select 1 from login_attempts')).rowCount;
      const session = async () =>
        (await fresh.pool.query('select ip_address, token_hash is null as hashless, is_active from user_sessions'))
          .rows[0];
      await fresh.sweep();
      expect(await attempts()).toBe(1);
      expect(await session()).toEqual({ ip_address: '127.0.0.0/24', hashless: false, is_active: true });
      fresh.clock.advance({ days: 31 });
      await fresh.sweep();
      expect(await attempts()).toBe(0);
      expect(await session()).toEqual({ ip_address: null, hashless: true, is_active: false });
      expect((await fresh.send({ method: 'POST', url: '/api/auth/login', payload: member })).statusCode).toBe(200);
    } finally {
      await fresh.close();
    }
  });

  test('is never in the log: no address, name, password or token', async () => {
    const fresh = await openTestApp();
    try {
      const member = await fresh.signUp({
        email: 'zenobia@example.org',
        password: 'a marker of a secret',
        firstName: 'Zenobia',
      });
      const signIn = (password: string) =>
        fresh.send({ method: 'POST', url: '/api/auth/login', payload: { email: member.email, password } });
      await signIn('another marker');
      const { token } = (await signIn(member.password)).json();
      await member.call('POST', '/api/auth/logout');
      const log = fresh.logs.join('\n');
      expect(log).toContain('/api/auth/login');
      for (const word of ['zenobia', 'Zenobia', 'marker', token, member.token, member.id, '127.0.0']) {
        expect(log).not.toContain(word);
      }
    } finally {
      await fresh.close();
    }
  });
});
