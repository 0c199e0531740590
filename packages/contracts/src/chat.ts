import { z } from 'zod';
import { careNotice, careState, tier } from './care.ts';
import { endpoint } from './endpoint.ts';
import { answer, clientMessageId, done, serverId, sessionId, text, timestamp } from './fields.ts';
import { entitlementReasons } from './policy/access.ts';
import { limits } from './policy/limits.ts';

export const role = z.enum(['user', 'assistant']);

/**
 * How far a message has come. `growing`: being written now. `incomplete`: cut off by a fault. `stopped`: the person
 * stopped it. `failed`: nothing could be said. Everything a person writes is `complete` at once.
 */
export const messageStatus = z.enum(['complete', 'growing', 'incomplete', 'stopped', 'failed']);
export type MessageStatus = z.infer<typeof messageStatus>;

export const chatMessage = z.object({
  id: serverId,
  /** The server's order within a person's messages: higher is later. */
  seq: z.number().int().positive(),
  sessionId,
  role,
  content: z.string(),
  timestamp,
  status: messageStatus,
  /** The id its sender gave it, where there was one. */
  clientId: clientMessageId.optional(),
  /** What a person may answer with one tap. */
  quickReplies: z.array(z.string()).optional(),
  /** The built-in companion answered because the language model could not. */
  answeredBy: z.literal('builtin').optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What a person may use now, decided by the server. */
export const entitlement = z.object({
  reason: z.enum(entitlementReasons),
  /** Free messages left; it counts only while `reason` is `trial`. */
  messagesRemaining: z.number().int().nonnegative(),
  expiresAt: timestamp.optional(),
});
export type Entitlement = z.infer<typeof entitlement>;

export const chatEvent = z.discriminatedUnion('type', [
  /** First: the person's message is stored. `reply` is the empty row that now grows. */
  z.object({ type: z.literal('accepted'), message: chatMessage, reply: chatMessage }),
  /** Before any word of the reply, when a message speaks of risk. */
  z.object({ type: z.literal('crisis'), tier, care: careState }),
  z.object({ type: z.literal('notice'), notice: careNotice }),
  /** Before the words of a reply that the built-in companion gives because the language model could not. */
  z.object({ type: z.literal('answered_by'), by: z.literal('builtin') }),
  /** Words to append. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The whole reply so far: sent to a reader who comes late, and in place of words that had to go. */
  z.object({ type: z.literal('replace'), text: z.string() }),
  z.object({ type: z.literal('done'), reply: chatMessage, entitlement, care: careState }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string(), reply: chatMessage.optional() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat',
  access: 'person',
  summary: 'Say something to Haven. Answers JSON, or the events of the reply when asked for text/event-stream.',
  input: z.object({
    message: text(limits.chatMessageLength).refine((value) => value.trim() !== '', 'Message is required'),
    sessionId,
    /** Compared with the caller, never used to find anybody. */
    userId: z.string().max(100).nullish(),
    /** Made by the client; the same id twice is stored and answered once. */
    messageId: clientMessageId.optional(),
  }),
  output: answer(
    z.object({
      response: z.string(),
      companionName: z.string(),
      message: chatMessage,
      reply: chatMessage,
      entitlement,
      care: careState,
      notices: z.array(careNotice),
    }),
  ),
  events: chatEvent,
  limit: 'chatFlood',
  floodLimit: 'chatFloodAddress',
});

export const followReply = endpoint({
  method: 'GET',
  path: '/api/chat/replies/:messageId',
  access: 'person',
  summary: 'Follow a reply that may still be growing: the whole so far, then each new word, then its end.',
  params: z.object({ messageId: serverId }),
  output: answer(chatMessage),
  events: chatEvent,
  limit: 'read',
});

export const stopReply = endpoint({
  method: 'POST',
  path: '/api/chat/replies/:messageId/stop',
  access: 'person',
  summary: 'Stop a reply that is growing. What was said so far stays.',
  params: z.object({ messageId: serverId }),
  output: answer(chatMessage),
  limit: 'write',
});

/** Retrying makes a new reply to the same message; the broken one is replaced. */
export const retryReply = endpoint({
  method: 'POST',
  path: '/api/chat/replies/:messageId/retry',
  access: 'person',
  summary: 'Ask again for a reply that failed, was stopped or cut off.',
  params: z.object({ messageId: serverId }),
  output: sendMessage.output,
  events: chatEvent,
  limit: 'chatFlood',
  floodLimit: 'chatFloodAddress',
});

export const beginVisit = endpoint({
  method: 'POST',
  path: '/api/chat/visit',
  access: 'person',
  summary: 'A page with the chat was opened: what Haven has to say first, and where the conversation stands.',
  input: z.object({ sessionId }),
  output: answer(
    z.object({
      /** False once a session has been idle for a day: the client then makes a new id. */
      sessionOpen: z.boolean(),
      care: careState,
      notices: z.array(careNotice),
      entitlement,
      /** Nothing is remembered of this session, and it goes when it ends. */
      offRecord: z.boolean(),
      /** The reply now growing in this session, if one is. */
      growing: chatMessage.optional(),
    }),
  ),
  limit: 'write',
});

export const setOffRecord = endpoint({
  method: 'POST',
  path: '/api/chat/off-the-record',
  access: 'person',
  summary: 'Take a session off the record, or put it back: nothing is remembered of it, and it goes when it ends.',
  input: z.object({ sessionId, isOn: z.boolean() }),
  output: done,
  limit: 'write',
});

export const getIntro = endpoint({
  method: 'GET',
  path: '/api/intro/:companionName',
  access: 'public',
  summary: 'The greeting a conversation opens with.',
  params: z.object({ companionName: z.string().max(200) }),
  output: answer(z.object({ intro: z.string() })),
  limit: 'read',
});

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/conversation-history/:userId',
  access: 'person',
  summary: 'The messages of the caller, oldest first; the newest page unless `before` names another.',
  params: z.object({ userId: z.string().max(100) }),
  query: z.object({
    sessionId: sessionId.optional(),
    before: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(limits.historyPageSize).optional(),
  }),
  output: z.object({ success: z.literal(true), data: z.array(chatMessage), hasMore: z.boolean() }),
  limit: 'read',
});

export const saveHistory = endpoint({
  method: 'POST',
  path: '/api/conversation-history',
  access: 'person',
  summary: 'Keep a message the client holds. One the chat call has stored already is not stored again.',
  input: z.object({
    userId: z.string().max(100).nullish(),
    sessionId,
    role,
    content: text(limits.replyBytes).refine((value) => value.trim() !== '', 'Message is required'),
    messageId: clientMessageId.optional(),
  }),
  output: answer(chatMessage),
  limit: 'write',
});

export const removeHistory = endpoint({
  method: 'DELETE',
  path: '/api/conversation-history/:id',
  access: 'person',
  summary: "All of the caller's messages when the id is the caller's, else one message of theirs.",
  params: z.object({ id: serverId }),
  output: done.extend({ removed: z.number().int().nonnegative() }),
  limit: 'write',
});
