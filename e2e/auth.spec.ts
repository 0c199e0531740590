import { expect, expectAccessible, test } from './haven.ts';
import {
  agree,
  answered,
  comeIn,
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

test('a visitor who registers goes on in the same conversation', async ({ page, haven, context }) => {
  await comeIn(page, haven.url);
  await say(page, 'my cat is called Biscuit');
  await answered(page, 2);
  const visitor = (await stored(page))['userId'];
  const email = newEmail();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await register(page, haven, email);

  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(saidBy(page, 'You').filter({ hasText: 'Biscuit' })).toBeVisible();
  expect(await stored(page)).toMatchObject({ userId: visitor, userEmail: email, authToken: expect.any(String) });
  expect(await context.cookies()).toEqual([]);
  await say(page, 'and she is old');
  await answered(page, 3);
  await page.reload();
  await expect(saidBy(page, 'You')).toHaveCount(2);
});

test('a visitor who signs in brings the conversation along; the way out leaves nothing for the next', async ({
  page,
  haven,
  context,
}) => {
  const email = newEmail();
  await register(page, haven, email);
  await signOut(page);
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${haven.url}/login`);

  await comeIn(page, haven.url);
  await say(page, 'a thought of mine about the harbor');
  await answered(page, 2);
  const visitor = (await stored(page))['userId'];
  await signIn(page, haven, email);
  await expect(saidBy(page, 'You').filter({ hasText: 'harbor' })).toBeVisible();
  await say(page, 'it goes on');
  await answered(page, 3);
  expect(await haven.sql('select 1 from user_accounts where id = $1', [visitor])).toEqual([]);
  const { authToken: token = '', userId = '' } = await stored(page);

  await page.getByPlaceholder(placeholder).fill('not sent, about the harbor');
  await signOut(page);
  await expect(page).toHaveURL(`${haven.url}/login`);
  expect(Object.keys(await stored(page))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const answer = await page.request.get(`${haven.url}/api/auth/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);

  await register(page, haven, newEmail());
  await page.goto(haven.url);
  await expect(page.getByRole('button', { name: agree })).toBeVisible();
  const page2 = (await page.content()) + JSON.stringify(await stored(page));
  for (const trace of ['harbor', email, userId, token]) expect(page2).not.toContain(trace);
});

test('whoever has answered before is not asked again after signing in', async ({ page, haven }) => {
  const email = newEmail();
  await register(page, haven, email);
  await comeIn(page, haven.url);
  await signOut(page);
  await signIn(page, haven, email);
  await expect(page.getByPlaceholder(placeholder)).toBeVisible();
});

test('what is wrong is said beside the field, in a toast, and to a screen reader', async ({ page, haven }) => {
  await page.goto(`${haven.url}/login`);
  await page.getByLabel('Email').fill('maya');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Invalid email or password', { exact: true })).toBeVisible();

  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login Error', { exact: true })).toBeVisible();
});

test('a common password and a taken address are refused in words', async ({ page, haven }) => {
  const email = newEmail();
  await register(page, haven, email);
  await signOut(page);
  await expect(page).toHaveURL(`${haven.url}/login`);
  await page.goto(`${haven.url}/register`);
  await page.getByLabel('What should Haven call you?').fill('Maya');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/one of the most common ones/)
      .first(),
  ).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Failed to create account', { exact: true })).toBeVisible();
});

test('signing out in one tab clears the other', async ({ page, haven, context }) => {
  await register(page, haven, newEmail());
  await comeIn(page, haven.url);
  await say(page, 'only for my eyes');
  await answered(page, 2);
  const other = await context.newPage();
  await other.goto(haven.url);
  await expect(saidBy(other, 'You')).toHaveCount(1);
  await signOut(page);
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByText('only for my eyes')).toHaveCount(0);
});

test('a token the server no longer knows is forgotten when the page is opened', async ({ page, haven }) => {
  const email = newEmail();
  await register(page, haven, email);
  await haven.sql(
    `update user_sessions set is_active = false, token_hash = null, logout_time = login_time where email = $1`,
    [email],
  );
  await page.goto(`${haven.url}/plans`);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(Object.keys(await stored(page))).not.toEqual(expect.arrayContaining(['authToken']));
});

for (const path of ['/login', '/register']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 390, 1440]) {
      test(`${path} is accessible, ${colorScheme}, ${width} wide, with errors shown`, async ({ page, haven }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(haven.url + path);
        await expectAccessible(page);
        await page.locator('form').getByRole('button').last().click();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await expect(page.getByText('Beta', { exact: true })).toHaveCount(0);
      });
    }
  }
}
