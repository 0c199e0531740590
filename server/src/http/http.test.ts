import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf, type Visitor } from '#testing/visitor.ts';
import { route } from './route.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await openTestApp();
  base = await app.listen();
});
afterAll(() => app.close());

test('every registered route has an access rule, and one without it stops the start', async () => {
  const fresh = await openTestApp();
  expect(() => fresh.app.http.get('/api/forgotten', () => 'open to all')).toThrow(/no access rule/);
  await fresh.close();
});

test('a contract without an access rule does not compile', () => {
  // @ts-expect-error Who may call is missing.
  const made = route({ method: 'GET', path: '/api/open', summary: 'Open to all.', output: z.object({}) }, () => ({}));
  expect(made.endpoint.access).toBeUndefined();
});

describe('what machines read', () => {
  test('health and readiness answer', async () => {
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    expect(await (await fetch(`${base}/api/ready`)).json()).toEqual({ status: 'ready' });
  });

  test('the contract lists each call with its path', async () => {
    const { paths } = (await (await fetch(`${base}/api/openapi.json`)).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/chat', '/api/user-account/{id}', '/api/conversation-history/{userId}']),
    );
  });

  test('the numbers hold route patterns and no ids', async () => {
    const person = await app.visit();
    await person.call('GET', `/api/user-account/${person.id}`);
    const numbers = await (await fetch(`${base}/metrics`)).text();
    expect(numbers).toContain('route="/api/user-account/:id"');
    expect(numbers).not.toContain(person.id);
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'the numbers are not for whom a proxy on this machine calls for (%s)',
    async (name) => {
      expect((await fetch(`${base}/metrics`, { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    },
  );

  test('behind a trusted proxy, the address it passes on opens nothing', async () => {
    const behind = await openTestApp({ trustProxy: '127.0.0.1' });
    try {
      const read = (headers: Record<string, string>) => behind.send({ method: 'GET', url: '/metrics', headers });
      expect((await read({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
      expect((await read({})).statusCode).toBe(200);
    } finally {
      await behind.close();
    }
  });
});

describe('every answer', () => {
  test('carries a request id, is not cached, and forbids framing and sniffing', async () => {
    const { headers } = await fetch(`${base}/api/settings`);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{22}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('that refuses is not cached either', async () => {
    for (const path of ['/api/auth/user', '/api/nothing']) {
      expect((await fetch(`${base}${path}`)).headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each([
    ['/api/user-account/%ff', 400],
    ['/api/user-account/%E0%A4%A', 400],
    [`/api/user-account/${'a'.repeat(301)}`, 404],
  ])('to %s has the one shape of an error, and repeats nothing', async (path, status) => {
    const answer = await fetch(`${base}${path}`);
    expect(answer.status).toBe(status);
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ success: false, code: expect.stringMatching(/^request\./) });
    expect(body).not.toContain(path);
  });

  test.each([
    ['no request at all', 'BREW / HTTP/1.1', '400'],
    ['20 kB of cookies', `GET / HTTP/1.1\r\nHost: haven\r\nCookie: hv=${'x'.repeat(20_000)}`, '431'],
  ])('to %s has that shape too', async (_name, head, status) => {
    const answer = await sendRaw(base, `${head}\r\n\r\n`);
    expect(answer.split(' ')[1]).toBe(status);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ success: false, code: 'request.invalid' });
  });

  test('about an unknown address below /api is a JSON 404', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fetch(`${base}/api/nothing/here`, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ success: false, code: 'request.not_found' });
    }
  });
});

describe('a body', () => {
  const post = (body: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`${base}/api/user-account`, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers });

  test.each([
    ['of another type', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['of plain text', '{}', 'text/plain', 415],
    ['that is no JSON', '{"companionName":', 'application/json', 400],
    ['that is a list', '[1,2]', 'application/json', 400],
    ['with an object for a string', '{"companionName":{"$gt":""}}', 'application/json', 400],
  ])('%s is refused', async (_name, body, type, status) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test('that is not UTF-8 is refused', async () => {
    const body = Buffer.concat([Buffer.from('{"companionName":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')]);
    expect((await post(body)).status).toBe(400);
  });

  test('that is compressed is not unpacked', async () => {
    const answer = await post(gzipSync('{}'), { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    expect(answer.status).toBe(400);
  });

  test('of a megabyte is refused at once', async () => {
    const answer = await post(JSON.stringify({ companionName: 'x'.repeat(1_000_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'request.too_large' });
  });

  test('of 100 MB is refused by its announced length, and memory does not grow by 20 MB', async () => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const status = await announce(base, 100_000_000);
    expect(status).toBe(413);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  });

  test('may hold a composed letter and a NUL: it is stored in one form, without the NUL', async () => {
    const person = await app.visit();
    await person.say('cafe\u0301 \0 again');
    expect((await person.history())[0]?.content).toBe('café  again');
  });
});

describe('a call from another origin', () => {
  const evil = { origin: 'https://evil.example' };

  test('that changes something is refused for a cookie caller', async () => {
    const person = await app.visit();
    const answer = await person.call('POST', '/api/chat', { message: 'hi', sessionId: 's' }, evil);
    expect(answer.statusCode).toBe(403);
    expect(codeOf(answer)).toBe('request.foreign_origin');
    expect(
      (
        await person.call('DELETE', `/api/conversation-history/${person.id}`, undefined, {
          'sec-fetch-site': 'cross-site',
        })
      ).statusCode,
    ).toBe(403);
    expect(
      (
        await person.call('DELETE', `/api/conversation-history/${person.id}`, undefined, {
          'sec-fetch-site': 'same-site',
        })
      ).statusCode,
    ).toBe(403);
  });

  test('of the same origin is taken', async () => {
    const person = await app.visit();
    const own = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
    expect((await person.call('POST', '/api/chat', { message: 'hi', sessionId: 's' }, own)).statusCode).toBe(200);
  });
});

describe('nothing but the credential says who calls', () => {
  test.each([
    ['a header', { 'x-user-id': 'ID' }],
    ['a bearer token that is an id', { authorization: 'Bearer ID' }],
    ['another cookie', { cookie: 'userId=ID' }],
  ])('%s does not', async (_name, headers) => {
    const person = await app.visit();
    const forged = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('ID', person.id)]),
    );
    const answer = await app.send({
      method: 'GET',
      url: `/api/user-account/${person.id}?userId=${person.id}`,
      headers: forged,
    });
    expect(answer.statusCode).toBe(401);
  });

  test('a wrong bearer token beside a good cookie is nobody', async () => {
    const person = await app.visit();
    const answer = await person.call('GET', `/api/user-account/${person.id}`, undefined, {
      authorization: `Bearer ${'x'.repeat(43)}`,
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('limits', () => {
  test('say when to come back, and hold for one caller only', async () => {
    const limited = await openTestApp({ limits: { read: { count: 2, seconds: 30 } } });
    try {
      const [person, other] = [await limited.visit(), await limited.visit()];
      const read = (who: Visitor) => who.call('GET', `/api/user-account/${who.id}`);
      await read(person);
      await read(person);
      const third = await read(person);
      expect(third.statusCode).toBe(429);
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
      expect((await read(other)).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('hold for all addresses of one IPv6 line together', async () => {
    const limited = await openTestApp({ limits: { account: { count: 1, seconds: 60 } } });
    try {
      const create = (remoteAddress: string) =>
        limited.send({ method: 'POST', url: '/api/user-account', payload: {}, remoteAddress });
      const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'];
      const statuses = [];
      for (const address of addresses) statuses.push((await create(address)).statusCode);
      expect(statuses).toEqual([200, 429, 200]);
    } finally {
      await limited.close();
    }
  });

  test('on new accounts hold for an address, whatever it says in front of it', async () => {
    const limited = await openTestApp({ limits: { account: { count: 2, seconds: 60 } } });
    try {
      const create = (forwarded: string) =>
        limited.send({
          method: 'POST',
          url: '/api/user-account',
          payload: {},
          headers: { 'x-forwarded-for': forwarded },
        });
      const statuses = [];
      for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) statuses.push((await create(address)).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});

test('the log holds no words, id, cookie or address of anybody', async () => {
  const person = await app.visit();
  await person.say('a very particular sentence');
  await person.call('PUT', `/api/companion-settings/${person.id}`, {
    userName: 'Zenobia',
    userEmail: 'zenobia@example.org',
  });
  await person.call('GET', `/api/conversation-history/${person.id}?sessionId=${person.sessionId}`);
  // The server says its own address when it begins to listen; that is nobody's.
  const log = app.logs.filter((line) => !line.includes('Server listening')).join('\n');
  expect(log).toContain('/api/conversation-history/:userId');
  const secret = person.cookie.split('=')[1] ?? '';
  for (const word of ['particular', 'Zenobia', 'zenobia@', person.id, secret, '127.0.0.1'])
    expect(log).not.toContain(word);
});

function sendRaw(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('data', (data) => (answer += data.toString()));
    socket.once('close', () => resolve(answer));
    socket.once('error', reject);
  });
}

/** Announces a body of so many bytes and sends only its beginning; answers the status that came. */
function announce(origin: string, bytes: number): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/user-account HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{"companionName":"`,
      );
    });
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
