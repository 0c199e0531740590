import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './haven.ts';

export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
export const themes = ['light', 'dark'] as const;

/** Set to a folder to keep a picture of each state. */
const pictures = process.env['PICTURES'];

export type Look = (state: string, options?: { fullPage?: boolean }) => Promise<void>;

/** Checks what is on the page, that it does not scroll sideways, and keeps a picture where one is wanted. */
export function looker(page: Page, suffix: string): Look {
  return async (state, { fullPage = false } = {}) => {
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
    if (pictures === undefined) return;
    await mkdir(pictures, { recursive: true });
    await page.screenshot({ path: `${pictures}/${state}-${suffix}.png`, fullPage });
  };
}
