import { z } from 'zod';
import { limits } from './policy/limits.ts';

/** Text as stored: NFC, without NUL and halves of characters. The length is that of what is stored: NFC can be longer. */
export function text(maxLength: number, tooLong = `Please use at most ${maxLength} characters.`) {
  return z
    .string()
    .overwrite((value) => value.toWellFormed().normalize('NFC').replaceAll('\0', ''))
    .max(maxLength, tooLong);
}

/** An id the server made: letters, digits, `_` and `-`. */
export const serverId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'This id is not valid.');

/** A chat session's id, made by the client from a time stamp and a random string; it means something only beside its owner. */
export const sessionId = z
  .string()
  .min(1)
  .max(limits.sessionIdLength)
  .regex(/^[\w.:-]+$/, 'This session id is not valid.');

/** A message's id, made by the client, so that a message sent twice is stored once. */
export const clientMessageId = z
  .string()
  .min(1)
  .max(limits.messageIdLength)
  .regex(/^[\w.:-]+$/, 'This message id is not valid.');

export const timestamp = z.iso.datetime();

// Letters, marks and digits of every script, as addresses have them today, but nothing that cannot be seen.
const addressPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/**
 * An e-mail address, trimmed and in NFC. Letters beyond ASCII are lower case, so that `lower()` of any database finds
 * the twins of an address; ASCII letters stay as they were typed.
 */
export const email = text(limits.emailLength)
  .overwrite(foldAddress)
  // A letter can become two in lower case.
  .max(limits.emailLength, `Please use at most ${limits.emailLength} characters.`)
  .regex(addressPattern, 'Please enter a valid email address');

function foldAddress(value: string): string {
  return value
    .trim()
    .replaceAll(/[^\0-\x7F]+/g, (letters) => letters.toLowerCase())
    .normalize('NFC');
}

/** An address, or an empty string where none is given. */
export const optionalEmail = z.union([z.literal(''), email]);

/** Dollars on the wire; whole cents inside. */
export const dollars = z.number().multipleOf(0.01);

/** The answer of a call that has nothing to tell but that it worked. */
export const done = z.object({ success: z.literal(true) });

/** A successful answer that carries data. */
export function answer<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}
