import { AppError } from '#lib/app-error.ts';
import type { AuthStore, SessionKey, UserRow } from './store.ts';

/** Whether the account is open, and its password, if it has one, is still the one that was judged. */
export function isAsJudged(judged: UserRow | undefined, now: UserRow | undefined): now is UserRow {
  return now !== undefined && now.isActive && now.passwordHash === judged?.passwordHash;
}

/**
 * Comparing a password takes a while, in which its owner may set another. Asked inside the transaction that acts on
 * the verdict: nothing changes from here to its end. Answers with the account as it stands now.
 */
export async function demandStillHolds(auth: AuthStore, session: SessionKey, judged: UserRow): Promise<UserRow> {
  const now = await auth.lockUser(judged.userId);
  if (!(await auth.isSignedIn(session))) throw new AppError('caller.unknown');
  if (!isAsJudged(judged, now)) throw new AppError('auth.wrong_password');
  return now;
}
