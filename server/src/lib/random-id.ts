import { drawBytes } from './random-bytes.ts';

/** 128 random bits as 22 characters (base64url): names a person, a message, a session. */
export function randomId(): string {
  return drawBytes(16).toString('base64url');
}
