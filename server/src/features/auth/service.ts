import type { login as loginEndpoint, register as registerEndpoint } from '@haven/contracts/auth';
import type { InputOf } from '@haven/contracts/endpoint';
import { trial } from '@haven/contracts/policy/access';
import { signInTraceDays, signInWords } from '@haven/contracts/policy/sign-in';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { networkOf } from '#lib/network-address.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import { createSecret, hashSecret } from '#lib/secret.ts';
import type { Heir, TakeOver } from '#lib/take-over.ts';
import type { AccountStore } from '../account/index.ts';
import { secondsToWait, windowStart } from './attempts.ts';
import { isCommonPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import { endOfSession, idleSince } from './session-times.ts';
import type { AuthStore, UserRow } from './store.ts';

export type Auth = ReturnType<typeof createAuth>;

interface Stores {
  auth: AuthStore;
  accounts: AccountStore;
  /** Keeps what Haven calls the person, where they have not said. */
  fillName: (name: { userId: string; name: string; key: PersonKey; now: Date }) => Promise<void>;
  /** Makes what a visitor has the account's own. */
  takeOver: TakeOver;
}

interface Needs {
  store: AuthStore;
  accounts: AccountStore;
  /** Runs work on all stores, all or nothing. */
  atomically: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  passwords: Passwords;
  personalText: PersonalText;
  /** The name under which tries for an unknown address are kept. */
  maskAddress: (email: string) => string;
  /** Called when nobody is signed in to an account any more. */
  onSignedOut: (userId: string) => Promise<void>;
  clock: Clock;
}

/** Where a call comes from, and which visitor makes it, if any. */
export interface Door {
  visitorId: string | undefined;
  address: string;
  userAgent: string;
}

const dayMs = 24 * 60 * 60_000;
const tidyEveryMs = 10 * 60_000;
const nameColumn = 'users.first_name';

/** Accounts with an address and a password: sign-up, sign-in, sign-out. */
export function createAuth(needs: Needs) {
  const { store, accounts, atomically, passwords, personalText, clock } = needs;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  /** A visitor keeps their account, and with it all they have; their cookie opens nothing any more. */
  async function register(input: InputOf<typeof registerEndpoint>, door: Door) {
    if (isCommonPassword(input.password)) throw new AppError('auth.password_common');
    const passwordHash = await passwords.hash(input.password);
    const userId = door.visitorId ?? (await createEmptyAccount());
    try {
      return await addUser(userId, { ...input, passwordHash }, door);
    } catch (error) {
      if (door.visitorId === undefined) await removeEmptyAccount(userId);
      // The visitor has signed in elsewhere meanwhile, and is gone.
      else if (!(await accounts.find(userId))) throw new AppError('auth.not_registered', { cause: error });
      throw error;
    }
  }

  async function createEmptyAccount(): Promise<string> {
    const id = randomId();
    await accounts.create(id, trial.freeMessages, clock.now());
    return id;
  }

  async function removeEmptyAccount(userId: string): Promise<void> {
    await accounts.remove(userId);
    personalText.forget(userId);
  }

  async function addUser(
    userId: string,
    { email, passwordHash, firstName: given }: InputOf<typeof registerEndpoint> & { passwordHash: string },
    door: Door,
  ) {
    const firstName = given.trim();
    const key = await personalText.of(userId);
    const now = clock.now();
    return atomically(async ({ auth, fillName }) => {
      const user = { userId, email, passwordHash, firstName: key.seal(nameColumn, firstName), now };
      if (!(await auth.addUser(user))) throw new AppError('auth.not_registered');
      await auth.removeVisitorTokens(userId);
      await fillName({ userId, name: firstName, key, now });
      await noteAttempt(auth, { userId, email: email.toLowerCase(), failureReason: undefined }, door);
      const token = await openSession(auth, { userId, email }, door);
      return { token, user: userOf({ userId, email }, firstName), message: signInWords.registered };
    });
  }

  /** The same work and the same answer whether the address is known or not. */
  async function login({ email, password }: InputOf<typeof loginEndpoint>, door: Door) {
    const names = [email.toLowerCase(), needs.maskAddress(email)];
    await checkTries(store, names);
    const user = await store.findUserByEmail(email);
    const isRight = await passwords.matches(user?.passwordHash ?? undefined, password);
    const heir = user && isRight ? await prepareHeir(user.userId, door.visitorId) : undefined;
    const token = await atomically(async (stores) => {
      // One verdict at a time for an address: of many tries at once, only so many are judged at all.
      await stores.auth.lockAttempts(email);
      await checkTries(stores.auth, names);
      if (!user || !isRight || !user.isActive) {
        await noteAttempt(stores.auth, failedAttempt(user, names), door);
        return undefined;
      }
      return enter(stores, user, heir, door);
    });
    if (!user || token === undefined) throw new AppError('auth.wrong_credentials');
    if (heir) personalText.forget(heir.from);
    return { token, user: userOf(user, await openName(user)), message: signInWords.signedIn };
  }

  async function checkTries(auth: AuthStore, names: readonly string[]): Promise<void> {
    const now = clock.now();
    const seconds = secondsToWait(await auth.countFailures(names, windowStart(now)), now);
    if (seconds > 0) throw new AppError('auth.too_many_tries', { retryAfterSeconds: seconds });
  }

  async function enter(stores: Stores, user: UserRow, heir: Heir | undefined, door: Door): Promise<string> {
    await noteAttempt(stores.auth, { ...user, email: user.email.toLowerCase(), failureReason: undefined }, door);
    if (heir) await takeOver(stores, heir);
    await stores.auth.noteLogin(user.userId, clock.now());
    return openSession(stores.auth, user, door);
  }

  /** The keys are fetched before the transaction, which must not wait for a second connection. */
  async function prepareHeir(userId: string, visitorId: string | undefined): Promise<Heir | undefined> {
    if (visitorId === undefined) return undefined;
    const fromKey = await findVisitorKey(visitorId);
    return fromKey && { from: visitorId, to: userId, fromKey, toKey: await personalText.of(userId), now: clock.now() };
  }

  // Undefined when the same visitor has just signed in by another call, and is gone.
  async function findVisitorKey(visitorId: string): Promise<PersonKey | undefined> {
    try {
      return await personalText.of(visitorId);
    } catch (error) {
      if (await accounts.find(visitorId)) throw error;
      return undefined;
    }
  }

  /** A visitor who registered or was taken over in between is left alone. */
  async function takeOver({ auth, accounts: inside, takeOver: move }: Stores, heir: Heir): Promise<void> {
    if (!(await inside.lock(heir.from)) || (await auth.findUser(heir.from))) return;
    await move(heir);
    await inside.remove(heir.from);
  }

  async function openSession(
    auth: AuthStore,
    { userId, email }: Pick<UserRow, 'userId' | 'email'>,
    door: Door,
  ): Promise<string> {
    const token = createSecret();
    const now = clock.now();
    await auth.addSession({
      userId,
      sessionId: randomId(),
      email,
      tokenHash: hashSecret(token),
      ipAddress: networkOf(door.address),
      userAgent: door.userAgent,
      expiresAt: endOfSession(now),
      now,
    });
    return token;
  }

  async function noteAttempt(
    auth: AuthStore,
    { userId, email, failureReason }: { userId: string | undefined; email: string; failureReason: string | undefined },
    { address, userAgent }: Door,
  ): Promise<void> {
    const ipAddress = networkOf(address);
    await auth.addAttempt({ userId, email, failureReason, ipAddress, userAgent, now: clock.now() });
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
    return userOf(user, await openName(user));
  }

  async function openName({ userId, firstName }: UserRow): Promise<string | undefined> {
    return firstName === null ? undefined : personalText.openFor(userId, nameColumn, firstName);
  }

  /** Forgets what is not needed any more, when ten minutes have passed since the last time; to be called often. */
  async function tidyWhenDue(): Promise<void> {
    const now = clock.now();
    if (now.getTime() - tidiedAt < tidyEveryMs) return;
    tidiedAt = now.getTime();
    await store.endStaleSessions(now, idleSince(now));
    await store.removeTraces(new Date(now.getTime() - signInTraceDays * dayMs));
  }

  return { register, login, logout, getUser, tidyWhenDue };
}

function failedAttempt(user: UserRow | undefined, [email = '', masked = '']: readonly string[]) {
  return user
    ? { userId: user.userId, email, failureReason: 'Wrong password' }
    : { userId: undefined, email: masked, failureReason: 'Unknown address' };
}

function userOf({ userId, email }: Pick<UserRow, 'userId' | 'email'>, firstName: string | undefined) {
  return { userId, email, ...(firstName !== undefined && { firstName, username: firstName }) };
}
