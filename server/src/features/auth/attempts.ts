import { failedSignIns } from '@haven/contracts/policy/sign-in';
import { createHmac } from 'node:crypto';
import { deriveKey } from '#lib/master-key.ts';

/** Failed tries for one address since the last that worked, within the window. */
export interface Failures {
  count: number;
  lastAt: Date | undefined;
}

const windowMs = failedSignIns.windowMinutes * 60_000;

/** From when on failures count. */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}

/** How long the next try has to wait, in seconds; 0 when it need not. */
export function secondsToWait({ count, lastAt }: Failures, now: Date): number {
  if (count < failedSignIns.free || lastAt === undefined) return 0;
  const waitMs = Math.min(windowMs, failedSignIns.firstWaitSeconds * 1_000 * 2 ** (count - failedSignIns.free));
  // Where the clock was set back, the last try lies ahead: the wait is not longer for it.
  const leftMs = Math.min(waitMs, lastAt.getTime() + waitMs - now.getTime());
  return Math.max(0, Math.ceil(leftMs / 1_000));
}

/**
 * Under which name tries for an address nobody registered are kept. People type passwords there, so it cannot be read
 * or guessed without the master key.
 */
export function createAddressMask(masterKey: Buffer): (email: string) => string {
  const key = deriveKey(masterKey, 'unknown addresses');
  return (email) => `unknown:${createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')}`;
}
