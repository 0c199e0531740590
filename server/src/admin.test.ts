import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverRoot } from '#lib/server-root.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const program = join(serverRoot, 'build/admin.js');

async function admin(...words: string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: app.url };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...words], { env })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

const roleOf = async (id: string) =>
  (await app.pool.query<{ role: string }>('select role from users where user_id = $1', [id])).rows[0]?.role;

describe('the command line of the operator', () => {
  test('grants and revokes the admin role, whatever the case of the address', async () => {
    const member = await app.signUp();
    expect((await admin('grant', member.email.toUpperCase())).stdout).toMatch(/is an admin/);
    expect(await roleOf(member.id)).toBe('admin');
    await admin('revoke', member.email);
    expect(await roleOf(member.id)).toBe('user');
  });

  test('says so, and fails, when nobody has the address', async () => {
    const answer = await admin('grant', 'nobody@example.org');
    expect(answer).toMatchObject({ code: 1, stderr: 'There is no account with the address nobody@example.org.\n' });
  });

  test.each([[[]], [['grant']], [['make-me-king', 'a@example.org']], [['grant', 'a@example.org', 'more']]])(
    'shows what there is for %j',
    async (words) => {
      const answer = await admin(...words);
      expect(answer.code).toBe(1);
      expect(answer.stderr).toContain('grant EMAIL');
    },
  );

  test('reports the care of a year without naming anybody', async () => {
    const visitor = await app.visit();
    await visitor.say('i want to die tonight, i have the pills here');
    const report = await admin('care-report', '2026');
    expect(report.stdout).toMatch(/ 1$/m);
    expect(report.stdout).not.toContain(visitor.id);
  });
});

test('nothing on the web grants a role', async () => {
  const member = await app.signUp();
  for (const [method, url, body] of [
    ['PUT', `/api/user-account/${member.id}`, { role: 'admin', isAdmin: true }],
    ['PUT', `/api/companion-settings/${member.id}`, { role: 'admin' }],
    ['PUT', `/api/privacy-settings/${member.id}`, { role: 'admin' }],
  ] as const)
    await member.call(method, url, body);
  expect(await roleOf(member.id)).toBe('user');
});
