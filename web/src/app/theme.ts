import { storageKeys } from '@haven/contracts/policy/screens';
import { removeStored, writeStored } from '#lib/storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme a stored value stands for; the system's when nothing was chosen. */
export function toTheme(stored: string | null): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Keeps the chosen theme and shows it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') removeStored(storageKeys.theme);
  else writeStored(storageKeys.theme, theme);
  showTheme(theme);
}

/** Draws the page in this theme. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
