import { getUser, listSessions } from '@haven/contracts/auth';
import { guardRedirectMs, storageKeys } from '@haven/contracts/policy/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#lib/call.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { maya } from './testing.ts';

let isEnded = false;
const ended = () =>
  Response.json({ success: false, code: 'caller.unknown', message: 'Please sign in.' }, { status: 401 });
const userAnswer = () => (isEnded ? ended() : Response.json({ success: true, user: maya }));

beforeEach(() => {
  isEnded = false;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  writeStored(storageKeys.authToken, 'a-token');
  writeStored(storageKeys.userId, maya.userId);
});
afterEach(() => void vi.useRealTimers());

async function sitSignedIn() {
  const calls = stub([getUser, userAnswer], [listSessions, ended]);
  const view = renderWith(<SignOutButton />, { path: '/plans' });
  await waitFor(() => expect(readStored(storageKeys.userEmail)).toBe(maya.email));
  return { ...view, calls };
}

test('a call that is refused in the middle of a visit leads to the sign-in', async () => {
  const { router } = await sitSignedIn();
  isEnded = true;
  await expect(call(listSessions, {})).rejects.toThrow('401');
  expect(await screen.findByText('Authentication Required')).toBeTruthy();
  expect(readStored(storageKeys.authToken)).toBeNull();
  expect(router.state.location.pathname).toBe('/plans');
  await act(() => vi.advanceTimersByTimeAsync(guardRedirectMs));
  expect(router.state.location.pathname).toBe('/login');
});

test('one that is refused for another reason does not', async () => {
  const { router } = await sitSignedIn();
  await expect(call(listSessions, {})).rejects.toThrow('401');
  await act(() => vi.advanceTimersByTimeAsync(guardRedirectMs));
  expect(router.state.location.pathname).toBe('/plans');
  expect(readStored(storageKeys.authToken)).toBe('a-token');
});

test('whoever comes back to the page is looked for, and not at every glance', async () => {
  const { calls, router } = await sitSignedIn();
  const asked = () => calls.filter(({ url }) => url === '/api/auth/user').length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked()).toBe(1);
  isEnded = true;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Authentication Required')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(guardRedirectMs));
  expect(router.state.location.pathname).toBe('/login');
});
