import { adminSession } from '@haven/contracts/policy/sign-in';
import type { Clock } from '#lib/clock.ts';
import { hashSecret } from '#lib/secret.ts';
import { idleSince } from './session-times.ts';
import type { AuthStore, FoundSession } from './store.ts';

const minuteMs = 60_000;

/** Somebody who made a call earlier. */
interface Known {
  userId: string;
  kind: 'visitor' | 'user';
  sessionId?: string;
}

/**
 * Turns credentials into callers. A session lives 30 days at most (its `expires_at`) and dies after 7 days unused.
 * Use is noted at most once a minute, so that reading costs no write.
 */
export function createCallers({ store, clock }: { store: AuthStore; clock: Clock }) {
  async function findByVisitorSecret(secret: string) {
    const hash = hashSecret(secret);
    const found = await store.findVisitor(hash);
    if (!found) return;
    if (isStale(found.lastUsedAt)) await store.touchVisitor(hash, clock.now());
    return { userId: found.userId, kind: 'visitor' as const };
  }

  async function findByBearer(token: string) {
    const now = clock.now();
    const found = await store.findSession(hashSecret(token), now, idleSince(now));
    if (!found) return;
    if (isStale(found.lastActivity)) await store.touchSession(found.userId, found.sessionId, now);
    const { userId, sessionId } = found;
    return { userId, kind: 'user' as const, sessionId, ...(mayAdminister(found, now) && { isAdmin: true }) };
  }

  async function listGone<C extends Known>(callers: readonly C[]): Promise<ReadonlySet<C>> {
    const now = clock.now();
    const sessions = callers.map(({ userId, sessionId = '' }) => ({ userId, sessionId }));
    const signedIn = await store.listAlive(
      sessions.filter(({ sessionId }) => sessionId !== ''),
      now,
      idleSince(now),
    );
    const visitors = await store.listVisitors(
      callers.filter(({ kind }) => kind === 'visitor').map(({ userId }) => userId),
    );
    const isHere = ({ kind, userId, sessionId }: Known) =>
      kind === 'visitor' ? visitors.has(userId) : signedIn.has(`${userId}/${sessionId}`);
    return new Set(callers.filter((caller) => !isHere(caller)));
  }

  function isStale(lastUsed: Date): boolean {
    return clock.now().getTime() - lastUsed.getTime() > minuteMs;
  }

  return { findByVisitorSecret, findByBearer, listGone };
}

/** An admin is one for half a day after signing in with a second factor, and an ordinary person otherwise. */
function mayAdminister({ role, withSecondFactor, loginTime }: FoundSession, now: Date): boolean {
  return (
    role === 'admin' && withSecondFactor && now.getTime() - loginTime.getTime() < adminSession.hours * 60 * minuteMs
  );
}
