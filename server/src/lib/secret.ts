import { hash, randomBytes } from 'node:crypto';

/** A fresh secret of 256 random bits. Only its hash is ever stored. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. A 256-bit random value needs no slow hash. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
