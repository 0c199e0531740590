import { shownSignIns, signInWords } from '@haven/contracts/policy/sign-in';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { networkOf } from '#lib/network-address.ts';
import type { PersonalText, PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import { createSecret, hashSecret } from '#lib/secret.ts';
import type { Heir, TakeOver } from '#lib/take-over.ts';
import type { AccountStore } from '../account/index.ts';
import type { Post } from '../mail/index.ts';
import { secondsToWait, windowStart } from './attempts.ts';
import { deviceOf } from './device.ts';
import { letters } from './letters.ts';
import type { LinkStore } from './link-store.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { endOfSession } from './session-times.ts';
import type { AuthStore, UserRow } from './store.ts';

/** All that one transaction of a sign-in or a sign-up writes to. */
export interface Stores<Tx> {
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

export interface EntryNeeds<Tx> {
  accounts: AccountStore;
  /** Runs work on all stores, all or nothing. */
  atomically: <T>(work: (stores: Stores<Tx>) => Promise<T>) => Promise<T>;
  personalText: PersonalText;
  post: Post<Tx>;
  clock: Clock;
}

/** Where a call comes from, and which visitor makes it, if any. */
export interface Door {
  visitorId: string | undefined;
  address: string;
  userAgent: string;
  withSecondFactor?: boolean;
}

export interface SignedIn {
  token: string;
  user: ReturnType<typeof userOf>;
  message: string;
}

export type SignIn = SignedIn | { challenge: string; message: string };
export type Entry<Tx> = ReturnType<typeof createEntry<Tx>>;

export const nameColumn = 'users.first_name';

/** Lets in whoever has proved who they are: what they had as a visitor comes along, their owner is told, a session begins. */
export function createEntry<Tx>({ accounts, atomically, personalText, post, clock }: EntryNeeds<Tx>) {
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
    return welcome(user, token, heir);
  }

  async function enter(stores: Stores<Tx>, user: UserRow, heir: Heir | undefined, door: Door): Promise<string> {
    await noteAttempt(stores.auth, { ...user, email: user.email.toLowerCase(), failureReason: undefined }, door);
    if (heir) await takeOver(stores, heir);
    await stores.auth.noteLogin(user.userId, clock.now());
    await tellOfNewDevice(stores, user, door);
    return openSession(stores.auth, user, door);
  }

  async function welcome(user: UserRow, token: string, heir: Heir | undefined): Promise<SignedIn> {
    if (heir) personalText.forget(heir.from);
    return { token, user: userOf(user, await openName(user)), message: signInWords.signedIn };
  }

  async function openName({ userId, firstName }: UserRow): Promise<string | undefined> {
    return firstName === null ? undefined : personalText.openFor(userId, nameColumn, firstName);
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
    await post.send({ userId: user.userId, to: user.email, ...letter }, tx);
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

  async function checkTries(auth: AuthStore, names: readonly string[]): Promise<void> {
    const now = clock.now();
    const seconds = secondsToWait(await auth.countFailures(names, windowStart(now)), now);
    if (seconds > 0) throw new AppError('auth.too_many_tries', { retryAfterSeconds: seconds });
  }

  return { admit, enter, welcome, openName, prepareHeir, openSession, noteAttempt, checkTries };
}

export function userOf({ userId, email }: Pick<UserRow, 'userId' | 'email'>, firstName: string | undefined) {
  return { userId, email, ...(firstName !== undefined && { firstName, username: firstName }) };
}
