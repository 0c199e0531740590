import { storageKeys } from '@haven/contracts/policy/screens';
import { moveBelongings, personalKey, readUserId } from './account.ts';
import { listStoredKeys, readStored, readStoredJson, removeStored, writeStored } from './storage.ts';

/**
 * Makes the browser a signed-in person's. What a visitor left here goes with them; how Haven talks is for the server
 * to say, which knows what the account had chosen.
 */
export function becomeUser(userId: string): void {
  const before = readUserId();
  // Somebody else is signed in here, in another tab perhaps: nothing of theirs is the new one's.
  if (before !== userId && readStored(storageKeys.authToken) !== null) forgetPerson();
  else if (before && before !== userId) {
    removeStored(personalKey(storageKeys.guide, before));
    moveBelongings(before, userId);
    moveConversations(before, userId);
  }
  removeStored(storageKeys.anonymousUserId);
  writeStored(storageKeys.userId, userId);
  const draft = readStored(personalKey(storageKeys.draft, userId));
  if (draft === null) return;
  writeStored(storageKeys.draft, draft);
  removeStored(personalKey(storageKeys.draft, userId));
}

/** Puts away what was being written until its writer signs in again: nobody else at this browser shall read it. */
export function putDraftAway(): void {
  const [draft, userId] = [readStored(storageKeys.draft), readUserId()];
  if (draft !== null && userId) writeStored(personalKey(storageKeys.draft, userId), draft);
  removeStored(storageKeys.draft);
}

/**
 * Forgets everything about whoever used this browser, but for how Haven looks in it. The token goes last: other tabs
 * take that for the sign that all is gone. False when the browser refused to remove something.
 */
export function forgetPerson(): boolean {
  const names = Object.values(storageKeys).filter(
    (name) => name !== storageKeys.theme && name !== storageKeys.authToken,
  );
  const isTheirs = (key: string) => names.some((name) => key === name || key.startsWith(`${name}:`));
  const removed = [...listStoredKeys().filter(isTheirs), storageKeys.authToken].map(removeStored);
  return removed.every(Boolean);
}

function moveConversations(from: string, to: string): void {
  const moved = readStoredJson(storageKeys.conversations, (value) =>
    (value as { userId?: unknown }[]).map((entry) => (entry.userId === from ? { ...entry, userId: to } : entry)),
  );
  if (moved) writeStored(storageKeys.conversations, JSON.stringify(moved));
}
