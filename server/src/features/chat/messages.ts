import type { ChatMessage } from '@haven/contracts/chat';
import type { PersonKey } from '#lib/personal-text.ts';
import type { MessageRow } from './store.ts';

/** Where the words of a message are stored; they open only under this name. */
export const contentColumn = 'conversation_messages.content';

/** A stored message as its person reads it. */
export function messageOf(row: MessageRow, key: PersonKey): ChatMessage {
  return messageSaying(row, key.open(contentColumn, row.content));
}

/** The same, where its words are at hand: to open them costs. */
export function messageSaying(row: Omit<MessageRow, 'content'>, content: string): ChatMessage {
  return {
    id: row.id,
    seq: row.seq,
    sessionId: row.sessionId,
    role: row.role,
    content,
    timestamp: row.createdAt.toISOString(),
    status: row.status,
    ...(row.clientMessageId !== null && { clientId: row.clientMessageId }),
    ...(row.answeredBy !== null && { answeredBy: row.answeredBy }),
    ...(row.quickReplies !== null && { quickReplies: [...row.quickReplies] }),
  };
}
