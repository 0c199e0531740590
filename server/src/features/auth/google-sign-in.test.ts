import { expect, test } from 'vitest';
import type { Door, Stores } from './entry.ts';
import { createGoogleSignIn } from './google-sign-in.ts';
import type { AuthStore, UserRow } from './store.ts';

const gale = { googleId: 'gale', email: 'gale@example.org', emailVerified: true, firstName: 'Gale' };

/** Google names an account by which nobody was found, and a moment later the address belongs to one that is linked so. */
function signInOf(googleId: string) {
  const user = { userId: 'one', email: gale.email, emailVerified: true, googleId, isActive: true } as UserRow;
  const store = {
    findUserByGoogle: () => Promise.resolve(undefined),
    findUserByEmail: () => Promise.resolve(user),
    lockUser: () => Promise.resolve(user),
  } as unknown as AuthStore;
  const needs = { store, secondFactor: { isOn: () => Promise.resolve(false) } };
  const admit = (_user: unknown, _door: unknown, take: (stores: Stores<undefined>) => Promise<unknown>) =>
    take({ auth: store } as Stores<undefined>);
  const { loginWithGoogle } = createGoogleSignIn(
    needs as unknown as Parameters<typeof createGoogleSignIn>[0],
    { admit } as unknown as Parameters<typeof createGoogleSignIn>[1],
    { createUser: () => Promise.reject(new Error('nobody is new here')) },
  );
  return loginWithGoogle(gale, {} as Door);
}

test('whoever was linked between two looks, by coming back twice, is let in', async () => {
  await expect(signInOf(gale.googleId)).resolves.toMatchObject({ userId: 'one' });
});

test('an address that is linked to somebody else of Google is refused', async () => {
  await expect(signInOf('another')).rejects.toMatchObject({ code: 'auth.google_unlinked' });
});
