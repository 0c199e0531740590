import { expect, test } from './haven.ts';
import { looker, sizes, themes } from './look.ts';
import { answered, comeIn, newEmail, register, say } from './people.ts';

for (const size of sizes) {
  for (const theme of themes) {
    test.describe(`at ${size.width}×${size.height}, ${theme}`, () => {
      test.use({ viewport: size, colorScheme: theme });
      test.setTimeout(120_000);

      test('no fault on the account page', async ({ page, haven }) => {
        const look = looker(page, `${size.width}-${theme}`);
        await page.goto(`${haven.url}/account`);
        await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
        await look('account-visitor', { fullPage: true });
        await register(page, haven, newEmail());
        await comeIn(page, haven.url);
        await say(page, 'my brother moved out and the house is so quiet now');
        await answered(page, 2);
        await page.getByRole('link', { name: 'Account' }).click();
        await expect(page.getByText('This device')).toBeVisible();
        await page.getByRole('button', { name: 'Show History' }).click();
        await expect(page.getByText('Success', { exact: true }).first()).toBeVisible();
        await page.getByLabel('Email', { exact: true }).fill('maya@example');
        await page.getByLabel('Email', { exact: true }).blur();
        await look('account', { fullPage: true });
        await page.getByRole('button', { name: 'Clear History' }).click();
        await look('account-clear');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Delete account' }).click();
        await look('account-delete');
      });
    });
  }
}
