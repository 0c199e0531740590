import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { secondsToWait, windowStart } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import type { AuthStore, UserRow } from './store.ts';

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

interface Needs {
  store: AuthStore;
  /** Runs work on the store, all or nothing. */
  atomically<T>(work: (auth: AuthStore) => Promise<T>): Promise<T>;
  passwords: Passwords;
  clock: Clock;
}

/** Asks somebody who is signed in for a proof again; guessing it here is slowed as guessing it at sign-in is. */
export function createPasswordCheck({ store, atomically, passwords, clock }: Needs) {
  function demand(userId: string, password: string): Promise<UserRow> {
    const isRight = (user: UserRow) => passwords.matches(user.passwordHash ?? undefined, password);
    return judge(userId, isRight, { code: 'auth.wrong_password', failureReason: 'Wrong password' });
  }

  async function demandCode(userId: string, isRight: () => Promise<boolean>): Promise<void> {
    await judge(userId, isRight, { code: 'auth.wrong_code', failureReason: 'Wrong code' });
  }

  async function judge(
    userId: string,
    isRight: (user: UserRow) => Promise<boolean>,
    wrong: { code: 'auth.wrong_password' | 'auth.wrong_code'; failureReason: string },
  ): Promise<UserRow> {
    const user = await store.findUser(userId);
    if (!user) throw new AppError('caller.unknown');
    const email = user.email.toLowerCase();
    await checkTries(store, email);
    const isProved = await isRight(user);
    await atomically(async (auth) => {
      // One verdict at a time for an address: of many tries at once, only so many are judged at all.
      await auth.lockAttempts(email);
      await checkTries(auth, email);
      const where = { ipAddress: undefined, userAgent: '' };
      if (!isProved)
        await auth.addAttempt({ userId, email, failureReason: wrong.failureReason, ...where, now: clock.now() });
    });
    if (!isProved) throw new AppError(wrong.code);
    return user;
  }

  async function checkTries(auth: AuthStore, email: string): Promise<void> {
    const now = clock.now();
    const seconds = secondsToWait(await auth.countFailures([email], windowStart(now)), now);
    if (seconds > 0) throw new AppError('auth.too_many_tries', { retryAfterSeconds: seconds });
  }

  return { demand, demandCode };
}
