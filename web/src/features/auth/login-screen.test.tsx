import { login, proveSecondFactor, startGoogle } from '@haven/contracts/auth';
import type { Endpoint } from '@haven/contracts/endpoint';
import { storageKeys } from '@haven/contracts/policy/screens';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { forgetSettings } from '#lib/settings.ts';
import { listStoredKeys, readStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { LoginScreen } from './login-screen.tsx';
import { answered, maya, runWith } from './testing.ts';

const signedIn = { success: true, token: 'a-token', user: maya, message: 'Welcome back!' } as const;

function open() {
  return renderWith(<LoginScreen />, { path: '/login' });
}

async function fillIn(user: ReturnType<typeof open>['user'], { email = maya.email, password = 'sea glass' } = {}) {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('leads to a new account and to the trial', () => {
  open();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Try Haven FREE TRIAL' }).getAttribute('href')).toBe('/');
});

describe('what is typed', () => {
  test('is checked before anything is sent', async () => {
    const calls = stub();
    const { user } = open();
    await fillIn(user, { email: 'maya', password: 'short' });

    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('is not found fault with while it is being typed', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Password'), 'sho');
    expect(screen.queryByText('Password must be at least 6 characters')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
  });

  test('can be looked at', async () => {
    const { user } = open();
    const field = screen.getByLabelText('Password');
    await user.type(field, 'sea glass');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.getAttribute('type')).toBe('password');
  });
});

describe('signing in', () => {
  test('stores the token and who it is, says so and leads home', async () => {
    const calls = stub([login, signedIn], ...answered());
    const { user, router } = open();
    await fillIn(user);

    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: maya.email, password: 'sea glass' });
    const kept = [storageKeys.authToken, storageKeys.userId, storageKeys.userEmail, storageKeys.userName].map(
      readStored,
    );
    expect(kept).toEqual(['a-token', maya.userId, maya.email, 'Maya']);
  });

  test('takes along what a visitor left in this browser, but for how Haven talks', async () => {
    writeStored(storageKeys.userId, 'visitor-1');
    writeStored(storageKeys.anonymousUserId, 'visitor-1');
    writeStored(`${storageKeys.currentStep}:visitor-1`, 'chat');
    writeStored(`${storageKeys.guide}:visitor-1`, '{}');
    writeStored(`${storageKeys.outbox}:visitor-1`, '[{"id":"m","text":"not sent yet","writtenAt":"now"}]');
    const theirs = { id: 'e1', userId: 'visitor-1', userMessage: 'mine' };
    const others = { id: 'e2', userId: 'somebody-else', userMessage: 'not mine' };
    writeStored(storageKeys.conversations, JSON.stringify([theirs, others]));
    stub([login, signedIn], ...answered());
    const { user } = open();
    await fillIn(user);
    await screen.findByText('Welcome back!');

    expect(readStored(`${storageKeys.currentStep}:${maya.userId}`)).toBe('chat');
    expect(readStored(`${storageKeys.outbox}:${maya.userId}`)).toContain('not sent yet');
    expect(JSON.parse(readStored(storageKeys.conversations) ?? '')).toEqual([
      { ...theirs, userId: maya.userId },
      others,
    ]);
    expect(listStoredKeys().filter((key) => key.includes('visitor-1') || key === storageKeys.anonymousUserId)).toEqual(
      [],
    );
    expect(readStored(`${storageKeys.guide}:${maya.userId}`)).toBeNull();
  });

  test('takes nothing along of somebody who is signed in here in another tab', async () => {
    stub([login, signedIn], ...answered());
    const { user } = open();
    writeStored(storageKeys.authToken, 'token-of-robin');
    writeStored(storageKeys.userId, 'robin');
    writeStored(storageKeys.draft, 'a line of Robin');
    writeStored(`${storageKeys.outbox}:robin`, '[{"id":"m","text":"a line of Robin","writtenAt":"now"}]');
    const theirs = { id: 'e1', userId: 'robin', userMessage: 'a line of Robin' };
    writeStored(storageKeys.conversations, JSON.stringify([theirs]));
    await fillIn(user);
    await screen.findByText('Welcome back!');

    expect(readStored(storageKeys.authToken)).toBe('a-token');
    expect(listStoredKeys().filter((key) => `${key} ${readStored(key)}`.toLowerCase().includes('robin'))).toEqual([]);
  });

  test.each([
    [{ ageBand: null }, null],
    [{ ageBand: 'adult' }, 'step1'],
    [{ ageBand: 'adult', style: 'wise-mentor' }, 'chat'],
    [{ ageBand: 'minor' }, 'minor'],
  ] as const)('of somebody who has answered %j on another device goes on at %s', async (answers, step) => {
    stub([login, signedIn], ...answered(answers));
    const { user } = open();
    await fillIn(user);
    await screen.findByText('Welcome back!');
    expect(readStored(`${storageKeys.currentStep}:${maya.userId}`)).toBe(step);
  });

  test('works though what was answered before cannot be read', async () => {
    stub([login, signedIn]);
    const { user, router } = open();
    await fillIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('a sign-in that does not work', () => {
  const refusal = (status: number, message: string) => Response.json({ success: false, message }, { status });

  test.each([
    [refusal(401, 'Invalid email or password'), 'Login Failed', 'Invalid email or password'],
    [new Response('', { status: 401 }), 'Login Failed', 'Invalid email or password'],
    [refusal(429, 'Please wait a few minutes.'), 'Login Failed', 'Please wait a few minutes.'],
    [refusal(500, 'Something on our side.'), 'Login Error', 'Something went wrong. Please try again.'],
    [new TypeError('Failed to fetch'), 'Login Error', 'Something went wrong. Please try again.'],
  ])('is told of, and what was typed stays', async (answer, title, words) => {
    stub([login, answer]);
    const { user, router } = open();
    await fillIn(user);

    expect(await screen.findByText(title)).toBeTruthy();
    // In the toast, which goes by itself, and beside the button, where it stays.
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(maya.email);
    expect(readStored(storageKeys.authToken)).toBeNull();
  });
});

describe('an account with a second factor', () => {
  const due = {
    success: true,
    challenge: 'a challenge of some length',
    message: 'Please enter the code of your app.',
  } as const;
  const refused = (code: string, message: string, status: number) =>
    Response.json({ success: false, code, message }, { status });

  async function comeToCode(...answers: [Endpoint, Response][]) {
    const calls = stub([login, due], ...answers, ...answered());
    const view = open();
    await fillIn(view.user);
    const field = await screen.findByLabelText('Code');
    return { ...view, calls, field };
  }

  test('asks for a code behind the password, and is entered with it', async () => {
    const { user, calls, field, router } = await comeToCode([proveSecondFactor, Response.json(signedIn)]);
    expect(document.activeElement).toBe(field);
    expect(readStored(storageKeys.authToken)).toBeNull();
    await user.type(field, '123 456{Enter}');
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    expect(calls.find(({ url }) => url.endsWith('/prove'))?.body).toEqual({
      challenge: due.challenge,
      code: '123456',
    });
    expect(readStored(storageKeys.authToken)).toBe('a-token');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('says beside the field that a code is wrong', async () => {
    const { user, field } = await comeToCode([proveSecondFactor, refused('auth.wrong_code', 'Not right.', 401)]);
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(/Please enter the six digits of your app/)).toBeTruthy();
    await user.type(field, '3456{Enter}');
    expect(await screen.findByText('Not right.')).toBeTruthy();
  });

  test('leads back to the password when it took too long, and when one wants to', async () => {
    const { user, field } = await comeToCode([proveSecondFactor, refused('auth.challenge_dead', 'Too late.', 410)]);
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText('Too late.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Back to the password' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

describe('Google', () => {
  test('is offered only where this Haven is set up for it', async () => {
    stub(runWith({ google: false }));
    const { unmount } = open();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull());
    unmount();
    forgetSettings();
    stub(runWith({ google: true }));
    open();
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  });

  test('is gone to with the state kept for this tab', async () => {
    const url = 'https://accounts.example.org/auth?state=sealed';
    stub(runWith({ google: true }), [startGoogle, Response.json({ success: true, data: { url } })]);
    const going = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(going).toHaveBeenCalledWith(url));
    expect(sessionStorage.getItem('googleState')).toBe('sealed');
  });

  test('that cannot be begun is told of', async () => {
    stub(runWith({ google: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText('Login Error')).toBeTruthy();
  });
});
