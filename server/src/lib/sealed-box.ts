import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { drawBytes } from './random-bytes.ts';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/**
 * AES-256-GCM: version (1) · nonce (12) · tag (16) · ciphertext. The label is bound to the box: it opens only under
 * the label it was sealed with.
 */
export function sealBox(key: Buffer | KeyObject, label: string, content: Buffer): Buffer {
  const nonce = drawBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  // In memory of its own: a box may be held as long as a reply lasts, and would keep all of Node's 64 kB for small buffers with it.
  const box = Buffer.allocUnsafeSlow(HEADER_BYTES + content.length);
  box[0] = VERSION;
  box.set(nonce, 1);
  box.set(cipher.update(content), HEADER_BYTES);
  cipher.final();
  box.set(cipher.getAuthTag(), 1 + NONCE_BYTES);
  return box;
}

/** @throws when the key or the label is another one, or a bit was changed. */
export function openBox(key: Buffer | KeyObject, label: string, box: Buffer): Buffer {
  if (box.length < HEADER_BYTES || box[0] !== VERSION) throw new Error('This is not a sealed box of a known version.');
  const nonce = box.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(label));
  decipher.setAuthTag(box.subarray(1 + NONCE_BYTES, HEADER_BYTES));
  const content = decipher.update(box.subarray(HEADER_BYTES));
  // Of this cipher nothing comes at the end but whether the tag is right.
  decipher.final();
  return content;
}
