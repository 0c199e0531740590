import type { ChatMessage } from '@haven/contracts/chat';
import type { InjectOptions, Response } from 'light-my-request';

export type Send = (request: InjectOptions) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Visitor = Awaited<ReturnType<typeof createVisitorClient>>;

/** A person as a browser is one: an account, its cookie, and a session. */
export async function createVisitorClient(send: Send) {
  const created = await send({ method: 'POST', url: '/api/user-account', payload: { companionName: 'Haven' } });
  const { id } = created.json<{ data: { id: string } }>().data;
  const cookie = String(created.headers['set-cookie']).split(';')[0] ?? '';
  const sessionId = 'session_1_abc';

  function call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
    return send({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) });
  }

  function say(message: string, more: { messageId?: string; sessionId?: string } = {}) {
    return call('POST', '/api/chat', { message, sessionId, userId: id, ...more });
  }

  async function history(query = ''): Promise<ChatMessage[]> {
    return (await call('GET', `/api/conversation-history/${id}${query}`)).json<{ data: ChatMessage[] }>().data;
  }

  return { id, cookie, sessionId, call, say, history };
}

/** The code of an error answer; undefined for any other. */
export function codeOf(response: Response): string | undefined {
  return response.json<{ code?: string }>().code;
}
