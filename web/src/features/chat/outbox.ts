import { storageKeys } from '@haven/contracts/policy/screens';
import { z } from 'zod';
import { personalKey } from '#lib/account.ts';
import { readStoredJson, removeStored, writeStored } from '#lib/storage.ts';
import type { Outgoing } from './stream-state.ts';

const keptMessages = z.array(z.object({ id: z.string(), text: z.string(), writtenAt: z.string() }));

/** What the person wrote and the server has not taken, oldest first, as the last page left it. */
export function readOutbox(userId: string): Outgoing[] {
  const kept = readStoredJson(personalKey(storageKeys.outbox, userId), (value) => keptMessages.parse(value)) ?? [];
  return kept.map((message) => ({ ...message, state: 'queued' }));
}

/** Keeps these messages until the server has them, whatever becomes of the page. */
export function writeOutbox(userId: string, messages: readonly Outgoing[]): void {
  const key = personalKey(storageKeys.outbox, userId);
  if (messages.length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(messages.map(({ id, text, writtenAt }) => ({ id, text, writtenAt }))));
}

/** A message as it leaves the composer. Its id lets the server tell that it was sent twice. */
export function newOutgoing(text: string): Outgoing {
  const now = new Date();
  return { id: `msg_${now.getTime()}_${randomPart()}`, text, writtenAt: now.toISOString(), state: 'queued' };
}

function randomPart(): string {
  return Math.random().toString(36).slice(2, 11);
}
