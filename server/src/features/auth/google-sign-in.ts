import { AppError } from '#lib/app-error.ts';
import type { Door, Entry, EntryNeeds, SignIn, Stores } from './entry.ts';
import type { GooglePerson } from './google.ts';
import { letters } from './letters.ts';
import type { SecondFactor } from './second-factor.ts';
import type { AuthStore, UserRow } from './store.ts';
import type { SignUp } from './sign-up.ts';

export interface GoogleSignInNeeds<Tx> extends Pick<EntryNeeds<Tx>, 'post' | 'clock'> {
  store: AuthStore;
  secondFactor: SecondFactor;
  /** Asks for the second proof in place of letting somebody in. */
  askForCode: (userId: string) => Promise<SignIn>;
}

/** Sign-in by Google, which is a sign-up for somebody new. */
export function createGoogleSignIn<Tx>(
  { store, secondFactor, askForCode, post, clock }: GoogleSignInNeeds<Tx>,
  { admit }: Pick<Entry<Tx>, 'admit'>,
  { createUser }: Pick<SignUp, 'createUser'>,
) {
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

  async function findByAddress({ googleId, email, emailVerified }: GooglePerson): Promise<UserRow | undefined> {
    if (!emailVerified) throw new AppError('auth.google_failed');
    const user = await store.findUserByEmail(email);
    // Whoever comes back twice at once may have been linked a moment ago.
    const isLinkedElsewhere = user && user.googleId !== null && user.googleId !== googleId;
    if (user && (!user.emailVerified || isLinkedElsewhere)) throw new AppError('auth.google_unlinked');
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
    await post.send({ userId: user.userId, to: user.email, ...letters.googleLinked() }, tx);
  }

  return { loginWithGoogle };
}
