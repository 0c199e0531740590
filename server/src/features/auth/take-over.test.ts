import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import type { Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function signIn({ email, password, id }: Member, visitor?: Visitor) {
  const answer = await app.send({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    ...(visitor && { headers: { cookie: visitor.cookie } }),
  });
  expect(answer.statusCode).toBe(200);
  return { ...clientOf(app.send, id, answer.json<{ token: string }>().token), answer };
}

async function countRows(userId: string): Promise<Record<string, number>> {
  const tables = [
    'user_accounts',
    'data_keys',
    'conversation_messages',
    'care_notices',
    'visits',
    'companion_states',
    'care_flags',
    'visitor_tokens',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const column = table === 'user_accounts' ? 'id' : 'user_id';
    counts[table] = (await app.pool.query(`select 1 from ${table} where ${column} = $1`, [userId])).rowCount ?? 0;
  }
  return counts;
}

describe('a visitor who signs in to an account', () => {
  test('brings their conversation along, in its order and with its sessions apart', async () => {
    const member = await app.signUp();
    await member.say('from the account', 'session_of_the_account');
    const visitor = await app.visit();
    await visitor.say('first, as a visitor');
    await visitor.say('second, as a visitor');
    await visitor.say('elsewhere', { sessionId: 'session_2_def' });
    const [mine, theirs] = [await member.history(), await visitor.history()];

    const signedIn = await signIn(member, visitor);

    expect(await signedIn.history()).toEqual([...mine, ...theirs]);
    const session = await signedIn.call('GET', `/api/conversation-history/${member.id}?sessionId=${visitor.sessionId}`);
    expect(session.json().data).toHaveLength(4);
    const replies = await app.pool.query(
      `select 1 from conversation_messages reply join conversation_messages message
       on message.user_id = reply.user_id and message.seq = reply.reply_to_seq where reply.user_id = $1`,
      [member.id],
    );
    expect(replies.rowCount).toBe(4);
  });

  test('is gone afterwards: row, key and cookie', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('hello');
    expect(Object.values(await countRows(visitor.id)).some((count) => count > 0)).toBe(true);

    const { answer } = await signIn(member, visitor);

    expect(String(answer.headers['set-cookie'])).toMatch(/^hv=;/);
    expect((await visitor.call('GET', `/api/user-account/${visitor.id}`)).statusCode).toBe(401);
    expect((await visitor.call('GET', `/api/user-account/${member.id}`)).statusCode).toBe(401);
    expect(Object.values(await countRows(visitor.id)).every((count) => count === 0)).toBe(true);
  });

  test('said off the record stays so, and goes when it ends, whatever the account keeps', async () => {
    const member = await app.signUp();
    await member.call('PUT', `/api/privacy-settings/${member.id}`, { storagePreference: 'user-controlled' });
    await member.say('for the record', 'same');
    const visitor = await app.visit();
    for (const sessionId of ['same', 'hidden']) {
      await visitor.call('POST', '/api/chat/off-the-record', { sessionId, isOn: true });
      await visitor.say('between us', { sessionId });
    }
    const signedIn = await signIn(member, visitor);
    expect(await signedIn.history()).toHaveLength(6);
    app.clock.advance({ hours: 25 });
    await app.sweep();
    const left = await (await signIn(member)).history();
    expect(left.map(({ sessionId }) => sessionId)).toEqual(['same', 'same']);
  });

  test('goes on with the companion where they were', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('my sister moved away and I miss her');
    const signedIn = await signIn(member, visitor);
    expect((await signedIn.say('it is quiet without her', visitor.sessionId)).statusCode).toBe(200);
    expect(await signedIn.history()).toHaveLength(4);
    expect((await countRows(member.id))['companion_states']).toBe(1);
  });

  test('a message sent again under its id is still one message', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    const message = { message: 'sent twice', messageId: 'msg_1_abc', sessionId: visitor.sessionId };
    await visitor.call('POST', '/api/chat', message);
    const signedIn = await signIn(member, visitor);
    expect((await signedIn.call('POST', '/api/chat', message)).statusCode).toBe(200);
    expect(await signedIn.history()).toHaveLength(2);
    const changed = await signedIn.call('POST', '/api/chat', { ...message, message: 'something else' });
    expect(changed.statusCode).toBe(422);
  });

  test('who used the same session and message ids as the account mixes with nothing', async () => {
    const member = await app.signUp();
    const same = { messageId: 'msg_1_abc', sessionId: 'session_1_abc' };
    await member.call('POST', '/api/chat', { ...same, message: 'the account wrote this' });
    const visitor = await app.visit();
    await visitor.call('POST', '/api/chat', { ...same, message: 'the visitor wrote this' });

    const signedIn = await signIn(member, visitor);

    const said = (await signedIn.history()).filter(({ role }) => role === 'user');
    expect(said.map(({ content }) => content)).toEqual(['the account wrote this', 'the visitor wrote this']);
    expect(new Set(said.map(({ sessionId }) => sessionId)).size).toBe(2);
    expect(said[0]?.sessionId).toBe(same.sessionId);
  });

  test('fills only settings that the account has not set', async () => {
    const [set, unset] = [await app.signUp({ firstName: 'Robin' }), await app.signUp({ firstName: 'Kim' })];
    await set.call('PUT', `/api/companion-settings/${set.id}`, { style: 'fatherly', personalizedIntro: 'Mine.' });
    await set.call('PUT', `/api/user-account/${set.id}`, { ageBand: 'adult' });
    const bring = async (member: Member) => {
      const visitor = await app.visit();
      await visitor.call('PUT', `/api/companion-settings/${visitor.id}`, {
        style: 'wise-mentor',
        selectedQualities: ['gentle'],
        personalizedIntro: 'The visitor’s.',
        userName: 'Visitor',
        userEmail: 'visitor@example.org',
      });
      await visitor.call('PUT', `/api/user-account/${visitor.id}`, { ageBand: 'minor' });
      const signedIn = await signIn(member, visitor);
      const settings = await signedIn.call('GET', `/api/companion-settings/${member.id}`);
      const account = await signedIn.call('GET', `/api/user-account/${member.id}`);
      return { ...settings.json().data, ageBand: account.json().data.ageBand };
    };
    expect(await bring(set)).toEqual({
      style: 'fatherly',
      selectedQualities: [],
      personalizedIntro: 'Mine.',
      userName: 'Robin',
      userEmail: 'visitor@example.org',
      ageBand: 'adult',
    });
    expect(await bring(unset)).toEqual({
      style: 'wise-mentor',
      selectedQualities: ['gentle'],
      personalizedIntro: 'The visitor’s.',
      userName: 'Kim',
      userEmail: 'visitor@example.org',
      ageBand: 'minor',
    });
  });

  test('keeps their crisis flag, and what was shown about it', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('I want to end my life');
    const before = await visitor.call('POST', '/api/chat/visit', { sessionId: visitor.sessionId });
    const signedIn = await signIn(member, visitor);
    const after = await signedIn.call('POST', '/api/chat/visit', { sessionId: visitor.sessionId });
    expect(after.json().data.care.crisis).toBe(true);
    expect(after.json().data.notices).toEqual(expect.arrayContaining(before.json().data.notices));
  });

  test('gets no new trial', async () => {
    const member = await app.signUp();
    await app.pool.query('update user_accounts set message_count = 3 where id = $1', [member.id]);
    const signedIn = await signIn(member, await app.visit());
    const account = await signedIn.call('GET', `/api/user-account/${member.id}`);
    expect(account.json().data.messageCount).toBe(3);
  });

  test('while a reply grows keeps what was said of it', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('hello');
    await app.pool.query(
      `update conversation_messages set status = 'growing', lease_until = $2 where user_id = $1 and role = 'assistant'`,
      [visitor.id, new Date(app.clock.now().getTime() + 60_000)],
    );
    const signedIn = await signIn(member, visitor);
    const [, reply] = await signedIn.history();
    expect(reply?.status).toBe('incomplete');
    expect(reply?.content).not.toBe('');
  });

  test('twice at once is taken over once', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('hello');
    const signedIn = await Promise.all([signIn(member, visitor), signIn(member, visitor), signIn(member, visitor)]);
    expect(await signedIn[0].history()).toHaveLength(2);
  });

  test('while they register as well is one of the two, and loses no word', async () => {
    for (let round = 0; round < 6; round += 1) {
      const member = await app.signUp();
      const visitor = await app.visit();
      await visitor.say('hello');
      const payload = { email: `round-${round}@example.org`, password: member.password, firstName: 'Robin' };
      const [registered] = await Promise.all([
        app.send({ method: 'POST', url: '/api/auth/register', payload, headers: { cookie: visitor.cookie } }),
        signIn(member, visitor),
      ]);
      const hasRegistered = registered.statusCode === 200;
      expect(hasRegistered || registered.statusCode === 409).toBe(true);
      expect((await countRows(visitor.id))['user_accounts']).toBe(hasRegistered ? 1 : 0);
      const owner = hasRegistered ? visitor.id : member.id;
      expect((await countRows(owner))['conversation_messages']).toBe(2);
    }
  });

  test('without having written anything, many times at once, is taken over once', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await Promise.all(Array.from({ length: 6 }, () => signIn(member, visitor)));
    expect((await countRows(visitor.id))['user_accounts']).toBe(0);
  });

  test('keeps everything when the password is wrong', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('hello');
    const refused = await app.send({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: member.email, password: 'not the password' },
      headers: { cookie: visitor.cookie },
    });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(await visitor.history()).toHaveLength(2);
    expect(await member.history()).toEqual([]);
  });

  test('and without the cookie takes nothing of anybody', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('hello');
    await app.send({
      method: 'POST',
      url: `/api/auth/login?userId=${visitor.id}`,
      payload: { email: member.email, password: member.password, userId: visitor.id, anonymousUserId: visitor.id },
    });
    expect(await visitor.history()).toHaveLength(2);
    expect(await member.history()).toEqual([]);
  });

  test('a long conversation comes whole', async () => {
    const member = await app.signUp();
    const visitor = await app.visit();
    await visitor.say('hello');
    await app.pool.query(
      `insert into conversation_messages (user_id, id, session_id, role, content, origin, created_at, updated_at)
       select user_id, 'copy' || n, session_id, role, content, 'client', created_at, updated_at
       from conversation_messages, generate_series(1, 450) n where user_id = $1 and role = 'user'`,
      [visitor.id],
    );
    const signedIn = await signIn(member, visitor);
    expect((await countRows(member.id))['conversation_messages']).toBe(452);
    const page = await signedIn.call('GET', `/api/conversation-history/${member.id}?limit=200`);
    expect(page.json().data.every(({ content }: { content: string }) => content === 'hello')).toBe(true);
  });
});
