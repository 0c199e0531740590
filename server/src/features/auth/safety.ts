import { freshSession } from '@haven/contracts/policy/sign-in';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { PasswordCheck } from './password-check.ts';
import type { SecondFactor } from './second-factor.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { demandStillHolds } from './still-holds.ts';
import type { AuthStore, SessionKey, UserRow } from './store.ts';

export type Safety = ReturnType<typeof createSafety>;

interface Needs {
  store: AuthStore;
  /** Runs work on the stores, all or nothing. */
  atomically: <T>(work: (stores: { auth: AuthStore; factors: SecondFactorStore }) => Promise<T>) => Promise<T>;
  links: Pick<MailedLinks, 'findPendingEmail'>;
  secondFactor: SecondFactor;
  passwordCheck: PasswordCheck;
  clock: Clock;
}

/** What protects an account besides its password, and how that is changed. */
export function createSafety({ store, atomically, links, secondFactor, passwordCheck, clock }: Needs) {
  async function get(userId: string) {
    const user = await getUser(userId);
    const pendingEmail = await links.findPendingEmail(userId);
    return {
      email: user.email,
      emailVerified: user.emailVerified,
      hasPassword: user.passwordHash !== null,
      hasGoogle: user.googleId !== null,
      secondFactor: await secondFactor.isOn(userId),
      recoveryCodesLeft: await secondFactor.countRecoveryCodes(userId),
      ...(pendingEmail !== undefined && { pendingEmail }),
    };
  }

  /**
   * Whoever has a password gives it again, and whoever has none has just signed in: an open browser alone must not lock
   * its owner out. Nor must somebody who registered the address of another.
   */
  async function setUpSecondFactor(session: SessionKey, password: string | undefined) {
    const { userId, sessionId } = session;
    const user = await getUser(userId);
    demandProvedAddress(user);
    if (user.passwordHash === null) await demandFreshSession(userId, sessionId);
    else if (password === undefined) throw new AppError('auth.wrong_password');
    else await passwordCheck.demand(userId, password);
    const { sealed, shown } = await secondFactor.createPairing(userId, user.email);
    await atomically(async ({ auth, factors }) => {
      demandProvedAddress(await demandStillHolds(auth, session, user));
      await secondFactor.setUp(factors, userId, sealed);
    });
    return shown;
  }

  async function demandFreshSession(userId: string, sessionId: string): Promise<void> {
    const since = await store.findLoginTime(userId, sessionId);
    const ageMs = since ? clock.now().getTime() - since.getTime() : Number.POSITIVE_INFINITY;
    if (ageMs > freshSession.minutes * 60_000) throw new AppError('auth.sign_in_again');
  }

  /** The session in which it is turned on has shown the code, and counts as one with two proofs. */
  async function enableSecondFactor(session: SessionKey, code: string): Promise<string[]> {
    const { userId, sessionId } = session;
    const user = await getUser(userId);
    demandProvedAddress(user);
    const proof = await secondFactor.judgeFirstCode(userId, code);
    return atomically(async ({ auth, factors }) => {
      await demandStillHolds(auth, session, user);
      const codes = await secondFactor.enable(factors, userId, proof);
      await auth.noteSecondFactor(userId, sessionId);
      return codes;
    });
  }

  /** Without it no session counts as one with two proofs any more. */
  async function disableSecondFactor(session: SessionKey, code: string): Promise<void> {
    const { userId } = session;
    if (!(await secondFactor.isOn(userId))) throw new AppError('auth.second_factor_off');
    await passwordCheck.demandCode(session, code, async ({ auth, factors }) => {
      await factors.remove(userId);
      await auth.forgetSecondFactor(userId);
    });
  }

  async function getUser(userId: string): Promise<UserRow> {
    const user = await store.findUser(userId);
    if (!user) throw new AppError('caller.unknown');
    return user;
  }

  return { get, setUpSecondFactor, enableSecondFactor, disableSecondFactor };
}

function demandProvedAddress({ emailVerified }: UserRow): void {
  if (!emailVerified) throw new AppError('auth.address_unproved');
}
