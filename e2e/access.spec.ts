import type { Page } from '@playwright/test';
import { expect, type Haven, test } from './haven.ts';
import { type Look, looker, sizes, themes } from './look.ts';
import { agree, answered, comeIn, endTrial, newEmail, placeholder, register, say, signOut } from './people.ts';

for (const size of sizes) {
  for (const theme of themes) {
    test.describe(`at ${size.width}×${size.height}, ${theme}`, () => {
      test.use({ viewport: size, colorScheme: theme });
      test.setTimeout(180_000);

      test('no fault in the pages that stand still', async ({ page, haven }) => {
        const look = looker(page, `${size.width}-${theme}`);
        for (const path of [
          '/',
          '/plans',
          '/terms',
          '/privacy',
          '/safety',
          '/health-data',
          '/accessibility',
          '/login',
          '/register',
          '/forgot-password',
          '/reset-password',
          '/reset-password#a-secret-of-a-mailed-link',
          '/confirm-address#a-secret-of-a-mailed-link',
          '/login/google',
          '/no-such-page',
        ]) {
          await page.goto(haven.url + path, { waitUntil: 'networkidle' });
          await look(path === '/' ? 'home' : path.slice(1).replace(/[#/].*/, '-link'));
        }
      });

      test('no fault on the way in', async ({ page, haven }) => {
        const look = looker(page, `${size.width}-${theme}`);
        await wayIn(page, haven, look);
      });

      test('no fault in the conversation', async ({ page, context, haven }) => {
        const look = looker(page, `${size.width}-${theme}`);
        await comeIn(page, haven.url);
        await look('chat-new');
        await say(page, 'my brother moved out and the house is so quiet now');
        await answered(page, 2);
        await say(page, 'we used to cook on sundays, I still buy enough for two');
        await answered(page, 3);
        await look('chat');
        await page.getByRole('button', { name: 'Clear Home history' }).click();
        await look('chat-clear');
        await page.keyboard.press('Escape');
        await context.setOffline(true);
        await say(page, 'written without a connection');
        await look('chat-offline');
        await context.setOffline(false);
        await answered(page, 4);
        await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: '{}' }));
        await say(page, 'this one fails');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await look('chat-failed');
        await page.unroute('**/api/chat');
        await page.getByRole('button', { name: 'Try again' }).click();
        await answered(page, 5);
        await say(page, 'I do not see a way out of this. This is my last message.');
        await answered(page, 6);
        await look('chat-crisis');
        await page.getByRole('button', { name: 'Close crisis support' }).click();
        await look('chat-crisis-bar');
      });

      test('no fault at the end of the free messages', async ({ page, paidHaven }) => {
        const look = looker(page, `${size.width}-${theme}`);
        await comeIn(page, paidHaven.url);
        await say(page, 'the first of twelve');
        await answered(page, 2);
        await endTrial(page, paidHaven);
        await page.reload();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('trial-complete');
        await page.keyboard.press('Escape');
        await expect(page.getByText('Subscribe to continue your journey')).toBeVisible();
        await look('chat-paywall');
        await page.goto(`${paidHaven.url}/plans`, { waitUntil: 'networkidle' });
        await look('plans-after-beta');
      });
    });
  }
}

async function wayIn(page: Page, haven: Haven, look: Look): Promise<void> {
  await page.goto(haven.url);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.getByRole('link', { name: 'Terms of Service and Privacy Policy' }).click();
  await expect(page.getByRole('dialog')).toContainText('January 20, 2025');
  await look('terms-dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share Haven' }).click();
  await look('share');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: agree }).click();
  await expect(page.getByLabel('18 or older')).toBeVisible();
  await look('age');
  await page.getByLabel('18 or older').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await look('step1');
  await page.getByLabel(/Design my own/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Calm and centering/).check();
  await look('step2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Gentle/).check();
  await look('step4');
  await page.getByRole('button', { name: "Let's Start!" }).click();
  await expect(page.getByPlaceholder(placeholder)).toBeVisible();
}

test('with letters twice as large no page scrolls sideways', async ({ page, haven }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const expectNoOverflow = async (what: string) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390);
  for (const path of ['/', '/plans', '/safety', '/login', '/register', '/memory', '/no-such-page']) {
    await page.goto(haven.url + path, { waitUntil: 'networkidle' });
    await expectNoOverflow(path);
  }
  await register(page, haven, newEmail());
  await page.goto(`${haven.url}/account`, { waitUntil: 'networkidle' });
  await expectNoOverflow('/account');
  await signOut(page);
  await comeIn(page, haven.url);
  await expectNoOverflow('the chat');
});

test.describe('at 320 wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the share button lies over nothing one writes in', async ({ page, haven }) => {
    await comeIn(page, haven.url);
    const button = await page.getByRole('button', { name: 'Share Haven' }).boundingBox();
    const field = await page
      .locator('form')
      .filter({ has: page.getByPlaceholder(placeholder) })
      .boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  });
});
