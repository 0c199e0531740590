import { expect, test } from './haven.ts';
import { answered, comeIn, endTrial, placeholder, saidBy, say } from './people.ts';

const danger = 'I do not see a way out of this. This is my last message.';
const cardTitle = 'You deserve a person right now';

test('a crisis phrase brings the card before the reply, and closing it leaves the bar', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, danger);

  const card = page.getByRole('region', { name: cardTitle });
  await expect(card).toBeVisible();
  await expect(card).toBeInViewport();
  await expect(page.getByRole('heading', { name: cardTitle })).toBeFocused();
  await expect(card.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(card.getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute('href', 'sms:741741?body=HOME');
  await expect(card.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(card).toContainText('contact a healthcare provider or emergency room');
  await answered(page, 2);
  await expect(saidBy(page, 'Haven').last()).toContainText('988');
  await expect(page.getByRole('button', { name: 'Share Haven' })).toHaveCount(0);
  await expect(page.getByPlaceholder(placeholder)).toBeEditable();

  await page.getByRole('button', { name: 'Close crisis support' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show all lines' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show all lines' })).toBeVisible();
});

test('on a small screen every line of the card is in reach without a scroll', async ({ page, haven }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await comeIn(page, haven.url);
  await say(page, danger);
  await answered(page, 2);
  const composer = await page.getByPlaceholder(placeholder).boundingBox();
  for (const name of ['Call 988', 'Text HOME to 741741', 'Call 911']) {
    const line = await page.getByRole('link', { name }).boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0), name).toBeLessThan(composer?.y ?? 0);
  }
});

test('danger written while the server does not answer brings the card as well', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await page.route('**/api/chat', (route) => route.abort());
  await say(page, danger);
  await expect(page.getByRole('heading', { name: cardTitle })).toBeFocused();
  await page.unroute('**/api/chat');
  await page.getByRole('button', { name: 'Try again' }).click();
  await answered(page, 2);
  await expect(page.getByRole('region', { name: cardTitle })).toHaveCount(1);
});

test('without a connection the conversation stays on the page, and says who answers meanwhile', async ({
  page,
  context,
  haven,
}) => {
  await comeIn(page, haven.url);
  await context.setOffline(true);
  await say(page, 'nobody is awake');
  await expect(page.getByText('Your words are kept here')).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(saidBy(page, 'You')).toHaveCount(1);
  await context.setOffline(false);
  await answered(page, 2);
});

test('the flag survives "I am fine", and the next visit begins with a check-in', async ({ page, haven }) => {
  await comeIn(page, haven.url);
  await say(page, danger);
  await answered(page, 2);
  await say(page, "I'm fine now, it was nothing");
  await answered(page, 3);
  const id = await page.evaluate(() => localStorage.getItem('userId'));
  expect(await haven.sql('select tier from care_flags where user_id = $1', [id])).toHaveLength(1);

  // Two hours pass.
  await haven.sql(
    `update visits set started_at = started_at - interval '2 hours', last_active_at = last_active_at - interval '2 hours' where user_id = $1`,
    [id],
  );
  await page.reload();
  await expect(saidBy(page, 'Haven')).toHaveCount(4);
  await expect(saidBy(page, 'Haven').last()).toContainText('988');
  await say(page, 'I slept at my sister and ate something');
  await answered(page, 5);
  expect(await haven.sql('select tier from care_flags where user_id = $1', [id])).toEqual([]);
});

test('with the beta off the box appears at the end, help stays open, and the text is kept', async ({
  page,
  paidHaven,
}) => {
  await comeIn(page, paidHaven.url);
  await say(page, 'the first of twelve');
  await answered(page, 2);
  const id = await endTrial(page, paidHaven);

  const composer = page.getByPlaceholder(placeholder);
  await composer.fill('is there still somebody here');
  await composer.press('Enter');
  await expect(page.getByText('Subscribe to continue your journey')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View Plans & Pricing' })).toHaveAttribute(
    'href',
    '/plans',
  );
  await page.keyboard.press('Escape');
  await expect(composer).toHaveValue('is there still somebody here');
  expect(await paidHaven.sql('select 1 from conversation_messages where user_id = $1', [id])).toHaveLength(2);

  await composer.fill('I want to kill myself');
  await composer.press('Enter');
  await expect(page.getByRole('region', { name: cardTitle })).toBeVisible();
  await expect(page.getByText('Subscribe to continue your journey')).toHaveCount(0);
  await answered(page, 3);
  await expect(saidBy(page, 'Haven').last()).toContainText('988');
});

test('the modal at the end of the free messages comes once', async ({ page, paidHaven }) => {
  await comeIn(page, paidHaven.url);
  await say(page, 'hello');
  await answered(page, 2);
  await endTrial(page, paidHaven);
  await page.reload();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const name of [/continue/i, 'View Plans & Pricing', 'Buy Now']) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', '/plans');
  }
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('Subscribe to continue your journey')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('free messages are counted for the person to see', async ({ page, paidHaven }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, paidHaven.url);
  await expect(page.getByText('12 free messages left', { exact: true })).toBeVisible();
  await say(page, 'one');
  await answered(page, 2);
  await expect(page.getByText('11 free messages left', { exact: true })).toBeVisible();
});
