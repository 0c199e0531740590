import { getPrivacySettings, updatePrivacySettings } from '@haven/contracts/account';
import { register } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { RegisterForm } from './register-form.tsx';
import { answered, maya } from './testing.ts';

function open() {
  return renderWith(<RegisterForm />, { path: '/register' });
}

async function fillIn(user: ReturnType<typeof open>['user'], { name = 'Maya', email = maya.email } = {}) {
  if (name) await user.type(screen.getByLabelText('What should Haven call you?'), name);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'sea glass, slowly');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('leads to the sign-in and home, and shows what one agrees to', () => {
  open();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/terms', '/privacy', '/login', '/']);
});

test('the password is recommended to have 12 characters or more', () => {
  open();
  const hint = screen.getByText(/At least 6 characters\. 12 or more/);
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toContain(hint.id);
});

test('a name is asked for before anything is sent', async () => {
  const calls = stub();
  const { user } = open();
  await fillIn(user, { name: '' });
  expect(await screen.findByText("Please enter what you'd like Haven to know you as")).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a new account is entered at once, and a visitor goes on under their id', async () => {
  writeStored(storageKeys.userId, maya.userId);
  writeStored(storageKeys.anonymousUserId, maya.userId);
  writeStored(`${storageKeys.currentStep}:${maya.userId}`, 'chat');
  const calls = stub(
    [register, { success: true, token: 'a-token', user: maya, message: 'Account Created!' }],
    ...answered({ ageBand: 'adult' }),
  );
  const { user, router } = open();
  await fillIn(user);

  expect(await screen.findByText('Account Created!')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    firstName: 'Maya',
    email: maya.email,
    password: 'sea glass, slowly',
  });
  expect(readStored(storageKeys.authToken)).toBe('a-token');
  expect(readStored(storageKeys.anonymousUserId)).toBeNull();
  expect(readStored(`${storageKeys.currentStep}:${maya.userId}`)).toBe('chat');
});

describe('an account that cannot be made', () => {
  const refusal = (status: number, code: string, message: string) =>
    Response.json({ success: false, code, message }, { status });

  test.each([
    [
      refusal(409, 'auth.not_registered', 'Failed to create account'),
      'Registration Failed',
      'Failed to create account',
    ],
    [new Response('', { status: 409 }), 'Registration Failed', 'Failed to create account'],
    [refusal(503, 'server.busy', 'Catching breath.'), 'Registration Error', 'Something went wrong. Please try again.'],
    [new TypeError('Failed to fetch'), 'Registration Error', 'Something went wrong. Please try again.'],
  ])('is told of', async (answer, title, words) => {
    stub([register, answer]);
    const { user, router } = open();
    await fillIn(user);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/register');
  });

  test('for its common password says so at the password too', async () => {
    stub([register, refusal(400, 'auth.password_common', 'Easy to guess.')]);
    const { user } = open();
    await fillIn(user);
    expect(await screen.findByText('Registration Failed')).toBeTruthy();
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Easy to guess.')).toHaveLength(2);
    expect(document.activeElement).toBe(field);
  });
});

describe('the question whether to keep conversations', () => {
  const signedUp = { success: true, token: 'a-token', user: maya, message: 'Account Created!' } as const;
  const state = (keepAnswered: boolean) => Response.json({ success: true, data: { keepAnswered } });

  test.each([
    [false, 'session-only'],
    [true, 'user-controlled'],
  ])('ticked: %s, the tick being absent at first, means %s', async (isTicked, storagePreference) => {
    const calls = stub([register, signedUp], [updatePrivacySettings, state(true)], ...answered());
    const { user } = open();
    const tick = screen.getByLabelText<HTMLInputElement>(/Keep my conversations for 30 days/);
    expect(tick.checked).toBe(false);
    if (isTicked) await user.click(tick);
    await fillIn(user);
    expect(await screen.findByText('Account Created!')).toBeTruthy();
    const saved = calls.find(({ method }) => method === 'PUT');
    expect([saved?.url, saved?.body]).toEqual([`/api/privacy-settings/${maya.userId}`, { storagePreference }]);
  });

  test('whose answer could not be saved is told of', async () => {
    stub([register, signedUp], ...answered());
    const { user } = open();
    await user.click(screen.getByLabelText(/Keep my conversations for 30 days/));
    await fillIn(user);
    expect(await screen.findByText(/Only your wish to keep conversations could not be saved/)).toBeTruthy();
  });

  test('is not asked of a visitor who has answered it before', async () => {
    writeStored(storageKeys.userId, 'visitor-1');
    stub([getPrivacySettings, state(true)]);
    open();
    await waitFor(() => expect(screen.queryByLabelText(/Keep my conversations/)).toBeNull());
  });
});
