import type { ErrorCode } from '../errors.ts';

/** A rate limit: so many calls in so many seconds. Overridden by the setting `LIMIT_<NAME>`, as `count/seconds`. */
export interface RateLimit {
  count: number;
  seconds: number;
  /** What is counted: the caller (else the address), or the address always. */
  per: 'caller' | 'address';
  /** Counted by each process for itself, because it is taken too often to be counted in the database. */
  perProcess?: boolean;
  /** What whoever is over it is told, where the usual words are not enough. */
  code?: ErrorCode;
}

/** Every rate limit, by name. Sources: the threat notes in docs/decisions and the care rules (the chat has no daily cap). */
export const rateLimits = {
  chat: { count: 20, seconds: 60, per: 'caller' },
  chatAddress: { count: 120, seconds: 60, per: 'address' },
  /**
   * Far more than anybody types: only here is a message refused before it was read for danger. Its answer names the lines to call.
   */
  chatFlood: { count: 120, seconds: 60, per: 'caller', perProcess: true, code: 'chat.flood' },
  chatFloodAddress: { count: 1_200, seconds: 60, per: 'address', perProcess: true, code: 'chat.flood' },
  account: { count: 30, seconds: 3600, per: 'address' },
  read: { count: 600, seconds: 60, per: 'caller', perProcess: true },
  write: { count: 240, seconds: 60, per: 'caller', perProcess: true },
  register: { count: 30, seconds: 600, per: 'address' },
  login: { count: 100, seconds: 600, per: 'address' },
  export: { count: 10, seconds: 3600, per: 'caller' },
  /** Calls that send a mail. */
  mail: { count: 10, seconds: 3600, per: 'address' },
  /** Besides: it mails to an address somebody types. */
  addressChange: { count: 5, seconds: 3600, per: 'caller' },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof rateLimits;

/** Sizes and counts both sides need. Lengths in UTF-16 code units unless the name says otherwise. */
export const limits = {
  bodyBytes: 100_000,
  chatMessageLength: 8_000,
  /** Sessions of one person that are answered at the same time. */
  sessionsAtOnce: 3,
  sessionIdLength: 100,
  messageIdLength: 100,
  personalizedIntroLength: 500,
  userNameLength: 50,
  companionNameLength: 50,
  emailLength: 254,
  passwordMinLength: 6,
  passwordMaxLength: 200,
  /** What the hint beside the field recommends. */
  passwordRecommendedLength: 12,
  historyPageSize: 200,
  /** One thing Haven keeps about a person, and how many of them. */
  memoryLength: 200,
  memories: 200,
  /** How many of them come to mind for one message. */
  memoriesInMind: 6,
  /** Plain text of a reply, at most. */
  replyBytes: 16_000,
} as const;
