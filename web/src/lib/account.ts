import type { createUserAccount } from '@haven/contracts/account';
import { companionName, storageKeys } from '@haven/contracts/policy/screens';
import { call } from './call.ts';
import { logFailure } from './log.ts';
import { readStored, removeStored, useStored, writeStored } from './storage.ts';

// What the browser keeps for one person, with their id behind the name.
const personalKeys = [storageKeys.currentStep, storageKeys.guide, storageKeys.outbox, storageKeys.draft] as const;

const creating = { method: 'POST', path: '/api/user-account' } as const;

let creation: Promise<string> | undefined;

/** The id by which this browser knows its person: a signed-in user's, a visitor's, or one made here. */
export function readUserId(): string | undefined {
  return readStored(storageKeys.userId) ?? undefined;
}

/** The same, kept up to date. Undefined in the first render. */
export function useUserId(): string | undefined {
  return useStored(storageKeys.userId) ?? undefined;
}

/** Whether the id was made here because the server could not be asked. No call can be made under it. */
export function isLocalId(userId: string): boolean {
  return /^user_\d+_/.test(userId);
}

/** Under which name the browser keeps something of one person. */
export function personalKey(name: (typeof personalKeys)[number], userId: string): string {
  return `${name}:${userId}`;
}

/**
 * The person's id, from the server if it can be reached. Where it cannot, a local id stands in without a word, and the
 * next call of this tries again; what was kept under the local id then belongs to the server's. Never throws.
 */
export function ensureAccount(): Promise<string> {
  const known = readUserId();
  if (known && !isLocalId(known)) return Promise.resolve(known);
  return renewAccount();
}

/** Asks the server for an account even though there was one: a visitor's cookie may be gone. Never throws. */
export function renewAccount(): Promise<string> {
  creation ??= createAccount().finally(() => {
    creation = undefined;
  });
  return creation;
}

/** Lets go of the visitor and of what the browser kept for them: the server has erased them. */
export function forgetAccount(): void {
  for (const key of personalKeys) removeStored(personalKey(key, readUserId() ?? ''));
  removeStored(storageKeys.userId);
  removeStored(storageKeys.anonymousUserId);
}

/** What was kept for one id is another's now: it was the same person. */
export function moveBelongings(from: string, to: string): void {
  for (const name of personalKeys) {
    const value = readStored(personalKey(name, from));
    if (value === null) continue;
    writeStored(personalKey(name, to), value);
    removeStored(personalKey(name, from));
  }
}

async function createAccount(): Promise<string> {
  try {
    const { data } = await call<typeof createUserAccount>(creating, { body: { companionName } });
    return adopt(data.id);
  } catch (error) {
    logFailure('Creating the account', error);
    return adopt(readUserId() ?? newLocalId());
  }
}

function adopt(userId: string): string {
  const before = readUserId();
  if (before && before !== userId) moveBelongings(before, userId);
  writeStored(storageKeys.anonymousUserId, userId);
  writeStored(storageKeys.userId, userId);
  return userId;
}

function newLocalId(): string {
  return `user_${Date.now()}_${Math.random().toString(36).slice(2, 11)}`;
}
