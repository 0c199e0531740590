import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startOpenIdServer } from '../server/src/testing/openid-server.ts';
import { expect, expectAccessible, type Haven, startHaven, test } from './haven.ts';
import { looker, sizes, themes } from './look.ts';
import {
  agree,
  answered,
  codeOf,
  comeIn,
  endTrial,
  knock,
  newEmail,
  password,
  placeholder,
  register,
  say,
  saidBy,
  signIn,
  signOut,
  stored,
} from './people.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function openAccount(page: Page, haven: Haven): Promise<void> {
  await page.goto(`${haven.url}/account`);
  await expect(page.getByText('This device')).toBeVisible();
}

async function confirmAddress(page: Page, haven: Haven, email: string): Promise<void> {
  await page.goto(await haven.waitForLink(email, '/confirm-address'));
  await page.getByRole('button', { name: 'Yes, this address is mine' }).click();
  await expect(page.getByText('Thank you. The address is confirmed.')).toBeVisible();
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('whoever registers finds their account, is called by another name, and signs out', async ({ page, haven }) => {
  const email = newEmail();
  await register(page, haven, email);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(`${haven.url}/account`);
  await expect(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  await expect(card(page, 'Account Overview')).toContainText(email);
  await page.getByLabel('Name', { exact: true }).fill('May');
  await page.getByLabel('Email', { exact: true }).fill('write-to-may@example.org');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Settings Updated')).toBeVisible();
  await page.goto(`${haven.url}/account-settings`);
  await expect(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  await expect(card(page, 'Account Overview')).toContainText('May');
  await expect(card(page, 'Account Overview')).not.toContainText('write-to-may');
  expect(await stored(page)).toMatchObject({
    userEmail: email,
    userName: 'May',
    contactEmail: 'write-to-may@example.org',
  });
  await signOut(page);
  await expect(page).toHaveURL(`${haven.url}/login`);
});

test('one browser ends the session of another, which is led to the sign-in', async ({ page, haven, browser }) => {
  const email = newEmail();
  await register(page, haven, email);
  await comeIn(page, haven.url);
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  });
  const other = await elsewhere.newPage();
  await signIn(other, haven, email);
  await expect(other.getByPlaceholder(placeholder)).toBeVisible();

  await openAccount(page, haven);
  await page.getByRole('button', { name: /End the session of Firefox/ }).click();
  await expect(toast(page, 'Session Ended')).toBeVisible();
  await expect(page.getByText('The session has been terminated successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /End the session of/ })).toHaveCount(0);

  await other.getByPlaceholder(placeholder).fill('am I still here?');
  await other.getByPlaceholder(placeholder).press('Enter');
  await expect(toast(other, 'Authentication Required')).toBeVisible();
  await expect(other).toHaveURL(`${haven.url}/login`);
  expect(Object.keys(await stored(other))).not.toContain('authToken');
  await elsewhere.close();
});

test('a sign-in from another browser is told by mail, once, and what the mail advises shuts that browser out', async ({
  page,
  haven,
  browser,
}) => {
  const email = newEmail();
  await register(page, haven, email);
  await page.goto(await haven.waitForLink(email, '/confirm-address'));
  await page.getByRole('button', { name: 'Yes, this address is mine' }).click();
  await expect(page.getByRole('link', { name: 'To your account' })).toBeVisible();
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  });
  const other = await elsewhere.newPage();
  await signIn(other, haven, email);

  const [letter = ''] = await haven.waitForMails(email, 'A new sign-in to your Haven account');
  expect(letter).toContain('a device that was not used before: Firefox on Linux, network 127.0.0.0/24.');
  expect(letter).toContain('If that was you, all is well. If not, end that session on your account page');
  // Nothing to be clicked: whoever forges such a mail would put a link there.
  expect(letter).not.toMatch(/https?:|<a /);
  await signOut(other);
  await signIn(other, haven, email);

  await openAccount(page, haven);
  await page.getByRole('button', { name: /End the session of Firefox/ }).click();
  await expect(toast(page, 'Session Ended')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill('another glass, slowly');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await haven.waitForMails(email, 'Your Haven password was changed');
  expect(await haven.waitForMails(email, 'A new sign-in to your Haven account')).toHaveLength(1);
  await other.goto(`${haven.url}/account`);
  await expect.poll(async () => Object.keys(await stored(other))).not.toContain('authToken');
  await knock(other, haven, email);
  await expect(toast(other, 'Login Failed')).toBeVisible();
  await elsewhere.close();
});

test('on a shared device nothing of one person is left for the next', async ({ page, haven }) => {
  const email = newEmail();
  await register(page, haven, email);
  await comeIn(page, haven.url);
  await say(page, 'a thought of mine about the harbor');
  await answered(page, 2);
  await openAccount(page, haven);
  await page.getByLabel('What should Haven know about you?').fill('the lighthouse keeper');
  await page.getByRole('button', { name: 'Update companion' }).click();
  await expect(toast(page, 'Companion Updated')).toBeVisible();
  const { userId = '' } = await stored(page);
  await signOut(page);
  await expect(page).toHaveURL(`${haven.url}/login`);

  await register(page, haven, newEmail());
  await openAccount(page, haven);
  await expect(page.getByText('Nothing is kept right now', { exact: false })).toBeVisible();
  await expect(page.getByLabel('What should Haven know about you?')).toHaveValue('');
  const mine = await download(page);
  expect(mine.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const left = (await page.content()) + JSON.stringify(await stored(page)) + mine.text;
  for (const trace of ['harbor', 'lighthouse', email, userId]) expect(left).not.toContain(trace);
  await page.goto(haven.url);
  await expect(page.getByRole('button', { name: agree })).toBeVisible();
});

test('a forgotten password is replaced by mail, and signs every device out', async ({ page, haven, context }) => {
  const email = newEmail();
  await register(page, haven, email);
  // Only an address somebody has shown to be theirs is mailed a way in.
  await page.goto(await haven.waitForLink(email, '/confirm-address'));
  await page.getByRole('button', { name: 'Yes, this address is mine' }).click();
  await expect(page.getByText('Thank you. The address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(card(page, 'Sign-in and security')).toContainText('Confirmed');

  const forgetful = await context.browser()?.newPage();
  if (!forgetful) throw new Error('There is no browser.');
  await forgetful.goto(`${haven.url}/login`);
  await forgetful.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(forgetful.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await forgetful.getByLabel('Email').fill(email);
  await forgetful.getByRole('button', { name: 'Send the link' }).click();
  await expect(forgetful.getByText(/If there is an account with this address/)).toBeVisible();
  const link = await haven.waitForLink(email, '/reset-password');
  await forgetful.goto(link);
  await forgetful.getByLabel('New password', { exact: true }).fill('another glass, slowly');
  await forgetful.getByRole('button', { name: 'Set the password' }).click();
  await expect(toast(forgetful, 'Password Changed')).toBeVisible();
  await expect(forgetful).toHaveURL(`${haven.url}/login`);
  await knock(forgetful, haven, email);
  await expect(toast(forgetful, 'Login Failed')).toBeVisible();
  await signIn(forgetful, haven, email, 'another glass, slowly');

  await page.getByRole('link', { name: 'Home' }).click();
  await page.goto(`${haven.url}/account`);
  await expect(page.getByRole('link', { name: 'Log In to View Sessions' })).toBeVisible();
  await forgetful.goto(link);
  await forgetful.getByLabel('New password', { exact: true }).fill('a third glass, slowly');
  await forgetful.getByRole('button', { name: 'Set the password' }).click();
  await expect(forgetful.getByText('This link was used before or is too old.', { exact: false })).toBeVisible();
  await forgetful.close();
});

test('another address counts once both mailboxes have agreed, and the old one opens nothing', async ({
  page,
  haven,
  browser,
}) => {
  const [email, other] = [newEmail(), newEmail()];
  await register(page, haven, email);
  await page.goto(await haven.waitForLink(email, '/confirm-address'));
  await page.getByRole('button', { name: 'Yes, this address is mine' }).click();
  await page.getByRole('link', { name: 'To your account' }).click();
  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New address').fill(other);
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Send the links' }).click();
  await expect(dialog.getByText('That is not your current password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Send the links' }).click();
  await expect(toast(page, 'Mail Sent')).toBeVisible();
  await expect(card(page, 'Sign-in and security')).toContainText(`Asked to change to ${other}`);

  // The new mailbox is opened on another device, where nobody is signed in.
  const phone = await browser.newPage();
  await phone.goto(await haven.waitForLink(other, '/confirm-change'));
  await phone.getByRole('button', { name: 'Yes, change the address' }).click();
  await expect(phone.getByText('the link in the mail to the other address is still to be followed')).toBeVisible();
  await knock(phone, haven, other);
  await expect(toast(phone, 'Login Failed')).toBeVisible();

  await page.goto(await haven.waitForLink(email, '/confirm-change'));
  await page.getByRole('button', { name: 'Yes, change the address' }).click();
  await expect(page.getByText('From now on you sign in with the new address.')).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(card(page, 'Sign-in and security')).toContainText(other);
  await expect(card(page, 'Account Overview')).toContainText(other);
  await expect(card(page, 'Account Overview')).not.toContainText(email);
  expect(await stored(page)).toMatchObject({ userEmail: other });

  await knock(phone, haven, email);
  await expect(toast(phone, 'Login Failed').first()).toBeVisible();
  await signIn(phone, haven, other);
  await phone.close();
});

test('a changed password signs out every other device, and only the new one opens', async ({
  page,
  haven,
  browser,
}) => {
  const email = newEmail();
  await register(page, haven, email);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, haven, email);
  await openAccount(page, haven);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill('password123');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(dialog.getByText(/one of the most common ones/)).toBeVisible();
  await dialog.getByLabel('New password', { exact: true }).fill('another glass, slowly');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('button', { name: /End the session of/ })).toHaveCount(0);

  await elsewhere.goto(`${haven.url}/account`);
  await expect(elsewhere.getByRole('link', { name: 'Log In to View Sessions' })).toBeVisible();
  await expect.poll(async () => Object.keys(await stored(elsewhere))).not.toContain('authToken');
  await knock(elsewhere, haven, email);
  await expect(toast(elsewhere, 'Login Failed')).toBeVisible();
  await signIn(elsewhere, haven, email, 'another glass, slowly');
  await elsewhere.close();
});

test('an account that is deleted in one browser is gone in another that was just talking', async ({
  page,
  haven,
  browser,
}) => {
  const email = newEmail();
  await register(page, haven, email);
  await comeIn(page, haven.url);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, haven, email);
  await openAccount(elsewhere, haven);
  await say(page, 'I have been lying awake and turning one thing over and over, the whole week long');
  await card(elsewhere, 'Your data').getByRole('button', { name: 'Delete account' }).click();
  await elsewhere.getByLabel('Type DELETE to confirm').fill('DELETE');
  await elsewhere.getByLabel('Type DELETE to confirm').press('Enter');
  await expect(toast(elsewhere, 'Account Cancelled')).toBeVisible();

  await page.getByPlaceholder(placeholder).fill('am I still here?');
  await page.getByPlaceholder(placeholder).press('Enter');
  await expect(toast(page, 'Authentication Required')).toBeVisible();
  await expect(page).toHaveURL(`${haven.url}/login`);
  expect(Object.keys(await stored(page))).not.toContain('authToken');
  expect(await haven.sql('select 1 from users where email = $1', [email])).toEqual([]);
  await elsewhere.close();
});

test('what a browser claims to have paid for, or to be, is decided by the server', async ({ page, paidHaven }) => {
  await comeIn(page, paidHaven.url);
  await say(page, 'the first of twelve');
  await answered(page, 2);
  const id = await endTrial(page, paidHaven);
  const forged = {
    user_plan: 'family',
    user_subscription: JSON.stringify({ plan: 'family', status: 'active' }),
    subscription_date: new Date().toISOString(),
    promoCodeActive: 'true',
    promoType: 'free-trial',
    promoDays: '365',
    authToken: 'made-up-token-of-somebody-else-entirely',
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, forged);
  await page.goto(`${paidHaven.url}/account`);
  await expect(page.getByRole('link', { name: 'Log In to View Sessions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account Management' })).toHaveCount(0);
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ message: 'am I let in', sessionId: 'session_1_forged' });
    const made = await fetch('/api/chat', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return { status: made.status, code: ((await made.json()) as { code?: string }).code };
  });
  expect(answer).toEqual({ status: 402, code: 'chat.subscribe' });
  expect(await paidHaven.sql('select subscription_status from user_accounts where id = $1', [id])).toEqual([
    { subscription_status: 'free' },
  ]);
});

test('an account is deleted with a receipt, and nothing of it is left', async ({ page, haven }) => {
  const email = newEmail();
  await register(page, haven, email);
  await comeIn(page, haven.url);
  await say(page, 'a thought of mine about the harbor');
  await answered(page, 2);
  const { userId = '' } = await stored(page);
  await openAccount(page, haven);
  await expect(card(page, 'Your data')).toContainText('Messages of your conversations');
  await card(page, 'Your data').getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Type DELETE to confirm').press('Enter');
  await expect(toast(page, 'Account Cancelled')).toBeVisible();
  await expect(page).toHaveURL(`${haven.url}/`);
  const receipt = page.getByRole('dialog', { name: 'Your account is deleted' });
  await expect(receipt).toContainText('Messages of your conversations');
  await receipt.getByRole('button', { name: /Close/ }).click();
  await expect(page.getByRole('button', { name: agree })).toBeVisible();
  expect(JSON.stringify(await stored(page))).not.toContain(userId);
  expect(await haven.sql('select 1 from user_accounts where id = $1', [userId])).toEqual([]);
  await knock(page, haven, email);
  await expect(toast(page, 'Login Failed')).toBeVisible();
});

test('a second factor is set up, asked for at the sign-in, and turned off with a recovery code', async ({
  page,
  haven,
}) => {
  const email = newEmail();
  await register(page, haven, email);
  await openAccount(page, haven);
  await expect(page.getByText('Please confirm your address above first.')).toBeVisible();
  await confirmAddress(page, haven, email);
  await page.getByRole('link', { name: 'To your account' }).click();
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Your recovery codes')).toBeVisible();
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(`${haven.url}/login`);

  await knock(page, haven, email);
  await expect(page.getByLabel('Code')).toBeFocused();
  expect(Object.keys(await stored(page))).not.toContain('authToken');
  await page.getByLabel('Code').fill('000000');
  await page.getByLabel('Code').press('Enter');
  await expect(page.getByText('This code is not right.', { exact: false })).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByLabel('Code').press('Enter');
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await openAccount(page, haven);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page, 'Second Factor Off')).toBeVisible();
});

test('whether to keep conversations is asked once, and kept conversations outlive the last sign-out', async ({
  page,
  haven,
}) => {
  await comeIn(page, haven.url);
  for (const [count, text] of ['the first thing', 'the second thing', 'the third thing'].entries()) {
    await expect(page.getByText('Would you like to keep your conversations?')).toHaveCount(0);
    await say(page, text);
    await answered(page, count + 2);
  }
  await page.getByRole('button', { name: 'Keep them for 30 days' }).click();
  await expect(page.getByText(/kept for 30 days from now on/)).toBeVisible();
  await say(page, 'the fourth thing');
  await answered(page, 5);
  await expect(page.getByText('Would you like to keep your conversations?')).toHaveCount(0);

  const email = newEmail();
  await page.goto(`${haven.url}/register`);
  await expect(page.getByLabel(/Keep my conversations/)).toHaveCount(0);
  await register(page, haven, email);
  await signOut(page);
  await expect(page).toHaveURL(`${haven.url}/login`);
  await signIn(page, haven, email);
  await openAccount(page, haven);
  await expect(card(page, 'Conversation history')).toContainText('the first thing');
  await expect(card(page, 'Conversation history')).toContainText('each message is kept for 30 days');
});

test('a visitor clears the history on the account page, and the chat is empty', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, 'only for a while');
  await answered(page, 2);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Please log in to view your active sessions and login history')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Clear History' }).click();
  await page.getByRole('button', { name: 'Clear history', exact: true }).click();
  await expect(toast(page, 'History Cleared')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Chat' }).click();
  await expect(page.getByPlaceholder(placeholder)).toBeVisible();
  await expect(saidBy(page, 'You')).toHaveCount(0);
});

test('somebody signs in with Google, and nobody else can use what Google sent back', async ({ page }) => {
  const google = await startOpenIdServer('haven');
  const haven = await startHaven({
    GOOGLE_CLIENT_ID: 'haven',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER_URL: google.issuer,
  });
  const person = { sub: 'gale', email: newEmail(), email_verified: true, given_name: 'Gale' };
  let answer = '';
  await page.route(`${google.issuer}/auth?*`, (route) => {
    const { code, state } = google.agree(route.request().url(), person);
    answer = `${haven.url}/login/google?code=${code}&state=${encodeURIComponent(state)}`;
    return route.fulfill({ status: 302, headers: { location: answer } });
  });
  await page.goto(`${haven.url}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await openAccount(page, haven);
  await expect(card(page, 'Account Overview')).toContainText(person.email);
  await expect(page.getByText('None: you sign in with Google')).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(`${haven.url}/login`);
  await page.goto(answer);
  await expect(page.getByText('Google did not sign you in. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await haven.stop();
  await google.stop();
});

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
        const email = newEmail();
        await register(page, haven, email);
        await comeIn(page, haven.url);
        await say(page, 'my brother moved out and the house is so quiet now');
        await answered(page, 2);
        await openAccount(page, haven);
        await page.getByRole('button', { name: 'Show History' }).click();
        await expect(toast(page, 'Success').first()).toBeVisible();
        await page.getByLabel('Email', { exact: true }).fill('maya@example');
        await page.getByLabel('Email', { exact: true }).blur();
        await page.getByLabel(/You decide/).check();
        await expect(page.getByText('not confirmed', { exact: false }).first()).toBeVisible();
        await look('account', { fullPage: true });
        await page.getByRole('button', { name: 'Clear History' }).click();
        await look('account-clear');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Delete account' }).click();
        await look('account-delete');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Change address' }).click();
        await page.getByRole('button', { name: 'Send the links' }).click();
        await look('account-address');
        await confirmAddress(page, haven, email);
        await page.getByRole('link', { name: 'To your account' }).click();
        await page.getByRole('button', { name: 'Set up a second factor' }).click();
        await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Continue' }).click();
        const secret = (await page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? '';
        await expect(page.getByRole('img', { name: /A picture for your app/ })).toBeVisible();
        await look('account-second-factor');
        await page.getByLabel('Code').fill(codeOf(secret));
        await page.getByRole('button', { name: 'Turn on' }).click();
        await expect(page.getByText('Your recovery codes')).toBeVisible();
        await look('account-recovery-codes');
        await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '{}' }));
        await page.reload();
        await expect(page.getByText('Authentication Required')).toBeVisible();
        await look('account-failed', { fullPage: true });
      });
    });
  }
}
