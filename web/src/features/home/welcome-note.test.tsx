import { storageKeys } from '@haven/contracts/policy/screens';
import { getSettings } from '@haven/contracts/service';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { stub } from '#testing/stub.ts';
import { WelcomeNote } from './welcome-note.tsx';

function openWith({ beta }: { beta: boolean }) {
  stub([
    getSettings,
    { success: true, data: { beta, supportEmail: 'a@b.test', privacyEmail: 'a@b.test', google: false } },
  ]);
  return renderWith(<WelcomeNote />);
}

test('the welcome is closed once and for all', async () => {
  const { user, unmount } = openWith({ beta: true });

  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(readStored(storageKeys.betaWelcomeSeen)).toBe('true');
  unmount();
  openWith({ beta: true });

  expect(screen.queryByText(/Welcome to Haven/)).toBeNull();
});

test('without a beta nobody is welcomed to one', async () => {
  openWith({ beta: false });

  await waitFor(() => expect(screen.queryByText(/Welcome to Haven/)).toBeNull());
});
