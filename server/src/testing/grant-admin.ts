import { TOTP } from 'otpauth';
import { clientOf, type Member } from './member.ts';
import type { TestApp } from './open-test-app.ts';

/** Makes somebody an admin, as an operator does, and signs them in with a second factor. */
export async function grantAdmin(app: TestApp, member: Member) {
  const { email, password } = member;
  await app.pool.query(`update users set role = 'admin' where email = $1`, [email]);
  const { secret } = (await member.call('POST', '/api/auth/second-factor', { password })).json<{
    data: { secret: string };
  }>().data;
  const code = () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  await member.call('POST', '/api/auth/second-factor/enable', { code: code() });
  // A code counts once.
  app.clock.advance({ seconds: 30 });
  const login = await app.send({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const { challenge } = login.json<{ challenge: string }>();
  const payload = { challenge, code: code() };
  const proved = await app.send({ method: 'POST', url: '/api/auth/second-factor/prove', payload });
  return { ...member, ...clientOf(app.send, member.id, proved.json<{ token: string }>().token) };
}
