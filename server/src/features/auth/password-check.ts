import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { secondsToWait, windowStart } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import type { CodeProof, SecondFactor } from './second-factor.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import type { AuthStore, SessionKey, UserRow } from './store.ts';

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

interface Stores {
  auth: AuthStore;
  factors: SecondFactorStore;
}

/** Shows that a proof is right: slowly first, and then, where nobody else is judged, whether it still is. */
interface Trial<Proof> {
  prove(user: UserRow): Promise<Proof | undefined>;
  accept(stores: Stores, proof: Proof): Promise<boolean>;
  wrong: { code: 'auth.wrong_password' | 'auth.wrong_code'; failureReason: string };
}

interface Needs {
  store: AuthStore;
  /** Runs work on the stores, all or nothing. */
  atomically<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  passwords: Passwords;
  secondFactor: Pick<SecondFactor, 'judge' | 'use'>;
  clock: Clock;
}

/** Asks somebody who is signed in for a proof again; guessing it here is slowed as guessing it at sign-in is. */
export function createPasswordCheck({ store, atomically, passwords, secondFactor, clock }: Needs) {
  function demand(userId: string, password: string): Promise<UserRow> {
    return judge(userId, {
      prove: async (user) => (await passwords.matches(user.passwordHash ?? undefined, password)) || undefined,
      accept: async () => true,
      wrong: { code: 'auth.wrong_password', failureReason: 'Wrong password' },
    });
  }

  /** @param then what is done with the right code, in the same transaction: both happen, or the code is still good. */
  async function demandCode(
    { userId, sessionId }: SessionKey,
    code: string,
    then: (stores: Stores) => Promise<void>,
  ): Promise<void> {
    await judge<CodeProof>(userId, {
      prove: () => secondFactor.judge(userId, code),
      accept: async (stores, proof) => {
        await stores.auth.lockUser(userId);
        if (!(await stores.auth.isSignedIn({ userId, sessionId }))) throw new AppError('caller.unknown');
        const isRight = await secondFactor.use(stores.factors, userId, proof);
        if (isRight) await then(stores);
        return isRight;
      },
      wrong: { code: 'auth.wrong_code', failureReason: 'Wrong code' },
    });
  }

  async function judge<Proof>(userId: string, { prove, accept, wrong }: Trial<Proof>): Promise<UserRow> {
    const user = await store.findUser(userId);
    if (!user) throw new AppError('caller.unknown');
    const email = user.email.toLowerCase();
    await checkTries(store, email);
    const proof = await prove(user);
    const isAccepted = await atomically(async (stores) => {
      // One verdict at a time for an address: of many tries at once, only so many are judged at all.
      await stores.auth.lockAttempts(email);
      await checkTries(stores.auth, email);
      if (proof !== undefined && (await accept(stores, proof))) return true;
      const where = { ipAddress: undefined, userAgent: '' };
      await stores.auth.addAttempt({ userId, email, failureReason: wrong.failureReason, ...where, now: clock.now() });
      return false;
    });
    if (!isAccepted) throw new AppError(wrong.code);
    return user;
  }

  async function checkTries(auth: AuthStore, email: string): Promise<void> {
    const now = clock.now();
    const seconds = secondsToWait(await auth.countFailures([email], windowStart(now)), now);
    if (seconds > 0) throw new AppError('auth.too_many_tries', { retryAfterSeconds: seconds });
  }

  return { demand, demandCode };
}
