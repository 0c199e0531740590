import type { login as loginEndpoint, proveSecondFactor } from '@haven/contracts/auth';
import type { InputOf } from '@haven/contracts/endpoint';
import { signInTraceDays, signInWords } from '@haven/contracts/policy/sign-in';
import { AppError } from '#lib/app-error.ts';
import { createGate } from '#lib/gate.ts';
import { createEntry, userOf } from './entry.ts';
import type { Door, SignedIn, SignIn } from './entry.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import type { SecondFactor } from './second-factor.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { idleSince } from './session-times.ts';
import { passwordsAtOnce } from './passwords.ts';
import { createSignUp } from './sign-up.ts';
import type { SignUpNeeds } from './sign-up.ts';
import { isAsJudged } from './still-holds.ts';
import type { AuthStore, UserRow } from './store.ts';

export type Auth = ReturnType<typeof createAuth<never>>;

interface Needs<Tx> extends SignUpNeeds<Tx> {
  store: AuthStore;
  secondFactor: SecondFactor;
  /** The name under which tries for an unknown address are kept. */
  maskAddress: (email: string) => string;
  /** Called when nobody is signed in to an account any more. */
  onSignedOut: (userId: string) => Promise<void>;
}

/** With two cores, what a sign-in reads and writes beside the password of another would leave none to everybody else. */
const doorWidth = { atOnce: passwordsAtOnce, waitingAtMost: 100 };
const dayMs = 24 * 60 * 60_000;
/** A clock may be set wrong by an hour, in summer time for instance, and be set right again. */
const clockErrorMs = 2 * 60 * 60_000;

/** Accounts: sign-up, sign-in by password or Google, sign-out. */
export function createAuth<Tx>(needs: Needs<Tx>) {
  const { store, atomically, passwords, secondFactor, clock } = needs;
  const throughDoor = createGate(doorWidth);
  const entry = createEntry(needs);
  const signUp = createSignUp(needs, entry);
  const { loginWithGoogle } = createGoogleSignIn({ ...needs, askForCode }, entry, signUp);

  /** A few at a time, so that a crowd at the door takes no connection from those who are inside. */
  function login(input: InputOf<typeof loginEndpoint>, door: Door): Promise<SignIn> {
    return throughDoor(() => loginByPassword(input, door));
  }

  /** The same work and the same answer whether the address is known or not. */
  async function loginByPassword({ email, password }: InputOf<typeof loginEndpoint>, door: Door): Promise<SignIn> {
    const names = [email.toLowerCase(), needs.maskAddress(email)];
    await entry.checkTries(store, names);
    const user = await store.findUserByEmail(email);
    const isRight = await passwords.matches(user?.passwordHash ?? undefined, password);
    const owesCode = user && isRight ? await secondFactor.isOn(user.userId) : false;
    const heir = user && isRight && !owesCode ? await entry.prepareHeir(user.userId, door.visitorId) : undefined;
    const opened = await atomically(async (stores) => {
      // One verdict at a time for an address: of many tries at once, only so many are judged at all.
      await stores.auth.lockAttempts(email);
      await entry.checkTries(stores.auth, names);
      const present = await stores.auth.lockUser(user?.userId ?? '');
      // Another password may have been set while this one was compared.
      if (!isRight || !isAsJudged(user, present)) {
        await entry.noteAttempt(stores.auth, failedAttempt(present, names), door);
        return undefined;
      }
      return owesCode ? askForCode(present.userId, stores.factors) : entry.enter(stores, present, heir, door);
    });
    if (!user || opened === undefined) throw new AppError('auth.wrong_credentials');
    if (typeof opened !== 'string') return opened;
    return entry.welcome(user, opened, heir);
  }

  async function askForCode(userId: string, inside?: SecondFactorStore) {
    return { challenge: await secondFactor.challenge(userId, inside), message: signInWords.codeDue };
  }

  /** The second proof. A wrong one counts as a failed try, so that codes cannot be guessed by signing in again. */
  async function prove({ challenge, code }: InputOf<typeof proveSecondFactor>, at: Door): Promise<SignedIn> {
    const door = { ...at, withSecondFactor: true };
    const userId = await secondFactor.ownerOf(challenge);
    const user = await store.findUser(userId);
    if (!user?.isActive) throw new AppError('auth.challenge_dead');
    const email = user.email.toLowerCase();
    const proof = await secondFactor.judge(userId, code);
    const signedIn = await entry.admit(user, door, async ({ auth, factors }) => {
      // Somebody who knows the password may have many challenges at hand: their tries count together.
      await auth.lockAttempts(email);
      await entry.checkTries(auth, [email]);
      const present = await auth.lockUser(userId);
      if (!present?.isActive) throw new AppError('auth.challenge_dead');
      if (await secondFactor.answer(factors, challenge, proof)) return present;
      await entry.noteAttempt(auth, { userId, email, failureReason: 'Wrong code' }, door);
      return undefined;
    });
    if (!signedIn) throw new AppError('auth.wrong_code');
    return signedIn;
  }

  /** The token is dead before this returns. */
  async function logout(userId: string, sessionId: string): Promise<void> {
    const now = clock.now();
    await store.endSession(userId, sessionId, now);
    if ((await store.countSessions(userId, now, idleSince(now))) === 0) await needs.onSignedOut(userId);
  }

  async function getUser(userId: string) {
    const user = await store.findUser(userId);
    if (!user) throw new AppError('caller.unknown');
    return userOf(user, await entry.openName(user));
  }

  /** Forgets what is not needed any more. */
  async function tidy(): Promise<void> {
    const now = clock.now();
    // They are refused from the moment they run out; what ends them for good waits until no clock could be to blame.
    const surely = new Date(now.getTime() - clockErrorMs);
    await store.endStaleSessions(surely, idleSince(surely));
    await store.removeTraces(new Date(now.getTime() - signInTraceDays * dayMs));
  }

  return { register: signUp.register, login, prove, loginWithGoogle, logout, getUser, tidy };
}

function failedAttempt(user: UserRow | undefined, [email = '', masked = '']: readonly string[]) {
  return user
    ? { userId: user.userId, email, failureReason: 'Wrong password' }
    : { userId: undefined, email: masked, failureReason: 'Unknown address' };
}
