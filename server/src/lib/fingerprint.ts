import { createHmac, createSecretKey } from 'node:crypto';
import { deriveKey } from './master-key.ts';

/** Tells equal texts of one person without telling what they say. 32 bytes. */
export type Fingerprint = (userId: string, text: string) => Buffer;

/** Keyed with a key of its own, so that nobody with the table alone can try texts. White space at the ends is ignored. */
export function createFingerprint(masterKey: Buffer): Fingerprint {
  const key = createSecretKey(deriveKey(masterKey, 'message fingerprint'));
  return (userId, text) => createHmac('sha256', key).update(`${userId}\n${text.trim()}`).digest();
}
