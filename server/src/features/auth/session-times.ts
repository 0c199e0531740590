import { session } from '@haven/contracts/policy/sign-in';

const dayMs = 24 * 60 * 60_000;

/** A session last used before this moment has run out. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - session.idleDays * dayMs);
}

/** When a session that begins now ends, however much it is used. */
export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + session.days * dayMs);
}
