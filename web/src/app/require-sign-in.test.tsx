import { getUser } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { RequireSignIn } from './require-sign-in.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => vi.useRealTimers());

function openGuarded() {
  return renderWith(
    <RequireSignIn>
      <h1>For members</h1>
    </RequireSignIn>,
    { path: '/affiliate-dashboard' },
  );
}

test('a visitor is told to sign in and led there after one second', async () => {
  const { router } = openGuarded();

  expect(await screen.findByText('Redirecting to sign in')).toBeTruthy();
  expect(screen.getByText('Authentication Required')).toBeTruthy();
  expect(screen.getByText('Please sign in to access this page.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(router.state.location.pathname).toBe('/affiliate-dashboard');
  await act(() => vi.advanceTimersByTimeAsync(200));

  expect(router.state.location.pathname).toBe('/login');
});

test('a spinner shows until it is known who is there', async () => {
  writeStored(storageKeys.authToken, 'token');
  let answer: (response: Response) => void = () => undefined;
  stub([getUser, new Promise<never>((resolve) => (answer = resolve as never))]);
  openGuarded();

  expect(screen.getByRole('status').textContent).toBe('One moment');
  await act(async () => answer(Response.json({ success: true, user: { userId: 'u1', email: 'a@b.test' } })));

  expect(await screen.findByRole('heading', { name: 'For members' })).toBeTruthy();
  expect(screen.queryByText('Authentication Required')).toBeNull();
});

test('a token the server refuses is forgotten, and with it who it was', async () => {
  writeStored(storageKeys.authToken, 'old');
  writeStored(storageKeys.userId, 'u1');
  writeStored(storageKeys.userEmail, 'a@b.test');
  stub([getUser, Response.json({ success: false }, { status: 401 })]);
  openGuarded();

  expect(await screen.findByText('Redirecting to sign in')).toBeTruthy();

  const kept = [storageKeys.authToken, storageKeys.userId, storageKeys.userEmail].map(readStored);
  expect(kept).toEqual([null, null, null]);
});
