import { getUser, logout } from '@haven/contracts/auth';
import type { Endpoint } from '@haven/contracts/endpoint';
import { storageKeys } from '@haven/contracts/policy/screens';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listStoredKeys, readStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { maya } from './testing.ts';

beforeEach(() => {
  for (const key of Object.values(storageKeys)) writeStored(key, `of Maya: ${key}`);
  writeStored(storageKeys.authToken, 'token-of-maya');
  writeStored(storageKeys.theme, 'dark');
  for (const name of [storageKeys.currentStep, storageKeys.guide, storageKeys.outbox]) {
    writeStored(`${name}:${maya.userId}`, 'of Maya');
    writeStored(`${name}:a-visitor-before`, 'of somebody');
  }
});

const isMaya: [Endpoint, Response] = [getUser, Response.json({ success: true, user: maya })];

async function leave() {
  const view = renderWith(<SignOutButton />, { path: '/plans' });
  await view.user.click(screen.getByRole('button', { name: 'Sign Out' }));
  return view;
}

test('signing out tells the server, forgets everything but the theme, and leads to the sign-in', async () => {
  const calls = stub(isMaya, [logout, { success: true }]);
  const { router } = await leave();

  expect(await screen.findByText('Logged Out')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const call = calls.find(({ url }) => url === '/api/auth/logout');
  expect(call?.headers.get('authorization')).toBe('Bearer token-of-maya');
  expect(call?.body).toBeUndefined();
  expect(listStoredKeys().filter((key) => readStored(key) !== null)).toEqual([storageKeys.theme]);
});

test.each([
  ['refuses', Response.json({ success: false }, { status: 500 })],
  ['cannot be reached', new TypeError('Failed to fetch')],
])('a server that %s changes nothing about that', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stub(isMaya, [logout, answer]);
  await leave();
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  expect(readStored(storageKeys.authToken)).toBeNull();
  expect(readStored(storageKeys.draft)).toBeNull();
});

test('who closes the page before the server answers leaves nothing here', async () => {
  const calls = stub(isMaya, [logout, new Promise<never>(() => undefined)]);
  await leave();
  await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/auth/logout'));
  expect(listStoredKeys().filter((key) => readStored(key) !== null)).toEqual([storageKeys.theme]);
  const call = calls.find(({ url }) => url === '/api/auth/logout');
  expect(call?.headers.get('authorization')).toBe('Bearer token-of-maya');
});

test('a browser that refuses to forget is told of', async () => {
  stub(isMaya, [logout, { success: true }]);
  const removing = vi.spyOn(localStorage, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await leave();
  expect(await screen.findByText('Failed to log out')).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
  removing.mockRestore();
});

describe('a token in storage is tried when the page is opened', () => {
  test('and forgotten when the server does not know it, with the lists of what was said', async () => {
    stub([getUser, Response.json({ success: false }, { status: 401 })]);
    renderWith(<SignOutButton />);
    await waitFor(() => expect(readStored(storageKeys.authToken)).toBeNull());
    const gone = [storageKeys.userId, storageKeys.userEmail, storageKeys.conversations, storageKeys.badges];
    expect(gone.map(readStored)).toEqual([null, null, null, null]);
    // Unsent words wait for their writer, and are in nobody else's way.
    expect(readStored(storageKeys.draft)).toBeNull();
    expect(listStoredKeys().map(readStored)).toContain('of Maya: draft');
  });

  test('and kept when the server fails', async () => {
    const calls = stub([getUser, Response.json({ success: false }, { status: 500 })]);
    renderWith(<SignOutButton />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await screen.findByRole('button', { name: 'Sign Out' });
    expect(readStored(storageKeys.authToken)).toBe('token-of-maya');
    expect(readStored(storageKeys.userId)).not.toBeNull();
  });
});
