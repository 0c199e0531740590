import { expect, test } from './haven.ts';
import { agree, answered, comeIn, placeholder, say, saidBy } from './people.ts';

const evening = [
  'I cannot sleep again',
  'my boss took credit for my work in front of everyone',
  'I just sat there and smiled',
  'it happened last month too',
  'I feel small when I think about it',
  'my sister says I should quit',
  'I do not know what I want',
  'maybe I want him to notice',
  'saying that out loud feels strange',
  'thank you, I will try to sleep',
];

for (const path of ['design', 'match'] as const) {
  test(`from the first page to the tenth message, by the ${path} path`, async ({ page, haven }) => {
    test.setTimeout(120_000);
    if (path === 'match') await comeIn(page, haven.url);
    else {
      await page.goto(haven.url);
      await page.getByRole('button', { name: agree }).click();
      await page.getByLabel('18 or older').check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel(/Design my own/).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('group', { name: 'What energy feels right?' }).getByRole('radio')).toHaveCount(9);
      await page.getByLabel(/Wise mentor/).check();
      const preview = page.getByRole('region', { name: 'How Haven would answer' });
      const mentor = await preview.innerText();
      await page.getByLabel(/Best friend/).check();
      await expect(preview).not.toHaveText(mentor);
      await page.getByLabel(/Wise mentor/).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('checkbox')).toHaveCount(7);
      await page.getByLabel(/Gentle/).check();
      await page.getByLabel(/Problem solver/).check();
      await page.getByRole('button', { name: "Let's Start!" }).click();
    }
    await expect(page.getByText('HAVEN IS A COMPUTER PROGRAM AND NOT A HUMAN BEING.')).toBeVisible();
    await expect(
      page.getByText('Companion chatbots may not be suitable for some minors.').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(saidBy(page, 'Haven')).toHaveCount(1);

    for (const [index, message] of evening.entries()) {
      await say(page, message);
      await answered(page, index + 2);
    }

    await expect(saidBy(page, 'You')).toHaveCount(10);
    await expect(page.getByText('A short reminder.')).toHaveCount(2);
    const replies = await saidBy(page, 'Haven').allInnerTexts();
    expect(new Set(replies).size).toBe(replies.length);
    const [settings] = await haven.sql(
      'select style, selected_qualities from companion_settings order by updated_at desc limit 1',
    );
    if (path === 'design')
      expect(settings).toEqual({
        style: 'wise-mentor',
        selected_qualities: expect.arrayContaining(['problem-solver', 'gentle']),
      });
  });
}

test('Skip This goes to the chat without qualities', async ({ page, haven }) => {
  await page.goto(haven.url);
  await page.getByRole('button', { name: agree }).click();
  await page.getByLabel('18 or older').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Design my own/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Best friend/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Tough love/).check();
  await page.getByRole('button', { name: 'Skip This' }).click();
  await expect(page.getByPlaceholder(placeholder)).toBeVisible();
});

test('where the next step does not load it says so, and comes when asked for again', async ({ page, haven }) => {
  await page.route(/\/assets\/talk-/, (route) => route.abort());
  await page.goto(haven.url);
  await page.getByRole('button', { name: agree }).click();
  await expect(page.getByRole('alert')).toContainText('check your connection');
  await page.unroute(/\/assets\/talk-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('18 or older')).toBeVisible();
});

test('where the code of what stands below does not come, it is read as it was', async ({ page, haven }) => {
  await page.route(/\/assets\/below-/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/below-'));
  await page.goto(haven.url);
  await refused;
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('heading', { name: 'Why Choose Haven' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
});

test("a phone's Back goes one step back, and the on-screen one leaves nothing behind", async ({ page, haven }) => {
  await page.goto(haven.url);
  await page.getByRole('button', { name: agree }).click();
  await page.getByLabel('18 or older').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Design my own/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Best friend/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goBack();
  await expect(page.getByLabel(/Best friend/)).toBeChecked();
  await page.reload();
  await page.goBack();
  await expect(page.getByLabel(/Design my own/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('nothing moves while the first page is read, and a font that came late takes its place with a press', async ({
  page,
  haven,
}) => {
  await page.route(/woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto(haven.url);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(moved).toBe(0);

  const title = page.getByRole('heading', { level: 1 });
  const widthOf = () =>
    title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  const before = await widthOf();
  await expect(async () => {
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    expect(await widthOf()).not.toBe(before);
  }).toPass();
});

test('somebody under 13 is stopped kindly, and nothing of them is kept', async ({ page, haven, context }) => {
  await page.goto(haven.url);
  await page.getByRole('button', { name: agree }).click();
  const id = await page.evaluate(() => localStorage.getItem('userId'));
  await page.getByLabel('Under 13').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/made for grown-ups/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible();
  await expect(page.getByPlaceholder(placeholder)).toHaveCount(0);
  expect(await haven.sql('select 1 from user_accounts where id = $1', [id])).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('somebody of 13 to 17 gets help to turn to, and no companion, also after a reload', async ({ page, haven }) => {
  await page.goto(haven.url);
  await page.getByRole('button', { name: agree }).click();
  await page.getByLabel('13 to 17').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/currently for people of 18 and over/)).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder(placeholder)).toHaveCount(0);
  await expect(page.getByText(/currently for people of 18 and over/)).toBeVisible();
});

test('somebody who comes back finds the conversation and goes on', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, 'remember this for me');
  await answered(page, 2);
  await page.reload();
  await expect(saidBy(page, 'You').filter({ hasText: 'remember this for me' })).toBeVisible();
  await say(page, 'and this too');
  await expect(saidBy(page, 'You')).toHaveCount(2);
});
