import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Haven } from './haven.ts';

export const agree = "I Understand - Let's Create My Guide";
export const placeholder = "Share what's on your mind...";

/** From the first page to the chat, by the short path. */
export async function comeIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: agree }).click();
  await page.getByLabel('18 or older').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/find a match/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByPlaceholder(placeholder)).toBeVisible();
}

/** Writes a message and sends it by Enter. */
export async function say(page: Page, message: string): Promise<void> {
  const composer = page.getByPlaceholder(placeholder);
  await composer.fill(message);
  await composer.press('Enter');
  await expect(saidBy(page, 'You').filter({ hasText: message }).last()).toBeVisible();
}

/** The messages of one side, as a screen reader tells them apart. */
export function saidBy(page: Page, who: 'You' | 'Haven') {
  return page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: `${who} said:` });
}

/** Waits until Haven has answered so often, and is not writing any more. */
export async function answered(page: Page, replies: number): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toHaveCount(0, { timeout: 20_000 });
  await expect(saidBy(page, 'Haven')).toHaveCount(replies, { timeout: 20_000 });
}

/** Lets the free messages and the free days of whoever sits at this page be over. */
export async function endTrial(page: Page, haven: Haven): Promise<string | null> {
  const id = await page.evaluate(() => localStorage.getItem('userId'));
  await haven.sql(
    `update user_accounts set message_count = 0, created_at = created_at - interval '4 days' where id = $1`,
    [id],
  );
  return id;
}

export const password = 'sea glass, slowly';
let people = 0;
export const newEmail = () => `maya-${Date.now()}-${++people}@example.org`;

/** Creates an account on the screen for it. */
export async function register(page: Page, haven: Haven, email: string): Promise<void> {
  await page.goto(`${haven.url}/register`);
  await page.getByLabel('What should Haven call you?').fill('Maya');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Created!', { exact: true })).toBeVisible();
}

/** Gives address and password on the screen for it. */
export async function knock(page: Page, haven: Haven, email: string, secret = password): Promise<void> {
  await page.goto(`${haven.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in. */
export async function signIn(page: Page, haven: Haven, email: string, secret = password): Promise<void> {
  await knock(page, haven, email, secret);
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
}

/** Signs out, and waits until the browser has forgotten: whoever goes on before that is still signed in. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(async () => Object.keys(await stored(page))).not.toContain('authToken');
}

/** What the browser keeps. */
export const stored = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage)));

/** What an app for second factors shows for this secret (RFC 6238), `steps` half minutes from now. */
export function codeOf(secret: string, steps = 0): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
