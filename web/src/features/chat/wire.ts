import {
  beginVisit,
  type ChatEvent,
  type ChatMessage,
  followReply,
  listHistory,
  removeHistory,
  retryReply,
  sendMessage,
  stopReply,
} from '@haven/contracts/chat';
import type { OutputOf } from '@haven/contracts/endpoint';
import { call, callForResponse } from '#lib/call.ts';
import { isEventStream, readEvents } from '#lib/event-stream.ts';

// The server streams where it can; the answer is read by what it turns out to be.
const accept = 'text/event-stream, application/json';

export interface Page {
  messages: readonly ChatMessage[];
  hasMore: boolean;
}

/** The calls of the chat. What Haven says arrives as events, whether the answer is a stream or JSON. */
export const wire = {
  async visit(sessionId: string) {
    return (await call(beginVisit, { body: { sessionId } })).data;
  },

  async history(userId: string, sessionId: string, before?: number): Promise<Page> {
    const query = { sessionId, ...(before !== undefined && { before }) };
    const { data, hasMore } = await call(listHistory, { params: { userId }, query });
    return { messages: data, hasMore };
  },

  async *send(body: { message: string; messageId: string; sessionId: string; userId: string }, signal: AbortSignal) {
    yield* readAnswer(await callForResponse(sendMessage, { body, accept, signal }));
  },

  async *retry(messageId: string, signal: AbortSignal) {
    yield* readAnswer(await callForResponse(retryReply, { params: { messageId }, accept, signal }));
  },

  async *follow(messageId: string, signal: AbortSignal): AsyncGenerator<FollowEvent> {
    const response = await callForResponse(followReply, { params: { messageId }, accept, signal });
    if (isEventStream(response)) yield* readEvents<ChatEvent>(response);
    else yield { type: 'stopped', reply: ((await response.json()) as OutputOf<typeof followReply>).data };
  },

  async stop(messageId: string): Promise<ChatMessage> {
    return (await call(stopReply, { params: { messageId } })).data;
  },

  async clear(userId: string): Promise<void> {
    await call(removeHistory, { params: { id: userId } });
  },
};

export type Wire = typeof wire;

/** `stopped` stands for a reply that had ended before it could be followed. */
export type FollowEvent = ChatEvent | { type: 'stopped'; reply: ChatMessage };

async function* readAnswer(response: Response): AsyncGenerator<ChatEvent> {
  if (isEventStream(response)) yield* readEvents<ChatEvent>(response);
  else yield* toEvents((await response.json()) as OutputOf<typeof sendMessage>);
}

function* toEvents({ data }: OutputOf<typeof sendMessage>): Generator<ChatEvent> {
  const { message, reply, care, notices, entitlement } = data;
  yield { type: 'accepted', message, reply: { ...reply, content: '', status: 'growing' } };
  if (care.crisis) yield { type: 'crisis', tier: care.tier, care };
  for (const notice of notices) yield { type: 'notice', notice };
  yield { type: 'done', reply, entitlement, care };
}
