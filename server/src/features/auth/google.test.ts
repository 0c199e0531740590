import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { type OpenIdPerson, startOpenIdServer } from '#testing/openid-server.ts';
import { codeOf } from '#testing/visitor.ts';

const clientId = 'haven-client';
let google: Awaited<ReturnType<typeof startOpenIdServer>>;
let app: TestApp;
beforeAll(async () => {
  google = await startOpenIdServer(clientId);
  app = await openTestApp({ google: { clientId, clientSecret: 'secret', issuerUrl: google.issuer } });
});
beforeEach(() => google.claim((claims) => claims));
afterAll(async () => {
  await app.close();
  await google.stop();
});

const post = (url: string, payload?: object, headers = {}) =>
  app.send({ method: 'POST', url, headers, ...(payload && { payload }) });

async function comeBack(whom: OpenIdPerson) {
  const { url } = (await post('/api/auth/google/start')).json().data;
  return google.agree(url, whom);
}

async function signIn(whom: OpenIdPerson, headers = {}) {
  return post('/api/auth/google/finish', await comeBack(whom), headers);
}

let people = 0;
function person(change: Partial<OpenIdPerson> = {}): OpenIdPerson {
  people += 1;
  return { sub: `sub-${people}`, email: `g${people}@example.org`, email_verified: true, given_name: 'Gale', ...change };
}

test('the browser is sent to the issuer with PKCE, a nonce and our return address, and nothing secret', async () => {
  const { url } = (await post('/api/auth/google/start')).json().data;
  const { searchParams, origin } = new URL(url);
  expect(origin).toBe(google.issuer);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: 'https://haven.test/login/google',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  });
  expect(url).not.toContain('secret');
});

test('a new person gets an account with a proved address, and finds it again', async () => {
  const gale = person();
  const first = (await signIn(gale)).json();
  expect(first.user).toMatchObject({ email: gale.email, firstName: 'Gale' });
  const again = (await signIn(gale)).json();
  expect(again.user.userId).toBe(first.user.userId);
  const safety = await clientOf(app.send, first.user.userId, again.token).call('GET', '/api/auth/safety');
  expect(safety.json().data).toMatchObject({ emailVerified: true, hasPassword: false, hasGoogle: true });
});

test('a name no form would take is kept in the form one would', async () => {
  const answer = await signIn(person({ given_name: ` \0${'n'.repeat(300)}` }));
  expect([answer.statusCode, answer.json().user.firstName]).toEqual([200, 'n'.repeat(50)]);
});

test('a visitor who signs in with Google keeps the conversation', async () => {
  const visitor = await app.visit();
  await visitor.say('said before');
  const { token, user } = (await signIn(person(), { cookie: visitor.cookie })).json();
  const history = await clientOf(app.send, user.userId, token).history();
  expect(history[0]?.content).toBe('said before');
});

describe('an account that has the address already', () => {
  test('is opened when both sides have proved the address', async () => {
    const member = await app.signUp();
    await app.pool.query('update users set email_verified = true where user_id = $1', [member.id]);
    expect((await signIn(person({ email: member.email.toUpperCase() }))).json().user.userId).toBe(member.id);
  });

  test('is not opened when its own address was never proved: somebody may have taken it', async () => {
    const squatter = await app.signUp();
    const answer = await signIn(person({ email: squatter.email }));
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'auth.google_unlinked']);
  });

  test('is not opened when Google has not proved the address', async () => {
    const member = await app.signUp();
    await app.pool.query('update users set email_verified = true where user_id = $1', [member.id]);
    const answer = await signIn(person({ email: member.email, email_verified: false }));
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'auth.google_failed']);
  });
});

describe("an account that was somebody else's idea", () => {
  /** Registered with the address of another, who then followed the link in the mail. */
  async function takeAddress() {
    const squatter = await app.signUp();
    await post('/api/auth/verification/confirm', { token: await linkTo(squatter.email) });
    return squatter;
  }
  async function linkTo(email: string): Promise<string> {
    const letter = (await app.mail()).findLast(({ to }) => to === email);
    return /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  }
  const login = ({ email, password }: { email: string; password: string }) =>
    post('/api/auth/login', { email, password });

  test('is theirs no more once its owner comes with Google: no password, no session, no change of address', async () => {
    const squatter = await takeAddress();
    await squatter.call('POST', '/api/auth/email', { newEmail: 'elsewhere@example.org', password: squatter.password });
    const agreements = (await app.mail()).map(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? '');
    expect((await login(squatter)).statusCode).toBe(200);
    await app.mail();

    const owner = (await signIn(person({ email: squatter.email }))).json();

    expect(owner.user.userId).toBe(squatter.id);
    expect((await squatter.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await login(squatter)).statusCode).toBe(401);
    for (const token of agreements) expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(410);
    expect((await app.mail()).map(({ subject }) => subject)).toContain('You sign in to Haven with Google now');
    const safety = await clientOf(app.send, squatter.id, owner.token).call('GET', '/api/auth/safety');
    expect(safety.json().data).toMatchObject({ email: squatter.email, hasPassword: false, hasGoogle: true });
  });

  test('takes a password again by mail, and keeps it when Google is used the next time', async () => {
    const member = await takeAddress();
    const known = person({ email: member.email });
    await signIn(known);
    await app.mail();
    await post('/api/auth/password-reset', { email: member.email });
    await post('/api/auth/password-reset/confirm', { token: await linkTo(member.email), password: member.password });
    await signIn(known);
    expect((await login(member)).statusCode).toBe(200);
  });

  test('loses a second factor that was begun and never shown to work', async () => {
    const squatter = await takeAddress();
    await squatter.call('POST', '/api/auth/second-factor', { password: squatter.password });
    expect((await signIn(person({ email: squatter.email }))).statusCode).toBe(200);
    const { rows } = await app.pool.query('select 1 from second_factors where user_id = $1', [squatter.id]);
    expect(rows).toEqual([]);
  });

  test('with a second factor is not linked by the address alone', async () => {
    const member = await takeAddress();
    await app.pool.query(
      `insert into second_factors (user_id, secret, enabled_at, created_at) values ($1, 'x', now(), now())`,
      [member.id],
    );
    expect((await signIn(person({ email: member.email }))).json().challenge).toEqual(expect.any(String));
    const { rows } = await app.pool.query('select google_id, password_hash from users where user_id = $1', [member.id]);
    expect(rows).toEqual([{ google_id: null, password_hash: expect.any(String) }]);
  });

  test('the other way round: an address that came by Google takes no password by registering', async () => {
    const gale = person();
    await signIn(gale);
    const attempt = { email: gale.email, password: 'sea glass, slowly', firstName: 'Robin' };
    expect(codeOf(await post('/api/auth/register', attempt))).toBe('auth.not_registered');
    expect((await login(attempt)).statusCode).toBe(401);
  });
});

test('without a password, a second factor is set up only by whoever has just signed in', async () => {
  const gale = person();
  const { user, token } = (await signIn(gale)).json();
  const old = clientOf(app.send, user.userId, token);
  const setUp = (client: typeof old) => client.call('POST', '/api/auth/second-factor', {});
  expect((await setUp(old)).statusCode).toBe(200);
  app.clock.advance({ minutes: 11 });
  const late = await setUp(old);
  expect([late.statusCode, codeOf(late)]).toEqual([403, 'auth.sign_in_again']);
  const fresh = clientOf(app.send, user.userId, (await signIn(gale)).json().token);
  expect((await setUp(fresh)).statusCode).toBe(200);
  expect(codeOf(await setUp(old))).toBe('auth.sign_in_again');
});

describe('refused, with one plain answer', () => {
  const failed = [401, 'auth.google_failed'];

  test.each([
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['another nonce', { nonce: 'stolen' }],
    ['a token that has run out', { exp: 1 }],
    ['no address', { email: undefined }],
    ['an address that is too long', { email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}org` }],
  ])('%s', async (_, change) => {
    google.claim((claims) => ({ ...claims, ...change }));
    const answer = await signIn(person());
    expect([answer.statusCode, codeOf(answer)]).toEqual(failed);
  });

  test('a code nobody was given, one used twice, and a state that was made up', async () => {
    const back = await comeBack(person());
    const answers = [
      await post('/api/auth/google/finish', { ...back, code: 'guessed' }),
      await post('/api/auth/google/finish', { ...back, state: 'made-up' }),
    ];
    expect((await post('/api/auth/google/finish', back)).statusCode).toBe(200);
    answers.push(await post('/api/auth/google/finish', back));
    for (const answer of answers) expect([answer.statusCode, codeOf(answer)]).toEqual(failed);
  });

  test('a state that is older than ten minutes', async () => {
    const back = await comeBack(person());
    app.clock.advance({ minutes: 11 });
    expect(codeOf(await post('/api/auth/google/finish', back))).toBe('auth.challenge_dead');
  });

  test('the verifier of another attempt: a stolen code is of no use', async () => {
    const stolen = await comeBack(person());
    const own = await comeBack(person());
    const answer = await post('/api/auth/google/finish', { code: stolen.code, state: own.state });
    expect([answer.statusCode, codeOf(answer)]).toEqual(failed);
  });
});

test('an issuer that answers with something else is no fault of ours', async () => {
  const settings = { clientId, clientSecret: 'secret', issuerUrl: `${google.issuer}/elsewhere` };
  const lost = await openTestApp({ google: settings });
  try {
    expect(codeOf(await lost.send({ method: 'POST', url: '/api/auth/google/start' }))).toBe('auth.google_failed');
  } finally {
    await lost.close();
  }
});

test('where Google is not set up, the calls say so and the settings do too', async () => {
  const plain = await openTestApp();
  try {
    expect(codeOf(await plain.send({ method: 'POST', url: '/api/auth/google/start' }))).toBe('auth.google_off');
    expect((await plain.send({ method: 'GET', url: '/api/settings' })).json().data.google).toBe(false);
    expect((await app.send({ method: 'GET', url: '/api/settings' })).json().data.google).toBe(true);
  } finally {
    await plain.close();
  }
});
