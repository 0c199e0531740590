import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, type Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { startOpenIdServer } from '#testing/openid-server.ts';
import { gate } from '#testing/scripted-model.ts';
import { protect } from '#testing/second-factor.ts';
import { codeOf } from '#testing/visitor.ts';

const clientId = 'haven-client';
const phrase = 'a brand new phrase';
const stolen = 'the thief was here';
let google: Awaited<ReturnType<typeof startOpenIdServer>>;
let app: TestApp;
/** What happens once the next password was compared, or hashed, and before anything follows from it. */
let meanwhile: { compared?: () => Promise<void>; hashed?: () => Promise<void> };

beforeAll(async () => {
  google = await startOpenIdServer(clientId);
  app = await openTestApp({
    google: { clientId, clientSecret: 'secret', issuerUrl: google.issuer },
    aroundPasswords: ({ matches, hash }) => ({
      matches: async (stored, password) => after(await matches(stored, password), 'compared'),
      hash: async (password) => after(await hash(password), 'hashed'),
    }),
  });
});
beforeEach(() => {
  meanwhile = {};
});
afterAll(async () => {
  await app.close();
  await google.stop();
});

async function after<Result>(result: Result, step: 'compared' | 'hashed'): Promise<Result> {
  const { [step]: work, ...others } = meanwhile;
  meanwhile = others;
  await work?.();
  return result;
}

/** Makes a call, and does something else once its password was compared or hashed. */
async function duringCall<Answer, Result>(
  start: () => Promise<Answer>,
  step: 'compared' | 'hashed',
  work: () => Promise<Result>,
) {
  const [reached, released] = [gate(), gate()];
  meanwhile[step] = () => {
    reached.open();
    return released.opened;
  };
  const answer = start();
  await reached.opened;
  try {
    const result = await work();
    released.open();
    return { answer: await answer, result };
  } finally {
    released.open();
  }
}

const post = (url: string, payload: object) => app.send({ method: 'POST', url, payload });
const login = ({ email }: Member, password: string) => post('/api/auth/login', { email, password });
const changePassword = (member: Member) =>
  member.call('POST', '/api/auth/password', { currentPassword: member.password, newPassword: stolen });
const changeAddress = (member: Member) =>
  member.call('POST', '/api/auth/email', { newEmail: `to-${member.email}`, password: member.password });

async function linkTo({ email }: Member): Promise<string> {
  const letter = (await app.mail()).findLast(({ to }) => to === email);
  return /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function verified(): Promise<Member> {
  const member = await app.signUp();
  await post('/api/auth/verification/confirm', { token: await linkTo(member) });
  return member;
}

async function reset(member: Member) {
  await post('/api/auth/password-reset', { email: member.email });
  const answer = await post('/api/auth/password-reset/confirm', { token: await linkTo(member), password: phrase });
  expect(answer.statusCode).toBe(200);
}

async function comeByGoogle({ email }: { email: string }) {
  const { url } = (await post('/api/auth/google/start', {})).json().data;
  return post('/api/auth/google/finish', google.agree(url, { sub: `sub-${email}`, email, email_verified: true }));
}

const change = (member: Member) =>
  member.call('POST', '/api/auth/password', { currentPassword: member.password, newPassword: phrase });

describe('a password that was right when it was compared, and is not any more', () => {
  test.each([
    ['a reset by mail', reset],
    ['a change of the password', change],
    ['Google taking over', comeByGoogle],
  ])('opens no session after %s: the answer is that of a wrong password', async (_, take) => {
    const member = await verified();
    const { answer } = await duringCall(
      () => login(member, member.password),
      'compared',
      (): Promise<unknown> => take(member),
    );
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'auth.wrong_credentials']);
    const wrong = await login(member, 'not the right one');
    expect({ ...answer.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' });
  });

  test.each(['compared', 'hashed'] as const)(
    'sets no other password once a reset has come, when it had been %s',
    async (step) => {
      const member = await verified();
      const { answer } = await duringCall(
        () => changePassword(member),
        step,
        async () => {
          await app.pool.query(
            `update users set password_hash = (select password_hash from users where user_id = $2) where user_id = $1`,
            [member.id, (await app.signUp({ password: phrase })).id],
          );
        },
      );
      expect(codeOf(answer)).toBe('auth.wrong_password');
      expect((await login(member, stolen)).statusCode).toBe(401);
      expect((await login(member, phrase)).statusCode).toBe(200);
    },
  );

  test('gives no password back to an account that Google has taken over', async () => {
    const member = await verified();
    const { answer, result } = await duringCall(
      () => changePassword(member),
      'hashed',
      () => comeByGoogle(member),
    );
    expect(codeOf(answer)).toBe('caller.unknown');
    expect((await login(member, stolen)).statusCode).toBe(401);
    const owner = clientOf(app.send, member.id, result.json().token);
    expect((await owner.call('GET', '/api/auth/safety')).json().data.hasPassword).toBe(false);
  });

  test('asks for no other address, and mails nobody', async () => {
    const member = await verified();
    const { answer, result } = await duringCall(
      () => changeAddress(member),
      'compared',
      () => comeByGoogle(member),
    );
    expect(codeOf(answer)).toBe('caller.unknown');
    const owner = clientOf(app.send, member.id, result.json().token);
    expect((await owner.call('GET', '/api/auth/safety')).json().data.pendingEmail).toBeUndefined();
    expect((await app.mail()).map(({ to }) => to)).not.toContain(`to-${member.email}`);
  });

  test('sets up no second factor', async () => {
    const member = await verified();
    const start = () => member.call('POST', '/api/auth/second-factor', { password: member.password });
    const { answer } = await duringCall(start, 'compared', () => reset(member));
    expect(codeOf(answer)).toBe('caller.unknown');
    const { rows } = await app.pool.query('select 1 from second_factors where user_id = $1', [member.id]);
    expect(rows).toEqual([]);
  });
});

test.each([
  ['a change of the password', changePassword],
  ['another address', changeAddress],
])('%s is refused to a device that was signed out while the password was compared', async (_, ask) => {
  const member = await verified();
  const end = () => member.call('POST', '/api/auth/logout');
  const { answer } = await duringCall(() => ask(member), 'compared', end);
  expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'caller.unknown']);
  expect((await login(member, member.password)).statusCode).toBe(200);
});

describe('a sign-in that waits for its code', () => {
  test.each([
    ['a reset by mail', reset],
    ['a change of the password', change],
  ])('ends with %s', async (_, take) => {
    const member = await verified();
    const { code } = await protect(app, member);
    const { challenge } = (await login(member, member.password)).json();
    await take(member);
    const answer = await post('/api/auth/second-factor/prove', { challenge, code: code() });
    expect(codeOf(answer)).toBe('auth.challenge_dead');
  });

  test('is not begun by a password that was replaced while it was compared', async () => {
    const member = await verified();
    await protect(app, member);
    const { answer } = await duringCall(
      () => login(member, member.password),
      'compared',
      () => reset(member),
    );
    expect(codeOf(answer)).toBe('auth.wrong_credentials');
    const { rows } = await app.pool.query('select 1 from sign_in_challenges where user_id = $1', [member.id]);
    expect(rows).toEqual([]);
  });
});

describe('two who come back from Google at once', () => {
  test('are both let in to the account that has the address, which is linked once', async () => {
    const member = await verified();
    await app.mail();
    const both = await Promise.all([comeByGoogle(member), comeByGoogle(member)]);
    expect(both.map((answer) => [answer.statusCode, answer.json().user?.userId])).toEqual([
      [200, member.id],
      [200, member.id],
    ]);
    const letters = (await app.mail()).filter(({ subject }) => subject === 'You sign in to Haven with Google now');
    expect(letters).toHaveLength(1);
  });

  test('are both let in to a new account', async () => {
    const someone = { email: 'two-at-once@example.org' };
    const both = await Promise.all([comeByGoogle(someone), comeByGoogle(someone)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(both.map((answer) => answer.json().user.userId)).size).toBe(1);
  });
});
