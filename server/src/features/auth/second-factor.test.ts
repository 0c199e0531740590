import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf } from '#testing/visitor.ts';
import { createCallers } from './callers.ts';
import { createAuthStore } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const post = (url: string, payload: object, headers = {}) => app.send({ method: 'POST', url, payload, headers });
const login = ({ email, password }: Member, headers = {}) => post('/api/auth/login', { email, password }, headers);
const prove = (challenge: string, code: string, headers = {}) =>
  post('/api/auth/second-factor/prove', { challenge, code }, headers);
const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

/** A second factor is for whoever has proved their address. */
async function signUp(): Promise<Member> {
  const member = await app.signUp();
  await app.pool.query('update users set email_verified = true where user_id = $1', [member.id]);
  return member;
}

async function protect(member: Member) {
  const { secret, uri } = (await member.call('POST', '/api/auth/second-factor', { password: member.password })).json()
    .data;
  const answer = await member.call('POST', '/api/auth/second-factor/enable', { code: codeFor(secret) });
  app.clock.advance({ seconds: 30 });
  return { secret, uri, recoveryCodes: answer.json().data.recoveryCodes as string[] };
}

describe('an account with a second factor', () => {
  test('asks for a code after the password, and lets in with it', async () => {
    const member = await signUp();
    const { secret, uri } = await protect(member);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Haven:/);
    const first = (await login(member)).json();
    expect(first).toEqual({
      success: true,
      challenge: expect.any(String),
      message: 'Please enter the code of your app.',
    });

    const signedIn = (await prove(first.challenge, codeFor(secret))).json();

    expect(signedIn.message).toBe('Welcome back!');
    expect((await clientOf(app.send, member.id, signedIn.token).call('GET', '/api/auth/user')).statusCode).toBe(200);
  });

  test('a code works once, also in another challenge', async () => {
    const member = await signUp();
    const { secret } = await protect(member);
    const code = codeFor(secret);
    await prove((await login(member)).json().challenge, code);
    expect(codeOf(await prove((await login(member)).json().challenge, code))).toBe('auth.wrong_code');
  });

  test('each recovery code opens once, with or without its dashes', async () => {
    const member = await signUp();
    const { recoveryCodes } = await protect(member);
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[0] ?? '';
    expect((await prove((await login(member)).json().challenge, code.replaceAll('-', ' '))).statusCode).toBe(200);
    expect(codeOf(await prove((await login(member)).json().challenge, code))).toBe('auth.wrong_code');
    expect((await member.call('GET', '/api/auth/safety')).json().data.recoveryCodesLeft).toBe(9);
  });

  test('a challenge ends after five wrong codes, after five minutes, and by being used', async () => {
    const member = await signUp();
    const { secret } = await protect(member);
    const { challenge } = (await login(member)).json();
    for (let index = 0; index < 5; index++) expect(codeOf(await prove(challenge, '000000'))).toBe('auth.wrong_code');
    expect(codeOf(await prove(challenge, codeFor(secret)))).toBe('auth.challenge_dead');

    const late = (await login(member)).json().challenge;
    app.clock.advance({ minutes: 6 });
    expect(codeOf(await prove(late, codeFor(secret)))).toBe('auth.challenge_dead');
  });

  test('guessing codes over many sign-ins is slowed like guessing passwords', async () => {
    const member = await signUp();
    await protect(member);
    for (let round = 0; round < 2; round++) {
      const { challenge } = (await login(member)).json();
      for (let index = 0; index < 5; index++) await prove(challenge, '000000');
    }
    expect(codeOf(await login(member))).toBe('auth.too_many_tries');
  });

  test('nor do challenges gathered beforehand, or an open browser, give more tries', async () => {
    const member = await signUp();
    const { secret } = await protect(member);
    const challenges: string[] = [];
    for (let index = 0; index < 3; index++) challenges.push((await login(member)).json().challenge);
    for (const challenge of challenges.slice(0, 2))
      for (let index = 0; index < 5; index++) await prove(challenge, '000000');
    expect(codeOf(await prove(challenges[2] ?? '', codeFor(secret)))).toBe('auth.too_many_tries');

    app.clock.advance({ minutes: 20 });
    const disable = (code: string) => member.call('POST', '/api/auth/second-factor/disable', { code });
    for (let index = 0; index < 10; index++) expect(codeOf(await disable('000000'))).toBe('auth.wrong_code');
    expect(codeOf(await disable(codeFor(secret)))).toBe('auth.too_many_tries');
  });

  test('a try that has to wait uses up no code: not at signing in, not when turning it off', async () => {
    const member = await signUp();
    const { recoveryCodes } = await protect(member);
    const [first = '', second = ''] = recoveryCodes;
    const { challenge } = (await login(member)).json();
    const wrong = () => member.call('POST', '/api/auth/second-factor/disable', { code: '000000' });
    for (let index = 0; index < 10; index++) await wrong();
    expect(codeOf(await prove(challenge, first))).toBe('auth.too_many_tries');
    expect(codeOf(await member.call('POST', '/api/auth/second-factor/disable', { code: second }))).toBe(
      'auth.too_many_tries',
    );

    app.clock.advance({ minutes: 1 });

    expect((await prove(challenge, first)).statusCode).toBe(200);
    expect((await member.call('POST', '/api/auth/second-factor/disable', { code: second })).statusCode).toBe(200);
  });

  test('of many wrong codes at once beside a right one, none takes the right one along', async () => {
    const member = await signUp();
    const { recoveryCodes } = await protect(member);
    const [right = ''] = recoveryCodes;
    const challenges: string[] = [];
    for (let index = 0; index < 12; index++) challenges.push((await login(member)).json().challenge);
    const [last = '', ...others] = challenges;
    const answers = await Promise.all([...others.map((each) => prove(each, '000000')), prove(last, right)]);
    const isIn = answers.at(-1)?.statusCode === 200;
    const left = (await member.call('GET', '/api/auth/safety')).json().data.recoveryCodesLeft;
    expect(left).toBe(isIn ? 9 : 10);
  });

  test('neither the secret nor a recovery code can be read in the database', async () => {
    const member = await signUp();
    const { secret, recoveryCodes } = await protect(member);
    const rows = await app.pool.query(
      'select t::text from second_factors t union all select r::text from recovery_codes r',
    );
    const stored = JSON.stringify(rows.rows);
    for (const plain of [secret, Buffer.from(secret).toString('hex'), ...recoveryCodes])
      expect(stored).not.toContain(plain);
  });

  test('a visitor signs in and keeps what they have only once the code is right', async () => {
    const member = await signUp();
    const { secret } = await protect(member);
    const visitor = await app.visit();
    await visitor.say('before signing in');
    const { challenge } = (await login(member, { cookie: visitor.cookie })).json();
    expect(await visitor.history()).toHaveLength(2);
    await prove(challenge, codeFor(secret), { cookie: visitor.cookie });
    expect((await visitor.call('GET', '/api/account/data')).statusCode).toBe(401);
    expect((await member.history()).map(({ content }) => content)).toContain('before signing in');
  });
});

describe('turning it on and off', () => {
  test('needs the password, and counts only from the first right code', async () => {
    const member = await signUp();
    expect(codeOf(await member.call('POST', '/api/auth/second-factor', {}))).toBe('auth.wrong_password');
    const { secret } = (await member.call('POST', '/api/auth/second-factor', { password: member.password })).json()
      .data;
    expect((await login(member)).json().token).toEqual(expect.any(String));
    expect(codeOf(await member.call('POST', '/api/auth/second-factor/enable', { code: '123456' }))).toBe(
      'auth.wrong_code',
    );
    await member.call('POST', '/api/auth/second-factor/enable', { code: codeFor(secret) });
    expect((await login(member)).json().challenge).toEqual(expect.any(String));
  });

  test('one that counts is not replaced without a code', async () => {
    const member = await signUp();
    const { secret } = await protect(member);
    const again = await member.call('POST', '/api/auth/second-factor', { password: member.password });
    expect(codeOf(again)).toBe('auth.second_factor_on');
    expect(codeOf(await member.call('POST', '/api/auth/second-factor/disable', { code: '999999' }))).toBe(
      'auth.wrong_code',
    );
    expect((await member.call('POST', '/api/auth/second-factor/disable', { code: codeFor(secret) })).statusCode).toBe(
      200,
    );
    expect((await login(member)).json().token).toEqual(expect.any(String));
  });
});

describe('an address nobody has proved', () => {
  const begin = ({ call, password }: Member) => call('POST', '/api/auth/second-factor', { password });
  const enable = ({ call }: Member, code: string) => call('POST', '/api/auth/second-factor/enable', { code });

  test('gets no second factor: whoever registered the address of another must not lock them out', async () => {
    const squatter = await app.signUp();
    const answer = await begin(squatter);
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'auth.address_unproved']);
    expect(codeOf(await enable(squatter, '123456'))).toBe('auth.address_unproved');
    const { rows } = await app.pool.query('select 1 from second_factors where user_id = $1', [squatter.id]);
    expect(rows).toEqual([]);
  });

  test('nor is one turned on that was begun before this rule', async () => {
    const member = await signUp();
    const { secret } = (await begin(member)).json().data;
    const setProved = (isProved: boolean) =>
      app.pool.query('update users set email_verified = $2 where user_id = $1', [member.id, isProved]);
    await setProved(false);
    expect(codeOf(await enable(member, codeFor(secret)))).toBe('auth.address_unproved');
    await setProved(true);
    expect((await enable(member, codeFor(secret))).statusCode).toBe(200);
  });
});

describe('an admin', () => {
  const grant = ({ email }: Member) => app.pool.query(`update users set role = 'admin' where email = $1`, [email]);

  test('is one only in a session with a second factor, for twelve hours', async () => {
    const member = await signUp();
    await grant(member);
    expect(await isAdmin(member)).toBe(false);
    const { secret } = await protect(member);
    const token = (await prove((await login(member)).json().challenge, codeFor(secret))).json().token;
    const proved = clientOf(app.send, member.id, token);
    expect(await isAdmin(proved)).toBe(true);
    app.clock.advance({ hours: 12, minutes: 1 });
    expect(await isAdmin(proved)).toBe(false);
  });

  test('is none any more once the second factor is off, in no session', async () => {
    const member = await signUp();
    await grant(member);
    const { secret } = await protect(member);
    const token = (await prove((await login(member)).json().challenge, codeFor(secret))).json().token;
    const proved = clientOf(app.send, member.id, token);
    expect([await isAdmin(member), await isAdmin(proved)]).toEqual([true, true]);
    app.clock.advance({ seconds: 30 });
    await proved.call('POST', '/api/auth/second-factor/disable', { code: codeFor(secret) });
    expect([await isAdmin(member), await isAdmin(proved)]).toEqual([false, false]);
  });

  /** Asked of the rule itself: no call for admins is built yet. */
  async function isAdmin({ token }: { token: string }): Promise<boolean> {
    const caller = await createCallers({ store: createAuthStore(app.db), clock: app.clock }).findByBearer(token);
    return caller !== undefined && 'isAdmin' in caller;
  }
});
