import { expect, test } from './haven.ts';
import { answered, comeIn, placeholder, say, saidBy } from './people.ts';

const stop = { name: 'Stop the reply' };
const long = 'My mother is ill, my landlord wants me out by June, and I have not told anybody about either of them';

test('a reply goes on through a reload and is whole afterwards', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, long);
  await expect(page.getByRole('button', stop)).toBeVisible();
  await page.reload();
  await answered(page, 2);
  await expect(saidBy(page, 'You')).toHaveCount(1);
  const [row] = await haven.sql(
    `select status, count(*)::int as count from conversation_messages where role = 'assistant' group by status`,
  );
  expect(row).toMatchObject({ status: 'complete' });
});

test('a reply goes on when the tab is closed, and is there on return', async ({ page, context, haven }) => {
  await comeIn(page, haven.url);
  await say(page, long);
  await expect(page.getByRole('button', stop)).toBeVisible();
  await page.close();
  const back = await context.newPage();
  await back.goto(haven.url);
  await answered(back, 2);
  await expect(saidBy(back, 'You').filter({ hasText: 'landlord' })).toHaveCount(1);
});

test('a reply can be stopped, and asked for again', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, long);
  await page.getByRole('button', stop).click();
  await expect(page.getByText('You stopped this reply.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await answered(page, 2);
  await expect(page.getByText('You stopped this reply.')).toHaveCount(0);
});

test('what is written offline waits in order and is sent when the network is back', async ({
  page,
  context,
  haven,
}) => {
  await comeIn(page, haven.url);
  await context.setOffline(true);
  await say(page, 'written in a tunnel');
  await say(page, 'and this one too');
  await expect(page.getByText('Waiting for connection')).toHaveCount(2);
  await context.setOffline(false);
  await expect(page.getByText('Waiting for connection')).toHaveCount(0, { timeout: 20_000 });
  await answered(page, 3);
  const texts = await saidBy(page, 'You').allInnerTexts();
  expect(texts.map((text) => /tunnel|this one too/.exec(text)?.[0])).toEqual(['tunnel', 'this one too']);
});

test('what waits offline survives a reload', async ({ page, context, haven }) => {
  await comeIn(page, haven.url);
  await page.route('**/api/chat', (route) => route.abort('internetdisconnected'));
  await say(page, 'do not lose me');
  await page.unroute('**/api/chat');
  await context.setOffline(false);
  await page.reload();
  await expect(saidBy(page, 'You').filter({ hasText: 'do not lose me' })).toHaveCount(1);
  await answered(page, 2);
});

test('when the server fails, the failure text stands there with a way to try again', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"success":false}' }),
  );
  await say(page, 'are you there');
  await expect(
    page.getByText("Haven: I'm sorry, I'm having trouble connecting right now. Please try again in a moment."),
  ).toBeVisible();
  await page.unroute('**/api/chat');
  await page.getByRole('button', { name: 'Try again' }).click();
  await answered(page, 2);
  await expect(saidBy(page, 'You')).toHaveCount(1);
});

test('when no account can be made, a local id holds the place, and nothing typed is lost', async ({ page, haven }) => {
  await page.route('**/api/user-account', (route) => route.fulfill({ status: 503, body: '' }));
  await comeIn(page, haven.url);
  const localId = await page.evaluate(() => localStorage.getItem('userId'));
  expect(localId).toMatch(/^user_\d+_\w+$/);
  await say(page, 'typed before there was an account');
  await page.unroute('**/api/user-account');
  await page.reload();
  await expect(saidBy(page, 'You').filter({ hasText: 'typed before' })).toHaveCount(1);
  const again = page.getByRole('button', { name: 'Try again' });
  if (await again.isVisible()) await again.click();
  await answered(page, 2);
  const id = await page.evaluate(() => localStorage.getItem('userId'));
  expect(id).not.toBe(localId);
  expect(await haven.sql('select role from conversation_messages where user_id = $1 order by seq', [id])).toEqual([
    { role: 'user' },
    { role: 'assistant' },
  ]);
});

test('a draft survives a reload and goes when it is sent', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  const composer = page.getByPlaceholder(placeholder);
  await composer.fill('half a thought');
  await page.reload();
  await expect(composer).toHaveValue('half a thought');
  await composer.press('Enter');
  await expect(composer).toHaveValue('');
  await page.reload();
  await expect(composer).toHaveValue('');
});

test('Shift+Enter breaks the line, blank is not sent, and a composing Enter sends nothing', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  const composer = page.getByPlaceholder(placeholder);
  await composer.press('Enter');
  await composer.fill('   ');
  await composer.press('Enter');
  await composer.fill('one');
  await composer.press('Shift+Enter');
  await composer.pressSequentially('two');
  await expect(composer).toHaveValue('one\ntwo');
  await composer.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
  await expect(saidBy(page, 'You')).toHaveCount(0);
  await composer.press('Enter');
  await expect(saidBy(page, 'You')).toHaveCount(1);
});

test('two tabs show the same conversation', async ({ page, context, haven }) => {
  await comeIn(page, haven.url);
  const other = await context.newPage();
  await other.goto(haven.url);
  await expect(other.getByPlaceholder(placeholder)).toBeVisible();
  await say(page, 'said in the first tab');
  await expect(saidBy(other, 'You').filter({ hasText: 'said in the first tab' })).toHaveCount(1);
  await answered(page, 2);
  await answered(other, 2);
  await say(other, 'said in the second');
  await expect(saidBy(page, 'You').filter({ hasText: 'said in the second' })).toHaveCount(1);
  await answered(page, 3);
  await answered(other, 3);
  expect(await saidBy(page, 'Haven').allInnerTexts()).toEqual(await saidBy(other, 'Haven').allInnerTexts());
});

test('what is asked at the end of a conversation stands above the field, and waits for the end of an exercise', async ({
  page,
  haven,
}) => {
  await comeIn(page, haven.url);
  await say(page, 'I cannot sleep');
  await answered(page, 2);
  await say(page, 'my boss took credit for my work');
  await answered(page, 3);
  await say(page, 'could we do a breathing exercise');
  await answered(page, 4);
  const stopExercise = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stopExercise).toBeVisible();
  await expect(page.getByText('Would you like to keep your conversations?')).toHaveCount(0);
  await stopExercise.click();
  await answered(page, 5);
  const answer = page.getByRole('button', { name: 'No, let them go' });
  const composer = page.getByPlaceholder(placeholder);
  await expect(async () => {
    const [asked, field] = [await answer.boundingBox(), await composer.boundingBox()];
    expect((asked?.y ?? Infinity) + (asked?.height ?? 0)).toBeLessThan(field?.y ?? 0);
  }).toPass();
});

test('Clear Home history asks first, and then nothing is left', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, 'forget this soon');
  await answered(page, 2);
  await page.getByRole('button', { name: 'Clear Home history' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Are you sure you want to clear all conversation history? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(saidBy(page, 'You')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Home history' }).click();
  await dialog.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('History Cleared', { exact: true })).toBeVisible();
  await expect(saidBy(page, 'You')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Talk to Haven' })).toBeFocused();
  const disclosure = page.getByText('HAVEN IS A COMPUTER PROGRAM AND NOT A HUMAN BEING.');
  await expect(disclosure).toHaveCount(1);
  await say(page, 'and forget this as well');
  await answered(page, 2);
  await expect(disclosure).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Home history' }).click();
  await dialog.getByRole('button', { name: 'Clear history' }).click();
  await expect(saidBy(page, 'You')).toHaveCount(0);
  await page.reload();
  await expect(page.getByPlaceholder(placeholder)).toBeVisible();
  await expect(saidBy(page, 'You')).toHaveCount(0);
  const id = await page.evaluate(() => localStorage.getItem('userId'));
  expect(await haven.sql('select 1 from conversation_messages where user_id = $1', [id])).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('forget this soon');
});

test('a message can be copied', async ({ page, context, haven }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: haven.url });
  await comeIn(page, haven.url);
  await say(page, 'copy me please');
  await answered(page, 2);
  await saidBy(page, 'You').last().getByRole('button', { name: 'Copy message' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copy me please');
});

test('somebody who reads further up is not pulled down, and finds the way back', async ({ page, haven }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await comeIn(page, haven.url);
  for (let index = 0; index < 5; index += 1) {
    await say(page, `line ${index} about a long day at work with many small troubles`);
    await answered(page, index + 2);
  }
  const log = page.getByRole('log');
  await say(page, 'one more');
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  const jump = page.getByRole('button', { name: /Jump to latest|New message/ });
  await expect(jump).toBeVisible();
  await answered(page, 7);
  expect(await log.evaluate((element) => element.scrollTop)).toBeLessThan(80);
  await jump.click();
  await expect(saidBy(page, 'Haven').last()).toBeInViewport();
});

test('a long draft replaced by a few words leaves the reader at the end', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, long);
  await answered(page, 2);
  await page.getByPlaceholder(placeholder).fill('a\n'.repeat(30));
  await say(page, 'and I am tired');
  await answered(page, 3);

  await expect(saidBy(page, 'Haven').last()).toBeInViewport();
  await expect(page.getByRole('button', { name: /Jump to latest|New message/ })).toHaveCount(0);
});

test('an answer in plain JSON, as short as the call allows, is shown like any other', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ success: true, data: { response: 'A **plain** answer.', companionName: 'Haven' } }),
    }),
  );
  await say(page, 'hello there');
  await expect(saidBy(page, 'Haven').last()).toContainText('A plain answer.');
  await expect(saidBy(page, 'Haven').last().locator('strong')).toHaveText('plain');
  await page.unroute('**/api/chat');
  await page.route('**/api/chat', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"success":false,"message":"not now"}' }),
  );
  await say(page, 'and now');
  await expect(page.getByText(/having trouble connecting right now/)).toBeVisible();
});
