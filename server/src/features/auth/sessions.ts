import type { listLoginHistory, session as sessionSchema } from '@haven/contracts/auth';
import type { OutputOf } from '@haven/contracts/endpoint';
import { shownSignIns } from '@haven/contracts/policy/sign-in';
import type { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { idleSince } from './session-times.ts';
import type { AuthStore, SessionRow } from './store.ts';

export type Sessions = ReturnType<typeof createSessions>;
type Session = z.infer<typeof sessionSchema>;
type LoginHistory = OutputOf<typeof listLoginHistory>['loginHistory'];

interface Needs {
  store: AuthStore;
  clock: Clock;
}

/** Where a person is, or was, signed in. */
export function createSessions({ store, clock }: Needs) {
  /** Newest use first. A session that has run out is inactive, whether or not the sweep has seen it. */
  async function list(userId: string, currentId: string): Promise<Session[]> {
    const now = clock.now();
    const rows = await store.listSessions(userId, shownSignIns);
    return rows.map((row) => sessionOf(row, isAlive(row, now), row.sessionId === currentId));
  }

  /** The tries to sign in to this account, newest first. */
  async function listHistory(userId: string): Promise<LoginHistory> {
    const rows = await store.listAttempts(userId, shownSignIns);
    return rows.map(({ success, ipAddress, timestamp, failureReason, userAgent }) => ({
      success,
      ipAddress: ipAddress ?? unknown,
      attemptTime: timestamp.toISOString(),
      ...(failureReason !== null && { failureReason }),
      userAgent: userAgent ?? '',
    }));
  }

  /** Signs another device out, at once. */
  async function end(userId: string, sessionId: string, currentId: string): Promise<void> {
    if (sessionId === currentId) throw new AppError('auth.session_current');
    if (!(await store.endSession(userId, sessionId, clock.now()))) throw new AppError('auth.session_not_found');
  }

  return { list, listHistory, end };
}

function isAlive({ isActive, expiresAt, lastActivity }: SessionRow, now: Date): boolean {
  return isActive && expiresAt > now && lastActivity > idleSince(now);
}

/** What is forgotten after 30 days, or was never known. */
const unknown = 'Unknown';

function sessionOf(row: SessionRow, isActive: boolean, isCurrentSession: boolean): Session {
  return {
    sessionId: row.sessionId,
    userAgent: row.userAgent ?? '',
    ipAddress: row.ipAddress ?? unknown,
    loginTime: row.loginTime.toISOString(),
    lastActivity: row.lastActivity.toISOString(),
    isActive,
    isCurrentSession,
  };
}
