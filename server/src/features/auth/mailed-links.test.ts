import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, type Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.mail());
afterAll(() => app.close());

const post = (url: string, payload: object) => app.send({ method: 'POST', url, payload });
const requestReset = (email: string) => post('/api/auth/password-reset', { email });
const reset = (token: string, password = 'a brand new phrase') =>
  post('/api/auth/password-reset/confirm', { token, password });
const login = (email: string, password: string) => post('/api/auth/login', { email, password });

/** The secret of the link in the newest mail to this address. */
async function linkTo(email: string): Promise<string> {
  const letters = await app.mail();
  const letter = letters.findLast(({ to }) => to.toLowerCase() === email.toLowerCase());
  return /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function verified(): Promise<Member> {
  const member = await app.signUp();
  await post('/api/auth/verification/confirm', { token: await linkTo(member.email) });
  return member;
}

describe('showing that an address is theirs', () => {
  test('a link is mailed at sign-up, works once, and its secret is nowhere in the database', async () => {
    const member = await app.signUp();
    const token = await linkTo(member.email);
    const stored = await app.pool.query('select t::text from mail_links t');
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    expect((await post('/api/auth/verification/confirm', { token })).statusCode).toBe(200);
    expect((await member.call('GET', '/api/auth/safety')).json().data.emailVerified).toBe(true);
    expect(codeOf(await post('/api/auth/verification/confirm', { token }))).toBe('auth.link_dead');
  });

  test('at most three such mails an hour, and none once it is confirmed', async () => {
    const member = await app.signUp();
    for (let index = 0; index < 5; index++) await member.call('POST', '/api/auth/verification');
    expect(await app.mail()).toHaveLength(3);
    app.clock.advance({ minutes: 35 });
    await app.sweep();
    await member.call('POST', '/api/auth/verification');
    expect(await app.mail()).toEqual([]);
    app.clock.advance({ minutes: 30 });
    await member.call('POST', '/api/auth/verification');
    expect(await app.mail()).toHaveLength(1);
    const { email } = await verified();
    await login(email, member.password);
    const sure = await app.mail();
    expect(sure.filter(({ subject }) => subject.includes('confirm'))).toEqual([]);
  });
});

describe('a new password by mail', () => {
  test('signs out every device, and only the new password works', async () => {
    const member = await verified();
    await requestReset(member.email.toUpperCase());
    const answer = await reset(await linkTo(member.email));
    expect(answer.statusCode).toBe(200);
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await login(member.email, member.password)).statusCode).toBe(401);
    expect((await login(member.email, 'a brand new phrase')).statusCode).toBe(200);
    expect((await app.mail()).map(({ subject }) => subject)).toContain('Your Haven password was changed');
  });

  test('a link works once, for half an hour, and ends with another change of the password', async () => {
    const member = await verified();
    await requestReset(member.email);
    const token = await linkTo(member.email);
    await reset(token);
    expect(codeOf(await reset(token))).toBe('auth.link_dead');

    await requestReset(member.email);
    const late = await linkTo(member.email);
    app.clock.advance({ minutes: 31 });
    expect(codeOf(await reset(late))).toBe('auth.link_dead');

    await requestReset(member.email);
    const [first] = [await linkTo(member.email)];
    await requestReset(member.email);
    await reset(await linkTo(member.email));
    expect(codeOf(await reset(first))).toBe('auth.link_dead');
  });

  test('two who use a link at the same moment: one of them changes the password', async () => {
    const member = await verified();
    await requestReset(member.email);
    const token = await linkTo(member.email);
    const answers = await Promise.all([reset(token, 'first of the two'), reset(token, 'second of the two')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 410]));
  });

  test('the answer is the same for an address nobody has, and no mail leaves', async () => {
    const [known, unknown] = [await requestReset((await verified()).email), await requestReset('nobody@example.org')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    expect((await app.mail()).map(({ to }) => to)).not.toContain('nobody@example.org');
  });

  test('an address nobody has proved is proved by it, and whoever registered it before has no way in', async () => {
    const squatter = await app.signUp();
    await app.pool.query(
      `insert into second_factors (user_id, secret, enabled_at, created_at) values ($1, 'x', now(), now())`,
      [squatter.id],
    );
    await app.mail();
    await requestReset(squatter.email);
    const letters = await app.mail();
    expect(letters.map(({ subject }) => subject)).toEqual(['Please confirm your address for Haven']);

    await reset(/#([\w-]{43})/.exec(letters[0]?.text ?? '')?.[1] ?? '', 'the true owner chose it');

    expect((await squatter.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await login(squatter.email, squatter.password)).statusCode).toBe(401);
    const { token } = (await login(squatter.email, 'the true owner chose it')).json();
    const safety = await clientOf(app.send, squatter.id, token).call('GET', '/api/auth/safety');
    expect(safety.json().data.emailVerified).toBe(true);
  });

  test('a link for something else opens nothing', async () => {
    const member = await app.signUp();
    expect(codeOf(await reset(await linkTo(member.email)))).toBe('auth.link_dead');
    expect((await login(member.email, member.password)).statusCode).toBe(200);
  });
});

describe('changing the password', () => {
  test('needs the current one, keeps this device and signs out the others', async () => {
    const member = await verified();
    const other = clientOf(app.send, member.id, (await login(member.email, member.password)).json().token);
    const change = (currentPassword: string) =>
      member.call('POST', '/api/auth/password', { currentPassword, newPassword: 'another good phrase' });
    expect(codeOf(await change('not the right one'))).toBe('auth.wrong_password');
    expect((await change(member.password)).statusCode).toBe(200);
    expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200);
    expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await login(member.email, 'another good phrase')).statusCode).toBe(200);
  });

  test('guessing it from an open browser is slowed as at sign-in', async () => {
    const member = await app.signUp();
    const guess = () =>
      member.call('POST', '/api/auth/password', {
        currentPassword: 'not the right one',
        newPassword: 'another good phrase',
      });
    for (let index = 0; index < 10; index++) expect(codeOf(await guess())).toBe('auth.wrong_password');
    expect(codeOf(await guess())).toBe('auth.too_many_tries');
  });

  test('guessing it many times at once is judged ten times and no more', async () => {
    const member = await app.signUp();
    const guess = () =>
      member.call('POST', '/api/auth/password', {
        currentPassword: 'not the right one',
        newPassword: 'another good phrase',
      });
    const answers = await Promise.all(Array.from({ length: 15 }, guess));
    expect(answers.filter((answer) => codeOf(answer) === 'auth.wrong_password')).toHaveLength(10);
    expect(answers.filter((answer) => codeOf(answer) === 'auth.too_many_tries')).toHaveLength(5);
  });
});

describe('changing the address', () => {
  const ask = (member: Member, newEmail: string, password = member.password) =>
    member.call('POST', '/api/auth/email', { newEmail, password });
  const confirm = async (token: string) => (await post('/api/auth/email/confirm', { token })).json();

  async function bothLinks(member: Member, newEmail: string) {
    const letters = await app.mail();
    const secretFor = (address: string) =>
      /#([\w-]{43})/.exec(letters.findLast(({ to }) => to === address)?.text ?? '')?.[1] ?? '';
    return { old: secretFor(member.email), new: secretFor(newEmail) };
  }

  test('takes effect once both addresses agreed, and the old one is told', async () => {
    const member = await verified();
    await ask(member, 'moved@example.org');
    expect((await member.call('GET', '/api/auth/safety')).json().data.pendingEmail).toBe('moved@example.org');
    const links = await bothLinks(member, 'moved@example.org');

    expect(await confirm(links.new)).toMatchObject({ data: { state: 'waiting' } });
    expect((await login('moved@example.org', member.password)).statusCode).toBe(401);
    expect(await confirm(links.old)).toMatchObject({ data: { state: 'changed' } });

    expect((await login('moved@example.org', member.password)).statusCode).toBe(200);
    expect((await login(member.email, member.password)).statusCode).toBe(401);
    const letters = await app.mail();
    expect(letters.find(({ to }) => to === member.email)?.subject).toBe('Your Haven address was changed');
  });

  test('needs the password', async () => {
    const member = await verified();
    expect(codeOf(await ask(member, 'else@example.org', 'not the password'))).toBe('auth.wrong_password');
    expect(await app.mail()).toEqual([]);
  });

  test('an address that is taken gets the same answer; only its owner is told', async () => {
    const [owner, member, third] = [await verified(), await verified(), await verified()];
    const answer = await ask(member, owner.email.toUpperCase());
    expect(answer.json()).toEqual((await ask(third, 'free@example.org')).json());
    const letters = await app.mail();
    expect(letters.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
      'Your address and Haven',
    ]);
    const seen = async (person: Member) => (await person.call('GET', '/api/auth/safety')).json().data.pendingEmail;
    expect([await seen(member), await seen(third)]).toEqual([owner.email.toUpperCase(), 'free@example.org']);
    const subjects = (person: Member) => letters.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects(member)).toEqual(subjects(third));
    const agreed = /#([\w-]{43})/.exec(letters.find(({ to }) => to === member.email)?.text ?? '')?.[1] ?? '';
    expect(await confirm(agreed)).toMatchObject({ data: { state: 'waiting' } });
    expect((await login(owner.email, owner.password)).statusCode).toBe(200);
  });

  test('nobody has more than five mails an hour sent to addresses they type', async () => {
    const limited = await openTestApp({ limits: {} });
    try {
      const member = await limited.signUp();
      const answers: number[] = [];
      for (let index = 0; index < 6; index++) {
        const body = { newEmail: `typed-${index}@example.org`, password: member.password };
        answers.push((await member.call('POST', '/api/auth/email', body)).statusCode);
      }
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await limited.close();
    }
  });

  test('an address somebody registers meanwhile stays theirs', async () => {
    const member = await verified();
    await ask(member, 'race@example.org');
    const links = await bothLinks(member, 'race@example.org');
    await confirm(links.old);
    await app.signUp({ email: 'race@example.org' });
    const answer = await post('/api/auth/email/confirm', { token: links.new });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'auth.address_taken']);
    expect((await login(member.email, member.password)).statusCode).toBe(200);
  });

  test('a new password by mail ends a change that somebody else may have asked for', async () => {
    const member = await verified();
    await ask(member, 'thief@example.org');
    const links = await bothLinks(member, 'thief@example.org');
    await requestReset(member.email);
    await reset(await linkTo(member.email));
    expect(codeOf(await post('/api/auth/email/confirm', { token: links.new }))).toBe('auth.link_dead');
  });
});

test('nothing mailed before a change opens an account after it', async () => {
  const moved = await verified();
  const to = 'safe@example.org';
  await requestReset(moved.email);
  const before = await linkTo(moved.email);
  await moved.call('POST', '/api/auth/email', { newEmail: to, password: moved.password });
  const letters = await app.mail();
  for (const address of [moved.email, to]) {
    const token = /#([\w-]{43})/.exec(letters.findLast((letter) => letter.to === address)?.text ?? '')?.[1];
    expect((await post('/api/auth/email/confirm', { token })).statusCode).toBe(200);
  }
  expect(codeOf(await reset(before))).toBe('auth.link_dead');

  const unproved = await app.signUp();
  await unproved.call('POST', '/api/auth/email', { newEmail: 'thief@example.net', password: unproved.password });
  const theirs = await linkTo('thief@example.net');
  const change = { currentPassword: unproved.password, newPassword: 'a wholly new phrase' };
  expect((await unproved.call('POST', '/api/auth/password', change)).statusCode).toBe(200);
  expect(codeOf(await post('/api/auth/email/confirm', { token: theirs }))).toBe('auth.link_dead');
});

describe('a device that was not used before', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  const enter = ({ email, password }: Member) =>
    app.send({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': safari },
      payload: { email, password },
    });

  test('is told to the owner of the address, once, and not for the device they have', async () => {
    const member = await verified();
    await app.mail();
    await login(member.email, member.password);
    expect(await app.mail()).toEqual([]);
    await enter(member);
    const [letter] = await app.mail();
    expect(letter?.subject).toBe('A new sign-in to your Haven account');
    expect(letter?.text).toContain('Safari on iOS, network 127.0.0.0/24');
    await enter(member);
    expect(await app.mail()).toEqual([]);
  });

  test('what it calls itself is not carried into the mail', async () => {
    const { email, password } = await verified();
    const headers = { 'user-agent': 'Call 555 0100 or visit http://elsewhere.example/now/1 (Windows NT 10.0)' };
    await app.send({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } });
    const [letter] = await app.mail();
    expect(letter?.text).toContain('an unknown browser on Windows');
    expect(letter?.text).not.toContain('elsewhere.example');
  });

  test('an address nobody has proved is not written to', async () => {
    const member = await app.signUp();
    await app.mail();
    await enter(member);
    expect(await app.mail()).toEqual([]);
  });
});

test('nothing in a log names an address, a link or a password', async () => {
  const member = await verified();
  await requestReset(member.email);
  const token = await linkTo(member.email);
  await reset(token, 'logged nowhere');
  const logs = app.logs.join('');
  for (const secret of [member.email, token, 'logged nowhere', member.token]) expect(logs).not.toContain(secret);
});
