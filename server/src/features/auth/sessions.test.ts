import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, type Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel, gate } from '#testing/scripted-model.ts';
import { codeOf, createVisitorClient } from '#testing/visitor.ts';

const forever = gate();
let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await openTestApp({
    model: createScriptedModel(function* () {
      yield 'I hear you. ';
      yield forever.opened;
    }),
  });
  base = await app.listen();
});
afterAll(async () => {
  forever.open();
  await app.close();
});

interface Session {
  sessionId: string;
  userAgent: string;
  ipAddress: string;
  isActive: boolean;
  isCurrentSession: boolean;
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

async function signInAgain(member: Member, userAgent = phone) {
  const answer = await app.send({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { email: member.email, password: member.password },
  });
  return clientOf(app.send, member.id, answer.json<{ token: string }>().token);
}

async function sessionsOf({ call }: Pick<Member, 'call'>): Promise<Session[]> {
  return (await call('GET', '/api/auth/sessions')).json<{ sessions: Session[] }>().sessions;
}

async function otherSessionOf(member: Pick<Member, 'call'>): Promise<string> {
  return (await sessionsOf(member)).find(({ isCurrentSession }) => !isCurrentSession)?.sessionId ?? '';
}

test('the list tells devices apart, marks the one in use and shows the network, never the address or a token', async () => {
  const member = await app.signUp();
  await signInAgain(member);
  const sessions = await sessionsOf(member);
  expect(
    sessions.map(({ userAgent, isActive, isCurrentSession }) => ({ userAgent, isActive, isCurrentSession })),
  ).toEqual(
    expect.arrayContaining([
      { userAgent: phone, isActive: true, isCurrentSession: false },
      { userAgent: 'lightMyRequest', isActive: true, isCurrentSession: true },
    ]),
  );
  expect(sessions[0]?.ipAddress).toBe('127.0.0.0/24');
  expect(JSON.stringify(sessions)).not.toContain(member.token);
});

test('an ended session is dead at once, stays in the list as inactive, and cannot be ended twice', async () => {
  const member = await app.signUp();
  const other = await signInAgain(member);
  const id = await otherSessionOf(member);

  const ended = await member.call('POST', `/api/auth/sessions/${id}/end`);

  expect(ended.json()).toEqual({ success: true, message: 'The session has been terminated successfully' });
  expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(401);
  expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200);
  expect((await sessionsOf(member)).find(({ sessionId }) => sessionId === id)?.isActive).toBe(false);
  const row = await app.pool.query('select * from user_sessions where session_id = $1', [id]);
  expect(row.rows[0]).toMatchObject({ is_active: false, token_hash: null, logout_time: expect.any(Date) });
  expect(codeOf(await member.call('POST', `/api/auth/sessions/${id}/end`))).toBe('auth.session_not_found');
});

test('the session in use is ended by signing out, not here', async () => {
  const member = await app.signUp();
  const [current] = await sessionsOf(member);
  const answer = await member.call('POST', `/api/auth/sessions/${current?.sessionId}/end`);
  expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'auth.session_current']);
  expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200);
});

test("nobody sees or ends another person's session", async () => {
  const member = await app.signUp();
  const stranger = await app.signUp();
  const [theirs] = await sessionsOf(member);
  const answer = await stranger.call('POST', `/api/auth/sessions/${theirs?.sessionId}/end`);
  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'auth.session_not_found']);
  expect((await sessionsOf(stranger)).map(({ sessionId }) => sessionId)).not.toContain(theirs?.sessionId);
  expect((await member.call('GET', '/api/auth/user')).statusCode).toBe(200);
});

test.each(['/api/auth/sessions', '/api/auth/login-history'])('%s is for people who are signed in', async (url) => {
  expect((await app.send({ method: 'GET', url })).statusCode).toBe(401);
  expect((await (await app.visit()).call('GET', url)).statusCode).toBe(401);
});

test('a session that has run out is shown as inactive before any sweep', async () => {
  const member = await app.signUp();
  await signInAgain(member);
  const id = await otherSessionOf(member);
  await app.pool.query(
    `update user_sessions set last_activity = last_activity - interval '8 days' where session_id = $1`,
    [id],
  );
  expect((await sessionsOf(member)).find(({ sessionId }) => sessionId === id)?.isActive).toBe(false);
});

test('the history tells what worked and what failed, newest first, and nothing of other accounts', async () => {
  const member = await app.signUp();
  await app.signUp();
  await app.send({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: member.email.toUpperCase(), password: 'not the password' },
  });
  const { loginHistory } = (await member.call('GET', '/api/auth/login-history')).json();
  expect(loginHistory).toEqual([
    {
      success: false,
      failureReason: 'Wrong password',
      ipAddress: '127.0.0.0/24',
      attemptTime: expect.any(String),
      userAgent: 'lightMyRequest',
    },
    { success: true, ipAddress: '127.0.0.0/24', attemptTime: expect.any(String), userAgent: 'lightMyRequest' },
  ]);
});

/** Begins a reply that does not end, and answers how long its stream then lives. */
async function openStream(headers: Record<string, string>, sessionId: string) {
  const response = await fetch(`${base}/api/chat`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'still here', sessionId }),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  const closed = (async () => {
    while (!(await reader?.read().catch(() => ({ done: true })))?.done);
  })();
  return { closed };
}

test('ending a session closes its open streams within two seconds, and no others', async () => {
  const member = await app.signUp();
  const other = await signInAgain(member);
  const ended = await openStream({ authorization: `Bearer ${other.token}` }, 'ended');
  const stays = await openStream({ authorization: `Bearer ${member.token}` }, 'stays');
  let isStayingOpen = true;
  void stays.closed.then(() => (isStayingOpen = false));

  const began = performance.now();
  await member.call('POST', `/api/auth/sessions/${await otherSessionOf(member)}/end`);
  await ended.closed;

  expect(performance.now() - began).toBeLessThan(2_000);
  expect(isStayingOpen).toBe(true);
});

test('signing out closes the open streams of that session within two seconds', async () => {
  const member = await app.signUp();
  const stream = await openStream({ authorization: `Bearer ${member.token}` }, 'own');
  const began = performance.now();
  await member.call('POST', '/api/auth/logout');
  await stream.closed;
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("deleting an account closes its open streams on every device within two seconds, and nobody else's", async () => {
  const [member, other] = [await app.signUp(), await app.signUp()];
  const elsewhere = await signInAgain(member);
  const streams = await Promise.all([
    openStream({ authorization: `Bearer ${member.token}` }, 'here'),
    openStream({ authorization: `Bearer ${elsewhere.token}` }, 'elsewhere'),
  ]);
  const stays = await openStream({ authorization: `Bearer ${other.token}` }, 'stays');
  let isStayingOpen = true;
  void stays.closed.then(() => (isStayingOpen = false));

  const began = performance.now();
  expect((await member.call('DELETE', `/api/account/cancel/${member.id}`)).statusCode).toBe(200);
  await Promise.all(streams.map(({ closed }) => closed));

  expect(performance.now() - began).toBeLessThan(2_000);
  expect(isStayingOpen).toBe(true);
});

test('a visitor whose row is gone has no open stream two seconds later', async () => {
  const visitor = await createVisitorClient(app.send);
  const stream = await openStream({ cookie: visitor.cookie }, 'mine');
  const began = performance.now();
  await visitor.call('PUT', `/api/user-account/${visitor.id}`, { ageBand: 'under-13' });
  await stream.closed;
  expect(performance.now() - began).toBeLessThan(2_000);
});
