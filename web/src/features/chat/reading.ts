import type { ChatEvent, ChatMessage } from '@haven/contracts/chat';
import { logFailure } from '#lib/log.ts';
import { keepAccess } from './access-cache.ts';
import { keepConversation } from './conversation-list.ts';
import type { LocalEvent } from './advance.ts';
import type { StreamState } from './stream-state.ts';
import type { FollowEvent, Wire } from './wire.ts';

/** A message and its reply, as they come to rest. */
export interface Exchange {
  /** How many exchanges this browser keeps of the person. */
  count: number;
  message: string;
  sessionId: string;
}

interface ReadingNeeds {
  wire: Wire;
  getState: () => StreamState;
  apply: (event: ChatEvent | LocalEvent) => void;
  /** The other tabs have something to fetch. */
  onNews: () => void;
  onExchange: (exchange: Exchange) => void;
}

/** Reads replies, one at a time: from their beginning, or from where they stand. */
export function createReading({ wire, getState, apply, onNews, onExchange }: ReadingNeeds) {
  let reading: AbortController | undefined;

  /** Reads an answer to its end, by another way if its connection breaks. Throws when it never began. */
  async function read(begin: (signal: AbortSignal) => AsyncIterable<ChatEvent>): Promise<void> {
    const own = new AbortController();
    let replyId: string | undefined;
    try {
      for await (const event of begin(own.signal)) {
        if (event.type === 'accepted') {
          replyId = event.reply.id;
          takeOver(own);
        }
        hear(event);
        if (event.type === 'accepted' || event.type === 'done') onNews();
      }
    } catch (error) {
      if (own.signal.aborted) return;
      if (replyId === undefined) throw error;
    }
    if (replyId !== undefined && getState().growingId === replyId && !own.signal.aborted) await follow(replyId);
  }

  async function follow(replyId: string): Promise<void> {
    const own = new AbortController();
    takeOver(own);
    try {
      for await (const event of wire.follow(replyId, own.signal)) hear(event);
    } catch (error) {
      if (own.signal.aborted) return;
      logFailure('Following the reply', error);
    }
    if (getState().growingId === replyId && !own.signal.aborted) apply({ type: 'cut' });
  }

  // Words are read from one reply at a time.
  function takeOver(own: AbortController): void {
    if (reading !== own) reading?.abort();
    reading = own;
  }

  function hear(event: FollowEvent): void {
    const growingId = getState().growingId;
    apply(event);
    if (event.type === 'done') keepAccess(event.entitlement);
    if ('reply' in event && event.type !== 'accepted' && event.reply?.id === growingId) settle(event.reply);
  }

  function settle(reply: ChatMessage | undefined): void {
    const message = getState().messages.findLast(({ role, seq }) => role === 'user' && seq < (reply?.seq ?? 0));
    if (!reply || !message || reply.content === '') return;
    const count = keepConversation(getState().userId, message, reply);
    onExchange({ count, message: message.content, sessionId: getState().sessionId });
  }

  /** Reads no further. The reply goes on without this page. */
  function leave(): void {
    reading?.abort();
  }

  return { read, follow, hear, leave };
}
