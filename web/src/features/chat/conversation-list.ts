import type { ChatMessage } from '@haven/contracts/chat';
import { storageKeys } from '@haven/contracts/policy/screens';
import { format } from 'date-fns';
import { z } from 'zod';
import { readStoredJson, removeStored, writeStored } from '#lib/storage.ts';

const conversationEntry = z.object({
  id: z.string(),
  /** Whose it is: a browser may be shared. */
  userId: z.string(),
  sessionId: z.string(),
  date: z.string(),
  dateFormatted: z.string(),
  messageNumber: z.number(),
  userMessage: z.string(),
  havenResponse: z.string(),
  tags: z.array(z.string()),
});
/** One exchange, a message and its reply, as the browser keeps it for the journal and the history. */
export type ConversationEntry = z.infer<typeof conversationEntry>;

const keptEntries = 1_000;

/** The exchanges of a person, oldest first. */
export function listConversations(userId: string): ConversationEntry[] {
  return readAll().filter((entry) => entry.userId === userId);
}

/** Keeps an exchange; another reply to the same message takes the place of the first. Returns how many there are. */
export function keepConversation(userId: string, message: ChatMessage, reply: ChatMessage): number {
  const others = readAll().filter(({ id }) => id !== message.id);
  const entry = toEntry(userId, message, reply, numberWithin(others, userId, message.sessionId));
  const all = [...others, entry].slice(-keptEntries);
  writeStored(storageKeys.conversations, JSON.stringify(all));
  return all.filter((kept) => kept.userId === userId).length;
}

/** Forgets the exchanges of a person. */
export function clearConversations(userId: string): void {
  const others = readAll().filter((entry) => entry.userId !== userId);
  if (others.length === 0) removeStored(storageKeys.conversations);
  else writeStored(storageKeys.conversations, JSON.stringify(others));
}

function readAll(): ConversationEntry[] {
  return readStoredJson(storageKeys.conversations, (value) => z.array(conversationEntry).parse(value)) ?? [];
}

function numberWithin(entries: readonly ConversationEntry[], userId: string, sessionId: string): number {
  return entries.filter((entry) => entry.userId === userId && entry.sessionId === sessionId).length + 1;
}

function toEntry(userId: string, message: ChatMessage, reply: ChatMessage, messageNumber: number): ConversationEntry {
  const { id, sessionId, timestamp, content } = message;
  const dateFormatted = format(timestamp, 'MMM d, yyyy');
  return {
    id,
    userId,
    sessionId,
    date: timestamp,
    dateFormatted,
    messageNumber,
    userMessage: content,
    havenResponse: reply.content,
    tags: [],
  };
}
