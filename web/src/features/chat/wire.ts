import {
  beginVisit,
  type ChatEvent,
  type ChatMessage,
  followReply,
  listHistory,
  removeHistory,
  retryReply,
  sendMessage,
  setOffRecord,
  stopReply,
} from '@haven/contracts/chat';
import type { OutputOf } from '@haven/contracts/endpoint';
import { companionName } from '@haven/contracts/policy/screens';
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

  async *send(body: Said & { userId: string }, signal: AbortSignal) {
    yield* readAnswer(await callForResponse(sendMessage, { body, accept, signal }), body);
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

  async setOffRecord(sessionId: string, isOn: boolean): Promise<void> {
    await call(setOffRecord, { body: { sessionId, isOn } });
  },

  async clear(userId: string): Promise<void> {
    await call(removeHistory, { params: { id: userId } });
  },
};

export type Wire = typeof wire;

/** `stopped` stands for a reply that had ended before it could be followed. */
export type FollowEvent = ChatEvent | { type: 'stopped'; reply: ChatMessage };

interface Said {
  message: string;
  messageId: string;
  sessionId: string;
}

async function* readAnswer(response: Response, said?: Said): AsyncGenerator<ChatEvent> {
  if (isEventStream(response)) yield* readEvents<ChatEvent>(response);
  else yield* toEvents(completed((await response.json()) as PlainAnswer, said));
}

/** What any server of this call answers at least: `data.response`, or a `message` that says why there is none. */
type PlainAnswer = { success: boolean; message?: string; data?: Partial<WholeAnswer> };
type WholeAnswer = OutputOf<typeof sendMessage>['data'];

/**
 * The answer with what a plain server leaves out.
 * @throws with the server's words, else the specified ones, when there is no reply in it.
 */
function completed({ success, message, data }: PlainAnswer, said?: Said): WholeAnswer {
  if (!success || data?.response === undefined) throw new Error(message ?? failedText);
  const now = Date.now();
  const { message: text = '', messageId = `message_${now}`, sessionId = '' } = said ?? {};
  const common = { sessionId, timestamp: new Date(now).toISOString(), status: 'complete' } as const;
  return {
    companionName,
    message: { ...common, id: messageId, clientId: messageId, seq: now, role: 'user', content: text },
    reply: { ...common, id: `${messageId}-reply`, seq: now + 1, role: 'assistant', content: data.response },
    care: { crisis: false, tier: 'none' },
    notices: [],
    entitlement: { reason: 'beta', messagesRemaining: 0 },
    ...data,
    response: data.response,
  };
}

const failedText = 'Failed to get response';

function* toEvents({ message, reply, care, notices, entitlement }: WholeAnswer): Generator<ChatEvent> {
  yield { type: 'accepted', message, reply: { ...reply, content: '', status: 'growing' } };
  if (care.crisis) yield { type: 'crisis', tier: care.tier, care };
  for (const notice of notices) yield { type: 'notice', notice };
  yield { type: 'done', reply, entitlement, care };
}
