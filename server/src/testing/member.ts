import type { ChatMessage } from '@haven/contracts/chat';
import { randomBytes } from 'node:crypto';
import type { Send, Visitor } from './visitor.ts';

export interface MemberOptions {
  email?: string;
  password?: string;
  firstName?: string;
  /** Who was there before they registered. */
  visitor?: Visitor;
}

export type Member = Awaited<ReturnType<typeof createMemberClient>>;

/** Somebody who has registered, as their browser is: a token and a session. */
export async function createMemberClient(send: Send, options: MemberOptions = {}) {
  const email = options.email ?? `person-${randomBytes(6).toString('hex')}@example.org`;
  const password = options.password ?? 'sea glass, slowly';
  const registered = await send({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email, password, firstName: options.firstName ?? 'Robin' },
    ...(options.visitor && { headers: { cookie: options.visitor.cookie } }),
  });
  const { token, user } = registered.json<{ token: string; user: { userId: string } }>();
  return { ...clientOf(send, user.userId, token), email, password, registered };
}

/** The calls of somebody who holds this token. */
export function clientOf(send: Send, id: string, token: string) {
  function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    return send({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
  }

  function say(message: string, sessionId = 'session_1_abc') {
    return call('POST', '/api/chat', { message, sessionId });
  }

  async function history(): Promise<ChatMessage[]> {
    return (await call('GET', `/api/conversation-history/${id}`)).json<{ data: ChatMessage[] }>().data;
  }

  return { id, token, call, say, history };
}
