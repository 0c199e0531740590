import type { Page } from '@playwright/test';
import { expect, test } from './haven.ts';
import { agree, answered, placeholder, saidBy } from './people.ts';

/** Presses Tab until the wanted thing has the focus, as somebody without a mouse does. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox',
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${role} ${String(name)}`);
}

test('everything from the first page to a crisis card works with the keyboard alone', async ({ page, haven }) => {
  await page.goto(haven.url);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, agree, 'button');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('18 or older')).toBeChecked();
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'How shall we begin?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'What energy feels right?' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Continue', 'button');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Which qualities matter to you?' })).toBeFocused();
  await tabTo(page, /Gentle/, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(page, "Let's Start!", 'button');
  await page.keyboard.press('Enter');

  const composer = page.getByPlaceholder(placeholder);
  await expect(composer).toBeVisible();
  await tabTo(page, /Message to Haven/, 'textbox');
  await page.keyboard.type('I am so tired of pretending');
  await page.keyboard.press('Enter');
  await answered(page, 2);
  await expect(composer).toBeFocused();

  await page.keyboard.type('I want to kill myself tonight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You deserve a person right now' })).toBeFocused();
  await answered(page, 3);
  await tabTo(page, 'Call 988', 'link');
  await tabTo(page, 'Close crisis support', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You deserve a person right now' })).toHaveCount(0);
  await tabTo(page, /Message to Haven/, 'textbox');
  await page.keyboard.type('my sister is here');
  await page.keyboard.press('Enter');
  await answered(page, 4);
  await expect(saidBy(page, 'You')).toHaveCount(3);
});
