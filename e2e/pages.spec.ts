import { expect, test } from './haven.ts';
import { agree } from './people.ts';

test('the first load of / is small, one font, prerendered, and asks nobody else', async ({ page, haven }) => {
  const bytes: Record<string, number> = {};
  const fonts: string[] = [];
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    const { responseBodySize } = await response.request().sizes();
    bytes[type] = (bytes[type] ?? 0) + responseBodySize;
    if (type === 'font') fonts.push(response.url());
  });
  const html = await (await page.request.get(haven.url)).text();
  expect(html).toContain('A calm place to think out loud');
  expect(html).toContain('Why Choose Haven');
  // What comes in spare time or at a touch is no part of the first load: the data is saved, and a pointer that happens to stand over
  // the page, as the browser reports it now and then, is no touch.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto(haven.url, { waitUntil: 'networkidle' });
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  expect(bytes['script']).toBeGreaterThan(20_000);
  expect(bytes['script']).toBeLessThanOrEqual(130_000);
  expect(total).toBeLessThanOrEqual(190_000);
  expect(fonts).toHaveLength(1);
});

test('the home page names what the product is, and what it is not', async ({ page, haven }) => {
  await page.goto(`${haven.url}/home`);
  await expect(page.getByText('Unlimited free access during beta v1.0')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Talk to Haven' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why Choose Haven' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
  await expect(page.getByText('Professional launch at 10K users.')).toBeVisible();
  for (const price of ['$4.99', '$19.99', '$39.99']) await expect(page.getByText(price, { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(
    'Educational platform, not medical advice · Crisis support: 988',
  );
});

test('every link on every page leads somewhere', async ({ page, haven }) => {
  test.setTimeout(90_000);
  const seen = new Set<string>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await page.goto(haven.url + path);
    expect(answer?.status(), path).toBe(200);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '/'));
    waiting.push(...links.map((link) => link.split('#')[0] ?? '/'));
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['/', '/plans', '/terms', '/privacy', '/safety', '/health-data', '/accessibility']),
  );
});

test('an unknown address shows the 404 page with the way home', async ({ page, haven }) => {
  const answer = await page.goto(`${haven.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText(/router/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the terms open over the page in two tabs, and keyboard and Escape work', async ({ page, haven }) => {
  await page.goto(haven.url);
  await expect(page.locator('html[data-live]')).toBeAttached();
  const opener = page.getByRole('link', { name: 'Terms of Service and Privacy Policy' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveCount(2);
  await expect(dialog).toContainText('January 20, 2025');
  await dialog.getByRole('tab', { name: 'Terms of Service' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Privacy Policy' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog).toContainText('encrypted');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('sharing offers four ways, and copying says so', async ({ page, context, haven }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: haven.url });
  await page.goto(haven.url);
  await page.getByRole('button', { name: 'Share Haven' }).click();
  for (const name of ['Text a Friend', 'Send Email', 'Tweet It', 'Copy Link'])
    await expect(page.getByText(name)).toBeVisible();
  await page.getByText('Copy Link').click();
  await expect(page.getByText('Link Copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(haven.url);
});

test('Family on Plans says that it is not there yet; one toast at a time, F8 goes to it, Escape closes it', async ({
  page,
  haven,
}) => {
  await page.goto(`${haven.url}/plans`);
  const family = page.getByRole('button', { name: /Family/ });
  await family.click();
  await family.click();
  const toast = page.getByText('Not Available in Beta', { exact: true });
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(page.getByText(/30-day|30 days/).first()).toBeVisible();
});

test('the policy of each page allows only its own scripts', async ({ page, haven }) => {
  const answer = await page.goto(haven.url);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
  const inline = await page.locator('script:not([src])').count();
  expect(policy.match(/'sha256-/g) ?? []).toHaveLength(inline);
});

test('a press before the script has arrived is not lost', async ({ page, haven }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(haven.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: agree }).click();
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
});

test('a screen that is opened first has its styles above those of the document', async ({ page, haven }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/account', '/memory']) {
    await page.goto(haven.url + path);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  }
  await page.goto(`${haven.url}/register`);
  await expect(page.getByRole('checkbox')).not.toHaveCSS('border-top-width', '0px');
});
