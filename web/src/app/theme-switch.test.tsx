import { storageKeys } from '@haven/contracts/policy/screens';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readStored, writeStored } from '#lib/storage.ts';
import { renderWith } from '#testing/render-with.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

test('the system decides until a person does, and again when they say so', async () => {
  const { user } = renderWith(<ThemeSwitch />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);

  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readStored(storageKeys.theme)).toBe('dark');

  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(readStored(storageKeys.theme)).toBeNull();
});

test('a choice made before is kept', () => {
  writeStored(storageKeys.theme, 'light');

  renderWith(<ThemeSwitch />);

  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
  expect(document.documentElement.dataset['theme']).toBe('light');
});
