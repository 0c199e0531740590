import { storageKeys } from '@haven/contracts/policy/screens';
import { readStored, writeStored } from '#lib/storage.ts';

/** The session of this browser, shared by its tabs; a new one where there is none. */
export function readSessionId(): string {
  return readStored(storageKeys.sessionId) ?? startSession();
}

/** Begins a new session. */
export function startSession(): string {
  const sessionId = `session_${Date.now()}_${Math.random().toString(36).slice(2, 11)}`;
  writeStored(storageKeys.sessionId, sessionId);
  return sessionId;
}
