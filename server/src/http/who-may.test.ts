import { endpoints } from '@haven/contracts/endpoints';
import type { ErrorCode } from '@haven/contracts/errors';
import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthStore, createCallers } from '#features/auth/index.ts';
import { clientOf, type Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { startOpenIdServer } from '#testing/openid-server.ts';
import { beginToProtect, grantAdmin, protect } from '#testing/second-factor.ts';
import { codeOf, type Visitor } from '#testing/visitor.ts';

const clientId = 'haven-client';
let google: Awaited<ReturnType<typeof startOpenIdServer>>;
let app: TestApp;
let withoutGoogle: TestApp;
let admin: Member;
beforeAll(async () => {
  google = await startOpenIdServer(clientId);
  const settings = { clientId, clientSecret: 'secret', issuerUrl: google.issuer };
  app = await openTestApp({ google: settings, plans: { change: async () => undefined } });
  withoutGoogle = await openTestApp();
  admin = await grantAdmin(app, await app.signUp());
});
afterAll(async () => {
  await app.close();
  await withoutGoogle.close();
  await google.stop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The call as its right caller makes it, and how the same call is refused to whoever lacks the proof it asks for. */
interface Right {
  /** What stands in the path; the caller's own id unless it is another one. */
  named?: string;
  payload?: object;
  wrong?: [what: string, call: () => Promise<Response>, code: ErrorCode][];
  /** What can be seen of the call that was right. */
  shows?(answer: Response): Promise<void> | void;
}

/** Who may make a call: anybody, a visitor or somebody signed in (`person`), or only somebody signed in (`user`). */
type Row =
  | { who: 'person'; prepare?(person: { id: string }): Right }
  | { who: 'anybody' | 'user'; prepare?(owner: Member): Right | Promise<Right> };

/** Every call about an account. Whoever adds one says here who may make it. */
const rows: Record<string, Row> = {
  'POST /api/user-account': {
    who: 'anybody',
    prepare: ({ id, call }) => ({
      payload: { companionName: 'Haven', id, userId: id },
      wrong: [['from another site', () => postFromElsewhere('/api/user-account'), 'request.foreign_origin']],
      async shows(answer) {
        expect(answer.json().data.id).not.toBe(id);
        expect((await call('POST', '/api/user-account', {})).json().data.id).toBe(id);
      },
    }),
  },
  'GET /api/user-account/:id': { who: 'person', prepare: ({ id }) => ({ shows: showsIn('data.id', id) }) },
  'PUT /api/user-account/:id': {
    who: 'person',
    prepare: () => ({
      payload: { preferredLanguage: 'es', subscriptionStatus: 'family', messageCount: 99, role: 'admin' },
      shows: (answer) =>
        expect(answer.json().data).toMatchObject({
          preferredLanguage: 'es',
          subscriptionStatus: 'free',
          messageCount: 12,
        }),
    }),
  },
  'GET /api/companion-settings/:id': { who: 'person' },
  'PUT /api/companion-settings/:id': {
    who: 'person',
    prepare: () => ({ payload: { userName: 'Mine' }, shows: showsIn('data.userName', 'Mine') }),
  },
  'GET /api/user-time/:id': { who: 'person', prepare: () => ({ shows: showsIn('data.minutesTotal', 0) }) },
  'GET /api/privacy-settings/:id': { who: 'person' },
  'PUT /api/privacy-settings/:id': {
    who: 'person',
    prepare: () => ({ payload: { mayRemember: false }, shows: showsIn('data.mayRemember', false) }),
  },
  'GET /api/account/data': { who: 'person', prepare: () => ({ shows: showsIn('data.0.count', 1) }) },
  'GET /api/account/export': { who: 'person', prepare: ({ id }) => ({ shows: showsIn('data.account.0.id', id) }) },
  'DELETE /api/account/cancel/:id': {
    who: 'person',
    prepare: ({ id }) => ({ shows: async () => expect(await stateOf(id)).toEqual([]) }),
  },
  'POST /api/account/downgrade/:id': {
    who: 'user',
    async prepare({ id, email }) {
      await app.pool.query(
        `insert into subscriptions (user_id, email, plan, price_cents, status, created_at, updated_at)
         values ($1, $2, 'regular', 1000, 'active', now(), now())`,
        [id, email],
      );
      return { shows: async () => expect((await stateOf(id)).join('')).toContain('starter') };
    },
  },
  'GET /api/auth/user': { who: 'user', prepare: ({ id }) => ({ shows: showsIn('user.userId', id) }) },
  'POST /api/auth/register': {
    who: 'anybody',
    prepare: ({ id, email }) => ({
      payload: { email: newAddress(), password: 'a quiet violet pond', firstName: 'Ada', userId: id, role: 'admin' },
      wrong: [
        [
          'an address that is taken',
          () => post('/api/auth/register', { email: email.toUpperCase(), password: 'another phrase', firstName: 'A' }),
          'auth.not_registered',
        ],
      ],
      shows: (answer) => expect(answer.json().user.userId).not.toBe(id),
    }),
  },
  'POST /api/auth/login': {
    who: 'anybody',
    prepare: ({ id, email, password }) => ({
      payload: { email, password },
      wrong: [
        ['another password', () => post('/api/auth/login', { email, password: 'not this one' }), wrongCredentials],
        ['an unknown address', () => post('/api/auth/login', { email: newAddress(), password }), wrongCredentials],
        ['an object', () => post('/api/auth/login', { email, password: { $gt: '' } }), 'request.invalid'],
      ],
      shows: showsIn('user.userId', id),
    }),
  },
  'POST /api/auth/second-factor/prove': {
    who: 'anybody',
    async prepare(owner) {
      const { code } = await protect(app, owner);
      const { challenge } = (await enter(owner)).json<{ challenge: string }>();
      const prove = (payload: object) => () => post('/api/auth/second-factor/prove', payload);
      return {
        payload: { challenge, code: code() },
        wrong: [
          ['another code', prove({ challenge, code: notThis(code()) }), 'auth.wrong_code'],
          ['another challenge', prove({ challenge: madeUp, code: code() }), 'auth.challenge_dead'],
        ],
        shows: showsIn('user.userId', owner.id),
      };
    },
  },
  'POST /api/auth/logout': {
    who: 'user',
    prepare: ({ call }) => ({
      shows: async () => expect((await call('GET', '/api/auth/user')).statusCode).toBe(401),
    }),
  },
  'GET /api/auth/sessions': { who: 'user', prepare: () => ({ shows: showsIn('sessions.0.isCurrentSession', true) }) },
  'GET /api/auth/login-history': {
    who: 'user',
    prepare: () => ({ shows: showsIn('loginHistory.0.success', true) }),
  },
  'POST /api/auth/sessions/:sessionId/end': {
    who: 'user',
    async prepare({ id, call, email, password }) {
      const other = clientOf(app.send, id, (await enter({ email, password })).json<{ token: string }>().token);
      const [inUse, elsewhere] = [await sessionOf({ call }), await sessionOf(other)];
      const end = (session: string) => () => call('POST', `/api/auth/sessions/${session}/end`);
      return {
        named: elsewhere,
        wrong: [
          ['the one in use', end(inUse), 'auth.session_current'],
          ['an unknown one', end('no-such-session'), 'auth.session_not_found'],
        ],
        shows: async () => expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(401),
      };
    },
  },
  'POST /api/auth/password-reset': {
    who: 'anybody',
    prepare: ({ email }) => ({
      payload: { email },
      wrong: [['no address', () => post('/api/auth/password-reset', { email: 'nobody' }), 'request.invalid']],
      async shows(answer) {
        expect(await addressees()).toContain(email);
        const unknown = newAddress();
        expect((await post('/api/auth/password-reset', { email: unknown })).body).toBe(answer.body);
        expect(await addressees()).not.toContain(unknown);
      },
    }),
  },
  'POST /api/auth/password-reset/confirm': {
    who: 'anybody',
    async prepare({ email }) {
      await post('/api/auth/password-reset', { email });
      const path = '/api/auth/password-reset/confirm';
      const payload = { token: await linkTo(email), password: 'wholly new words' };
      return {
        payload,
        wrong: [['a made-up link', () => post(path, { ...payload, token: madeUp }), 'auth.link_dead']],
        async shows() {
          expect((await enter({ email, password: payload.password })).statusCode).toBe(200);
          expect(codeOf(await post(path, payload))).toBe('auth.link_dead');
        },
      };
    },
  },
  'POST /api/auth/password': {
    who: 'user',
    prepare: ({ call, email, password }) => {
      const payload = { currentPassword: password, newPassword: 'wholly new words' };
      const guess = { ...payload, currentPassword: 'not this one' };
      return {
        payload,
        wrong: [['another password', () => call('POST', '/api/auth/password', guess), 'auth.wrong_password']],
        shows: async () => expect((await enter({ email, password: payload.newPassword })).statusCode).toBe(200),
      };
    },
  },
  'POST /api/auth/verification': {
    who: 'user',
    prepare: ({ email }) => ({ shows: async () => expect(await addressees()).toContain(email) }),
  },
  'POST /api/auth/verification/confirm': {
    who: 'anybody',
    async prepare({ email, call }) {
      await call('POST', '/api/auth/verification');
      const path = '/api/auth/verification/confirm';
      return {
        payload: { token: await linkTo(email) },
        wrong: [['a made-up link', () => post(path, { token: madeUp }), 'auth.link_dead']],
        async shows() {
          expect((await call('GET', '/api/auth/safety')).json().data.emailVerified).toBe(true);
        },
      };
    },
  },
  'POST /api/auth/email': {
    who: 'user',
    prepare: ({ call, password }) => {
      const payload = { newEmail: newAddress(), password };
      const guess = { ...payload, password: 'not this one' };
      return {
        payload,
        wrong: [['another password', () => call('POST', '/api/auth/email', guess), 'auth.wrong_password']],
        shows: async () => expect(await addressees()).toContain(payload.newEmail),
      };
    },
  },
  'POST /api/auth/email/confirm': {
    who: 'anybody',
    async prepare({ id, call, email, password }) {
      // Of an address nobody has proved, no second mailbox is asked.
      await app.pool.query('update users set email_verified = true where user_id = $1', [id]);
      const newEmail = newAddress();
      await call('POST', '/api/auth/email', { newEmail, password });
      return {
        payload: { token: await linkTo(newEmail) },
        wrong: [['a made-up link', () => post('/api/auth/email/confirm', { token: madeUp }), 'auth.link_dead']],
        async shows(answer) {
          expect(answer.json().data.state).toBe('waiting');
          expect((await call('GET', '/api/auth/safety')).json().data).toMatchObject({ email, pendingEmail: newEmail });
        },
      };
    },
  },
  'GET /api/auth/safety': { who: 'user', prepare: ({ email }) => ({ shows: showsIn('data.email', email) }) },
  'POST /api/auth/second-factor': {
    who: 'user',
    async prepare({ id, call, password }) {
      await app.pool.query('update users set email_verified = true where user_id = $1', [id]);
      const setUp = (payload: object) => () => call('POST', '/api/auth/second-factor', payload);
      return {
        payload: { password },
        wrong: [
          ['another password', setUp({ password: 'not this one' }), 'auth.wrong_password'],
          ['no password', setUp({}), 'auth.wrong_password'],
        ],
      };
    },
  },
  'POST /api/auth/second-factor/enable': {
    who: 'user',
    async prepare(owner) {
      const { code } = await beginToProtect(app, owner);
      const path = '/api/auth/second-factor/enable';
      return {
        payload: { code: code() },
        wrong: [['another code', () => owner.call('POST', path, { code: notThis(code()) }), 'auth.wrong_code']],
        shows: async () => expect((await enter(owner)).json()).toHaveProperty('challenge'),
      };
    },
  },
  'POST /api/auth/second-factor/disable': {
    who: 'user',
    async prepare(owner) {
      const { code } = await protect(app, owner);
      const path = '/api/auth/second-factor/disable';
      return {
        payload: { code: code() },
        wrong: [['another code', () => owner.call('POST', path, { code: notThis(code()) }), 'auth.wrong_code']],
        shows: async () => expect((await enter(owner)).json()).toHaveProperty('token'),
      };
    },
  },
  'POST /api/auth/google/start': {
    who: 'anybody',
    prepare: () => ({
      wrong: [
        [
          'where it is not set up',
          () => withoutGoogle.send({ method: 'POST', url: '/api/auth/google/start' }),
          'auth.google_off',
        ],
      ],
      shows: (answer) => expect(answer.json().data.url).toContain(google.issuer),
    }),
  },
  'POST /api/auth/google/finish': {
    who: 'anybody',
    async prepare({ id, email }) {
      await app.pool.query('update users set email_verified = true where user_id = $1', [id]);
      const whom = { sub: `sub-of-${id}`, email, email_verified: true };
      const { url } = (await post('/api/auth/google/start')).json<{ data: { url: string } }>().data;
      const back = google.agree(url, whom);
      const finish = (payload: object) => () => post('/api/auth/google/finish', payload);
      return {
        payload: back,
        wrong: [['a made-up state', finish({ ...back, state: madeUp }), 'auth.google_failed']],
        shows: showsIn('user.userId', id),
      };
    },
  },
};

/** Calls that are not about an account; their features have tests of their own. */
const elsewhere = /^\/api\/(?:chat|intro|conversation-history|care-report|memories|health|ready|settings)(?:\/|$)/;

const wrongCredentials = 'auth.wrong_credentials';
const madeUp = 'x'.repeat(43);

test('every call that is served and is about an account has its row, and no row is without a call', async () => {
  const { paths } = (await app.send({ method: 'GET', url: '/api/openapi.json' })).json<{
    paths: Record<string, object>;
  }>();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const about = served.filter((call) => !elsewhere.test(call.split(' ')[1] ?? ''));
  expect(Object.keys(rows).toSorted()).toEqual(about.toSorted());
  expect(served.length).toBeGreaterThan(about.length);
});

test('the contract lets in the same people', () => {
  const access = { anybody: 'public', person: 'person', user: 'user' } as const;
  for (const [name, { who }] of Object.entries(rows)) {
    const contract = endpoints.find(({ method, path }) => `${method} ${path}` === name);
    expect(contract?.access, name).toBe(access[who]);
  }
});

test('the admin of these tests is one', async () => {
  const callers = createCallers({ store: createAuthStore(app.db), clock: app.clock });
  expect(await callers.findByBearer(admin.token)).toMatchObject({ userId: admin.id, isAdmin: true });
});

describe.each(Object.entries(rows))('%s', (name, row) => {
  const [method, path] = name.split(' ') as [Method, string];
  const addressed = (id: string) => path.replace(/:\w+/, id);
  const send = (headers: Record<string, string>, id: string, payload?: object) =>
    app.send({ method, url: addressed(id), headers, ...(payload && { payload }) });

  async function open() {
    const owner = await app.signUp();
    const right = (await row.prepare?.(owner)) ?? {};
    return { owner, right, id: right.named ?? owner.id, before: await stateOf(owner.id) };
  }

  test('is refused to whoever has not the right to it, and changes nothing; the same call by the right one succeeds', async () => {
    const { owner, right, id, before } = await open();
    const headers: Record<string, string> = row.who === 'anybody' ? {} : bearer(owner.token);
    for (const [what, call, code] of right.wrong ?? []) expect(codeOf(await call()), what).toBe(code);
    if (row.who === 'anybody') expect(right.wrong?.length, 'what is refused').toBeGreaterThan(0);
    else for (const each of await outsiders(row)) expect(await refusal(each, id, right.payload), each.what).toBe(401);
    if (path.includes(':')) {
      for (const each of await strangers(row)) expect(await refusal(each, id, right.payload), each.what).toBe(404);
    }
    expect(await stateOf(owner.id)).toEqual(before);

    const answer = await send(headers, id, right.payload);

    expect([answer.statusCode, codeOf(answer)]).toEqual([200, undefined]);
    await right.shows?.(answer);
  });

  if (row.who === 'person') {
    test('is for a visitor, by the cookie', async () => {
      const visitor = await app.visit();
      const right = row.prepare?.(visitor) ?? {};
      const answer = await send({ cookie: visitor.cookie }, visitor.id, right.payload);
      expect([answer.statusCode, codeOf(answer)]).toEqual([200, undefined]);
      await right.shows?.(answer);
    });
  }

  if (row.who !== 'anybody') {
    test('does not go by an id that somebody else names beside their own proof', async () => {
      const { owner, right, before } = await open();
      const stranger = await app.signUp();
      const url = `${addressed(stranger.id)}?userId=${owner.id}&id=${owner.id}`;
      const claimed = { ...right.payload, userId: owner.id, id: owner.id, user_id: owner.id };
      const answer = await app.send({
        method,
        url,
        headers: { ...bearer(stranger.token), 'x-user-id': owner.id },
        ...(right.payload && { payload: claimed }),
      });
      expect(answer.body).not.toContain(owner.id);
      expect(answer.body).not.toContain(owner.email);
      expect(await stateOf(owner.id)).toEqual(before);
    });
  }

  async function refusal({ headers }: Someone, id: string, payload?: object): Promise<number> {
    const answer = await send(headers, id, payload);
    expect(answer.json()).toMatchObject({ success: false, code: expect.any(String) });
    return answer.statusCode;
  }
});

interface Someone {
  what: string;
  headers: Record<string, string>;
}

/** Whoever has no proof at all, or one that counts no more. */
async function outsiders({ who }: Row): Promise<Someone[]> {
  const gone = await app.signUp();
  await gone.call('POST', '/api/auth/logout');
  return [
    { what: 'nobody', headers: {} },
    { what: 'a made-up token', headers: bearer(madeUp) },
    { what: 'a made-up cookie', headers: { cookie: `hv=${madeUp}` } },
    { what: 'a token that was signed out', headers: bearer(gone.token) },
    ...(who === 'user' ? [{ what: 'a visitor', headers: await cookieOf(app.visit()) }] : []),
  ];
}

/** Whoever has a proof, of somebody else. */
async function strangers({ who }: Row): Promise<Someone[]> {
  return [
    { what: 'another member', headers: bearer((await app.signUp()).token) },
    { what: 'an admin', headers: bearer(admin.token) },
    ...(who === 'person' ? [{ what: 'a visitor', headers: await cookieOf(app.visit()) }] : []),
  ];
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookieOf = async (visitor: Promise<Visitor>) => ({ cookie: (await visitor).cookie });

/** Everything of a person that a call could change, tries to sign in aside. */
async function stateOf(id: string): Promise<string[]> {
  const { rows: found } = await app.pool.query<{ row: string }>(
    `select a::text as row from user_accounts a where id = $1
     union all select u::text from users u where user_id = $1
     union all select c::text from companion_settings c where user_id = $1
     union all select f::text from second_factors f where user_id = $1
     union all select d::text from address_changes d where user_id = $1
     union all select p::text from subscriptions p where user_id = $1
     union all select s::text from user_sessions s where user_id = $1`,
    [id],
  );
  return found.map(({ row }) => row).toSorted();
}

function post(url: string, payload?: object): Promise<Response> {
  return app.send({ method: 'POST', url, ...(payload && { payload }) });
}

async function postFromElsewhere(url: string): Promise<Response> {
  const headers = { ...(await cookieOf(app.visit())), 'sec-fetch-site': 'cross-site' };
  return app.send({ method: 'POST', url, headers, payload: {} });
}

function enter({ email, password }: { email: string; password: string }): Promise<Response> {
  return post('/api/auth/login', { email, password });
}

async function sessionOf({ call }: Pick<Member, 'call'>): Promise<string> {
  const { sessions } = (await call('GET', '/api/auth/sessions')).json<{
    sessions: { sessionId: string; isCurrentSession: boolean }[];
  }>();
  return sessions.find(({ isCurrentSession }) => isCurrentSession)?.sessionId ?? '';
}

async function addressees(): Promise<string[]> {
  return (await app.mail()).map(({ to }) => to);
}

/** The secret of the link in the newest mail to this address. */
async function linkTo(email: string): Promise<string> {
  const letter = (await app.mail()).findLast(({ to }) => to === email);
  return /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}

let addresses = 0;
const newAddress = () => `who-may-${++addresses}@example.org`;
const notThis = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Expects this value at the end of this path through the answer. */
function showsIn(keys: string, value: unknown) {
  return (answer: Response) => expect(answer.json()).toHaveProperty(keys, value);
}
