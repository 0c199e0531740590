import type { login as loginEndpoint, proveSecondFactor, register as registerEndpoint } from '@haven/contracts/auth';
import type { InputOf } from '@haven/contracts/endpoint';
import { trial } from '@haven/contracts/policy/access';
import { shownSignIns, signInTraceDays, signInWords } from '@haven/contracts/policy/sign-in';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { createGate } from '#lib/gate.ts';
import { networkOf } from '#lib/network-address.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import { createSecret, hashSecret } from '#lib/secret.ts';
import type { Heir, TakeOver } from '#lib/take-over.ts';
import type { AccountStore } from '../account/index.ts';
import type { Post } from '../mail/index.ts';
import { secondsToWait, windowStart } from './attempts.ts';
import { deviceOf } from './device.ts';
import type { GooglePerson } from './google.ts';
import { letters } from './letters.ts';
import type { LinkStore } from './link-store.ts';
import { isCommonPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import type { SecondFactor } from './second-factor.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { endOfSession, idleSince } from './session-times.ts';
import { isAsJudged } from './still-holds.ts';
import type { AuthStore, UserRow } from './store.ts';

export type Auth = ReturnType<typeof createAuth<never>>;

interface Stores<Tx> {
  auth: AuthStore;
  links: LinkStore;
  factors: SecondFactorStore;
  accounts: AccountStore;
  /** Keeps what Haven calls the person, where they have not said. */
  fillName: (name: { userId: string; name: string; key: PersonKey; now: Date }) => Promise<void>;
  /** Makes what a visitor has the account's own. */
  takeOver: TakeOver;
  tx: Tx;
}

interface Needs<Tx> {
  store: AuthStore;
  accounts: AccountStore;
  /** Runs work on all stores, all or nothing. */
  atomically: <T>(work: (stores: Stores<Tx>) => Promise<T>) => Promise<T>;
  passwords: Passwords;
  personalText: PersonalText;
  secondFactor: SecondFactor;
  post: Post<Tx>;
  /** The name under which tries for an unknown address are kept. */
  maskAddress: (email: string) => string;
  /** Called once somebody has registered with an address nobody has proved yet. */
  onRegistered: (userId: string) => Promise<void>;
  /** Called when nobody is signed in to an account any more. */
  onSignedOut: (userId: string) => Promise<void>;
  clock: Clock;
}

/** Where a call comes from, and which visitor makes it, if any. */
export interface Door {
  visitorId: string | undefined;
  address: string;
  userAgent: string;
  withSecondFactor?: boolean;
}

interface NewPerson {
  email: string;
  firstName: string | undefined;
  passwordHash?: string;
  googleId?: string;
}

interface SignedIn {
  token: string;
  user: ReturnType<typeof userOf>;
  message: string;
}

type SignIn = SignedIn | { challenge: string; message: string };

/** While one password is compared, what belongs to another sign-in is read and written. */
const doorWidth = { atOnce: 2, waitingAtMost: 100 };
const dayMs = 24 * 60 * 60_000;
/** A clock may be set wrong by an hour, in summer time for instance, and be set right again. */
const clockErrorMs = 2 * 60 * 60_000;
const nameColumn = 'users.first_name';

/** Accounts: sign-up, sign-in by password or Google, sign-out. */
export function createAuth<Tx>(needs: Needs<Tx>) {
  const { store, accounts, atomically, passwords, personalText, secondFactor, clock } = needs;
  const throughDoor = createGate(doorWidth);

  /** A visitor keeps their account, and with it all they have; their cookie opens nothing any more. */
  async function register(input: InputOf<typeof registerEndpoint>, door: Door) {
    if (isCommonPassword(input.password)) throw new AppError('auth.password_common');
    const passwordHash = await passwords.hash(input.password);
    const { email, firstName } = input;
    const signedIn = await createUser({ email, firstName: firstName.trim(), passwordHash }, door);
    await needs.onRegistered(signedIn.user.userId);
    return signedIn;
  }

  async function createUser(person: NewPerson, door: Door) {
    const userId = door.visitorId ?? (await createEmptyAccount());
    try {
      return await addUser(userId, person, door);
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

  async function addUser(userId: string, { firstName, email, ...proof }: NewPerson, door: Door) {
    const key = await personalText.of(userId);
    const now = clock.now();
    return atomically(async ({ auth, fillName }) => {
      const user = { userId, email, ...proof, firstName: firstName ? key.seal(nameColumn, firstName) : undefined, now };
      if (!(await auth.addUser(user))) throw new AppError('auth.not_registered');
      await auth.removeVisitorTokens(userId);
      if (firstName) await fillName({ userId, name: firstName, key, now });
      await noteAttempt(auth, { userId, email: email.toLowerCase(), failureReason: undefined }, door);
      const token = await openSession(auth, { userId, email }, door);
      return { token, user: userOf({ userId, email }, firstName), message: signInWords.registered };
    });
  }

  /** A few at a time, so that a crowd at the door takes no connection from those who are inside. */
  function login(input: InputOf<typeof loginEndpoint>, door: Door): Promise<SignIn> {
    return throughDoor(() => loginByPassword(input, door));
  }

  /** The same work and the same answer whether the address is known or not. */
  async function loginByPassword({ email, password }: InputOf<typeof loginEndpoint>, door: Door): Promise<SignIn> {
    const names = [email.toLowerCase(), needs.maskAddress(email)];
    await checkTries(store, names);
    const user = await store.findUserByEmail(email);
    const isRight = await passwords.matches(user?.passwordHash ?? undefined, password);
    const owesCode = user && isRight ? await secondFactor.isOn(user.userId) : false;
    const heir = user && isRight && !owesCode ? await prepareHeir(user.userId, door.visitorId) : undefined;
    const entry = await atomically(async (stores) => {
      // One verdict at a time for an address: of many tries at once, only so many are judged at all.
      await stores.auth.lockAttempts(email);
      await checkTries(stores.auth, names);
      const present = await stores.auth.lockUser(user?.userId ?? '');
      // Another password may have been set while this one was compared.
      if (!isRight || !isAsJudged(user, present)) {
        await noteAttempt(stores.auth, failedAttempt(present, names), door);
        return undefined;
      }
      return owesCode ? askForCode(present.userId, stores.factors) : enter(stores, present, heir, door);
    });
    if (!user || entry === undefined) throw new AppError('auth.wrong_credentials');
    if (typeof entry !== 'string') return entry;
    if (heir) personalText.forget(heir.from);
    return { token: entry, user: userOf(user, await openName(user)), message: signInWords.signedIn };
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
    const signedIn = await admit(user, door, async ({ auth, factors }) => {
      // Somebody who knows the password may have many challenges at hand: their tries count together.
      await auth.lockAttempts(email);
      await checkTries(auth, [email]);
      const present = await auth.lockUser(userId);
      if (!present?.isActive) throw new AppError('auth.challenge_dead');
      if (await secondFactor.answer(factors, challenge, proof)) return present;
      await noteAttempt(auth, { userId, email, failureReason: 'Wrong code' }, door);
      return undefined;
    });
    if (!signedIn) throw new AppError('auth.wrong_code');
    return signedIn;
  }

  /** Somebody whom Google vouches for. An account is found by its address only when both sides have proved it. */
  async function loginWithGoogle(person: GooglePerson, door: Door): Promise<SignIn> {
    const { googleId } = person;
    const known = await store.findUserByGoogle(googleId);
    const user = known ?? (await findByAddress(person));
    if (!user) return registerWithGoogle(person, door);
    if (!user.isActive) throw new AppError('auth.google_failed');
    // Where a code is due the address alone links nothing: whoever is asked may not be whose account it is.
    if (await secondFactor.isOn(user.userId)) return askForCode(user.userId);
    const signedIn = await admit(user, door, async (stores) => {
      const present = await stores.auth.lockUser(user.userId);
      // Of two who come back at once, the second finds the account linked.
      if (!known && present?.googleId !== googleId) await linkGoogle(stores, user, googleId);
      return present?.isActive ? present : undefined;
    });
    if (!signedIn) throw new AppError('auth.google_failed');
    return signedIn;
  }

  /** Somebody may come back twice at once: the second finds the account that the first has just got. */
  async function registerWithGoogle(person: GooglePerson, door: Door): Promise<SignIn> {
    const { googleId, email, firstName } = person;
    try {
      return await createUser({ email, firstName, googleId }, door);
    } catch (error) {
      if (!(await store.findUserByGoogle(googleId))) throw error;
      return loginWithGoogle(person, door);
    }
  }

  async function findByAddress({ email, emailVerified }: GooglePerson): Promise<UserRow | undefined> {
    if (!emailVerified) throw new AppError('auth.google_failed');
    const user = await store.findUserByEmail(email);
    if (user && (!user.emailVerified || user.googleId !== null)) throw new AppError('auth.google_unlinked');
    return user;
  }

  /**
   * Somebody may have registered with the address of another, who then followed the link in the mail: of whoever came
   * before, no password, no session and no change of the address lives on.
   */
  async function linkGoogle({ auth, links, factors, tx }: Stores<Tx>, user: UserRow, googleId: string): Promise<void> {
    const now = clock.now();
    if (await secondFactor.isOn(user.userId, factors)) throw new AppError('auth.google_unlinked');
    // One that was begun by whoever came before.
    await factors.remove(user.userId);
    if (!(await auth.linkGoogle(user, googleId, now))) throw new AppError('auth.google_unlinked');
    await links.endSessions(user.userId, now);
    await links.removeLinks(user.userId, ['reset', 'agree-old', 'agree-new']);
    await links.endChange(user.userId);
    await needs.post.send({ userId: user.userId, to: user.email, ...letters.googleLinked() }, tx);
  }

  /** @param mayEnter locks the account and answers with it, as it stands now, when the person may come in. */
  async function admit(
    user: UserRow,
    door: Door,
    mayEnter: (stores: Stores<Tx>) => Promise<UserRow | undefined>,
  ): Promise<SignedIn | undefined> {
    const heir = await prepareHeir(user.userId, door.visitorId);
    const token = await atomically(async (stores) => {
      const present = await mayEnter(stores);
      return present && enter(stores, present, heir, door);
    });
    if (token === undefined) return undefined;
    if (heir) personalText.forget(heir.from);
    return { token, user: userOf(user, await openName(user)), message: signInWords.signedIn };
  }

  async function checkTries(auth: AuthStore, names: readonly string[]): Promise<void> {
    const now = clock.now();
    const seconds = secondsToWait(await auth.countFailures(names, windowStart(now)), now);
    if (seconds > 0) throw new AppError('auth.too_many_tries', { retryAfterSeconds: seconds });
  }

  async function enter(stores: Stores<Tx>, user: UserRow, heir: Heir | undefined, door: Door): Promise<string> {
    await noteAttempt(stores.auth, { ...user, email: user.email.toLowerCase(), failureReason: undefined }, door);
    if (heir) await takeOver(stores, heir);
    await stores.auth.noteLogin(user.userId, clock.now());
    await tellOfNewDevice(stores, user, door);
    return openSession(stores.auth, user, door);
  }

  /** A mail to whoever owns the address, when this browser or this network is new to the account. */
  async function tellOfNewDevice({ auth, tx }: Stores<Tx>, user: UserRow, door: Door): Promise<void> {
    if (!user.emailVerified) return;
    const device = deviceOf(door.userAgent);
    const network = networkOf(door.address);
    const known = await auth.listSessions(user.userId, shownSignIns);
    const isKnown = known.some(
      (row) => deviceOf(row.userAgent ?? '') === device && row.ipAddress === (network ?? null),
    );
    if (isKnown) return;
    const letter = letters.newDevice(device, network ?? 'unknown');
    await needs.post.send({ userId: user.userId, to: user.email, ...letter }, tx);
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
  async function takeOver({ auth, accounts: inside, takeOver: move }: Stores<Tx>, heir: Heir): Promise<void> {
    if (!(await inside.lock(heir.from)) || (await auth.findUser(heir.from))) return;
    await move(heir);
    await inside.remove(heir.from);
  }

  async function openSession(
    auth: AuthStore,
    { userId, email }: Pick<UserRow, 'userId' | 'email'>,
    { address, userAgent, withSecondFactor = false }: Door,
  ): Promise<string> {
    const token = createSecret();
    const now = clock.now();
    await auth.addSession({
      userId,
      sessionId: randomId(),
      email,
      tokenHash: hashSecret(token),
      ipAddress: networkOf(address),
      userAgent,
      withSecondFactor,
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

  /** Forgets what is not needed any more. */
  async function tidy(): Promise<void> {
    const now = clock.now();
    // They are refused from the moment they run out; what ends them for good waits until no clock could be to blame.
    const surely = new Date(now.getTime() - clockErrorMs);
    await store.endStaleSessions(surely, idleSince(surely));
    await store.removeTraces(new Date(now.getTime() - signInTraceDays * dayMs));
  }

  return { register, login, prove, loginWithGoogle, logout, getUser, tidy };
}

function failedAttempt(user: UserRow | undefined, [email = '', masked = '']: readonly string[]) {
  return user
    ? { userId: user.userId, email, failureReason: 'Wrong password' }
    : { userId: undefined, email: masked, failureReason: 'Unknown address' };
}

function userOf({ userId, email }: Pick<UserRow, 'userId' | 'email'>, firstName: string | undefined) {
  return { userId, email, ...(firstName !== undefined && { firstName, username: firstName }) };
}
