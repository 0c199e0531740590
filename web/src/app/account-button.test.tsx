import { getUser } from '@haven/contracts/auth';
import { storageKeys } from '@haven/contracts/policy/screens';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { removeStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { AccountButton } from './account-button.tsx';

test('a visitor is shown the way in', () => {
  renderWith(<AccountButton />);
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever is signed in is shown the way out, until the token is gone', async () => {
  writeStored(storageKeys.authToken, 'a-token');
  stub([getUser, { success: true, user: { userId: 'u1', email: 'a@b.test' } }]);
  renderWith(<AccountButton />);
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  act(() => void removeStored(storageKeys.authToken));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
});

test('a sign-out in another tab clears this one too', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  renderWith(<AccountButton />);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.draft }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.authToken, newValue: null }));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});
