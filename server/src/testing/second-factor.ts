import { Secret, TOTP } from 'otpauth';
import { clientOf, type Member } from './member.ts';
import type { TestApp } from './open-test-app.ts';

/** Turns a second factor on. A code counts once, so half a minute passes; `code` gives the one the app shows now. */
export async function protect(app: TestApp, { id, call, password }: Pick<Member, 'id' | 'call' | 'password'>) {
  const { code } = await beginToProtect(app, { id, call, password });
  await call('POST', '/api/auth/second-factor/enable', { code: code() });
  app.clock.advance({ seconds: 30 });
  return { code };
}

/** Makes the secret, once the address is proved; nothing is asked for it before `enable`. */
export async function beginToProtect(app: TestApp, { id, call, password }: Pick<Member, 'id' | 'call' | 'password'>) {
  await app.pool.query('update users set email_verified = true where user_id = $1', [id]);
  const made = await call('POST', '/api/auth/second-factor', { password });
  const secret = Secret.fromBase32(made.json<{ data: { secret: string } }>().data.secret);
  return { code: () => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() }) };
}

/** Makes somebody an admin, as an operator does, and signs them in with a second factor. */
export async function grantAdmin(app: TestApp, member: Member) {
  const { email, password } = member;
  await app.pool.query(`update users set role = 'admin' where email = $1`, [email]);
  const { code } = await protect(app, member);
  const login = await app.send({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const payload = { challenge: login.json<{ challenge: string }>().challenge, code: code() };
  const proved = await app.send({ method: 'POST', url: '/api/auth/second-factor/prove', payload });
  return { ...member, ...clientOf(app.send, member.id, proved.json<{ token: string }>().token) };
}
