import { finishGoogle, proveSecondFactor } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { GoogleReturn } from './google-return.tsx';
import { answered, maya } from './testing.ts';

const signedIn = { success: true, token: 'a-token', user: maya, message: 'Welcome back!' } as const;

function comeBack(search: string, expected = 'sealed') {
  if (expected) sessionStorage.setItem('googleState', expected);
  return renderWith(<GoogleReturn />, { path: '/login/google', search });
}

test('whoever comes back from Google is signed in', async () => {
  const calls = stub([finishGoogle, signedIn], ...answered());
  const { router } = comeBack('?code=a-code&state=sealed');
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls[0]?.body).toEqual({ code: 'a-code', state: 'sealed' });
  expect(readStored(storageKeys.authToken)).toBe('a-token');
  expect(sessionStorage.getItem('googleState')).toBeNull();
});

test.each([
  ['?code=a-code&state=of-somebody-else', 'sealed'],
  ['?code=a-code&state=sealed', ''],
  ['?error=access_denied&state=sealed', 'sealed'],
])('%s with the state %j is not taken to the server', async (search, expected) => {
  const calls = stub();
  comeBack(search, expected);
  expect(await screen.findByText('Google did not sign you in. Please try again.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the sign-in' })).toBeTruthy();
  expect(calls).toEqual([]);
});

test('an account with a second factor asks for its code', async () => {
  const due = { success: true, challenge: 'a challenge of some length', message: '' } as const;
  stub([finishGoogle, due], [proveSecondFactor, signedIn], ...answered());
  const { user } = comeBack('?code=a-code&state=sealed');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Welcome back!')).toBeTruthy();
});

test('a refusal is said in the words of the server', async () => {
  stub([
    finishGoogle,
    Response.json({ success: false, message: 'Please sign in with its password.' }, { status: 409 }),
  ]);
  comeBack('?code=a-code&state=sealed');
  expect(await screen.findByText('Please sign in with its password.')).toBeTruthy();
});
