import type { Page } from '@playwright/test';
import { expect, test } from './haven.ts';
import { looker, sizes, themes } from './look.ts';
import { answered, comeIn, saidBy, say } from './people.ts';

/** At each size and in both themes. */
async function lookAllAround(page: Page, state: string): Promise<void> {
  for (const viewport of sizes)
    for (const colorScheme of themes) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await looker(page, `${colorScheme}-${viewport.width}`)(state, { fullPage: true });
    }
}

async function agreeToKeep(page: Page): Promise<void> {
  const isKept = await page.evaluate(async () => {
    const body = JSON.stringify({ storagePreference: 'user-controlled' });
    const headers = { 'content-type': 'application/json' };
    const path = `/api/privacy-settings/${localStorage.getItem('userId')}`;
    return (await fetch(path, { method: 'PUT', headers, body })).ok;
  });
  expect(isKept).toBe(true);
}

test('what was told stands on the memory page in short, and is forgotten there', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await expect(saidBy(page, 'Haven')).toHaveCount(1);
  await agreeToKeep(page);
  const told = [
    'I moved to Denver last month for work',
    'my dog Biscuit waits at the door all day',
    'I want to learn the cello again',
  ];
  for (const [index, message] of told.entries()) {
    await say(page, message);
    await answered(page, index + 2);
  }
  // What is still being answered is not looked at.
  const whole = `select 1 from conversation_messages where user_id = $1 and role = 'assistant' and status = 'complete'`;
  const userId = await page.evaluate(() => localStorage.getItem('userId'));
  await expect.poll(async () => (await haven.sql(whole, [userId])).length).toBe(told.length);
  // The work waits some minutes; the journey does not.
  await haven.sql(`update jobs.job set start_after = now() where name = 'memory'`);
  const inShort = page.getByRole('region', { name: 'In short' });
  await expect(async () => {
    await page.goto(`${haven.url}/memory`);
    await expect(inShort).toContainText('You moved to Denver last month for work.', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(inShort).toContainText('Your dog Biscuit waits at the door all day.');
  await lookAllAround(page, 'memory');

  await page.getByRole('button', { name: 'Forget: your dog is called Biscuit' }).click();
  await expect(inShort).not.toContainText('Biscuit');
  await page.getByRole('button', { name: 'Forget: you want to learn the cello again' }).click();
  await expect(inShort).not.toContainText('cello');
  await lookAllAround(page, 'memory-after');
  await page.reload();
  await expect(inShort).toContainText('You moved to Denver last month for work.');
  await expect(page.getByText(/Biscuit|cello/)).toHaveCount(0);
});
