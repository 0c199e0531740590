import { session } from '@haven/contracts/policy/sign-in';
import type { Clock } from '#lib/clock.ts';
import { hashSecret } from '#lib/secret.ts';
import type { AuthStore } from './store.ts';

const minuteMs = 60_000;
const idleMs = session.idleDays * 24 * 60 * minuteMs;

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
    const idleSince = new Date(now.getTime() - idleMs);
    const found = await store.findSession(hashSecret(token), now, idleSince);
    if (!found) return;
    if (isStale(found.lastActivity)) await store.touchSession(found.userId, found.sessionId, now);
    return { userId: found.userId, kind: 'user' as const, sessionId: found.sessionId };
  }

  function isStale(lastUsed: Date): boolean {
    return clock.now().getTime() - lastUsed.getTime() > minuteMs;
  }

  return { findByVisitorSecret, findByBearer };
}
