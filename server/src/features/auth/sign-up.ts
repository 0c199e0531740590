import type { register as registerEndpoint } from '@haven/contracts/auth';
import type { InputOf } from '@haven/contracts/endpoint';
import { trial } from '@haven/contracts/policy/access';
import { signInWords } from '@haven/contracts/policy/sign-in';
import { AppError } from '#lib/app-error.ts';
import { randomId } from '#lib/random-id.ts';
import { nameColumn, userOf } from './entry.ts';
import type { Door, Entry, EntryNeeds } from './entry.ts';
import { isCommonPassword } from './password-rule.ts';
import type { Passwords } from './passwords.ts';

export interface SignUpNeeds<Tx> extends EntryNeeds<Tx> {
  passwords: Passwords;
  /** Called once somebody has registered with an address nobody has proved yet. */
  onRegistered: (userId: string) => Promise<void>;
}

interface NewPerson {
  email: string;
  firstName: string | undefined;
  passwordHash?: string;
  googleId?: string;
}

export type SignUp = ReturnType<typeof createSignUp<never>>;

/** Sign-up: a visitor keeps their account, and with it all they have. */
export function createSignUp<Tx>(
  { accounts, atomically, passwords, personalText, clock, onRegistered }: SignUpNeeds<Tx>,
  { noteAttempt, openSession }: Pick<Entry<Tx>, 'noteAttempt' | 'openSession'>,
) {
  /** The cookie of the visitor who registers opens nothing any more. */
  async function register(input: InputOf<typeof registerEndpoint>, door: Door) {
    if (isCommonPassword(input.password)) throw new AppError('auth.password_common');
    const passwordHash = await passwords.hash(input.password);
    const { email, firstName } = input;
    const signedIn = await createUser({ email, firstName: firstName.trim(), passwordHash }, door);
    await onRegistered(signedIn.user.userId);
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

  return { register, createUser };
}
