import { endpoints } from '@haven/contracts/endpoints';
import type { Endpoint } from '@haven/contracts/endpoint';
import { assert, asyncProperty, constantFrom, jsonValue, nat } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Member } from '#testing/member.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import type { Visitor } from '#testing/visitor.ts';

let app: TestApp;
let member: Member;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp();
});
// A call may have ended the session or removed the account: each test begins with new people.
beforeEach(async () => {
  [member, visitor] = [await app.signUp(), await app.visit()];
});
afterAll(() => app.close());

const built = (): Endpoint[] => endpoints.filter(({ method, path }) => app.app.http.hasRoute({ method, url: path }));

/** Values that a field does not expect, or that are at the edge of what it does. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\0',
  'nul\0inside',
  '\ud800',
  '\u202Eabc',
  '%00',
  '../../etc/passwd',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  'Bcc: everybody@example.org\r\n',
  '𝒜'.repeat(300),
  'x'.repeat(20_000),
  'ﷺ'.repeat(5_000),
  [],
  ['a', null, 3],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  { $gt: '' },
  { toString: 'x' },
  { constructor: { prototype: { isAdmin: true } } },
];

/** A value that passes, so that a hostile field beside it gets as far as it can. */
const fitting: Readonly<Record<string, unknown>> = {
  message: 'hello there',
  content: 'hello there',
  sessionId: 'session_1_abc',
  role: 'user',
  email: 'somebody@example.org',
  newEmail: 'somebody.else@example.org',
  password: 'sea glass, slowly',
  currentPassword: 'sea glass, slowly',
  newPassword: 'sea glass, quickly',
  firstName: 'Robin',
  token: 'x'.repeat(43),
  challenge: 'x'.repeat(43),
  code: '123456',
  state: 'x'.repeat(40),
};

function fieldsOf({ input }: Endpoint): string[] {
  return Object.keys((input as z.ZodObject | undefined)?.shape ?? {});
}

function addressOf({ path }: Endpoint, id: string): string {
  return path.replaceAll(/:\w+/g, () => encodeURIComponent(id));
}

async function statusOf(endpoint: Endpoint, id: string, headers: Record<string, string>, payload: unknown) {
  const answer = await app.send({
    method: endpoint.method,
    url: addressOf(endpoint, id),
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  });
  return answer.statusCode;
}

const callers = () => [
  { id: member.id, headers: { authorization: `Bearer ${member.token}` } },
  { id: visitor.id, headers: { cookie: visitor.cookie } },
];

test('the calls that are built are most of the contract, and not only a few', () => {
  expect(built().length).toBeGreaterThan(35);
});

// Deleting the account is left to its own tests; here it would only turn every later call into a 401.
const kept = ({ path }: Endpoint) => !path.startsWith('/api/account/cancel') && path !== '/api/auth/logout';

describe('whatever a field holds, the answer is never a 500', () => {
  test.for(endpoints.filter(kept).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    { timeout: 60_000 },
    async ([, endpoint], { skip }) => {
      if (!built().includes(endpoint)) skip('not built yet');
      const fields = fieldsOf(endpoint);
      const base = Object.fromEntries(
        fields.filter((field) => field in fitting).map((field) => [field, fitting[field]]),
      );
      for (const { id, headers } of callers()) {
        for (const field of fields)
          for (const value of hostile)
            expect(await statusOf(endpoint, id, headers, { ...base, [field]: value }), field).not.toBe(500);
        if (endpoint.path.includes(':'))
          for (const value of hostile.filter((one) => typeof one === 'string'))
            expect(await statusOf(endpoint, value.toWellFormed().slice(0, 200), headers, base)).not.toBe(500);
        for (const query of ['?before=-1&limit=0', '?limit=NaN', '?sessionId=%00', '?a[]=1&a[b]=2', '?%zz'])
          expect(
            (await app.send({ method: endpoint.method, url: `${addressOf(endpoint, id)}${query}`, headers }))
              .statusCode,
          ).not.toBe(500);
      }
    },
  );
});

test('any JSON at all, to any call, by anybody, is never a 500', { timeout: 120_000 }, async () => {
  const calls = built().filter((endpoint) => kept(endpoint) && endpoint.input !== undefined);
  await assert(
    asyncProperty(constantFrom(...calls), jsonValue({ maxDepth: 3 }), nat(2), async (endpoint, body, who) => {
      const caller = callers()[who] ?? { id: 'nobody', headers: {} };
      const fields = fieldsOf(endpoint);
      const payload = fields.length > 0 && who === 1 ? { [fields[0] ?? '']: body } : body;
      expect(await statusOf(endpoint, caller.id, caller.headers as Record<string, string>, payload)).not.toBe(500);
    }),
    { numRuns: 300 },
  );
});

test('afterward everybody still has what is theirs, and nobody else has it', async () => {
  await visitor.say('still mine');
  expect((await visitor.history())[0]?.content).toBe('still mine');
  expect(await member.history()).toEqual([]);
  const answer = await app.send({
    method: 'GET',
    url: `/api/user-account/${visitor.id}`,
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(answer.statusCode).toBe(404);
});
