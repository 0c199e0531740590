import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { Client } from 'pg';

/** A Haven of the journeys' own, with a database of its own. */
export interface Haven {
  url: string;
  /** Runs SQL, for what only time or an operator would bring about. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Waits for the mail to this address whose link leads to this page, and gives the link. */
  waitForLink(to: string, page: string): Promise<string>;
  /** Waits for a mail with this subject, and gives all of them that have come to this address. */
  waitForMails(to: string, subject: string): Promise<string[]>;
  stop(): Promise<void>;
}

interface Workers {
  haven: Haven;
  /** The same with the beta off: messages are counted, and the box appears. */
  paidHaven: Haven;
}

/** `page` fails the test on any console error, page error or request to another origin. */
export const test = base.extend<{ watched: void }, Workers>({
  // Playwright reads what a fixture needs from its first argument, which must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  haven: [async ({}, use) => withHaven({}, use), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  paidHaven: [async ({}, use) => withHaven({ BETA: 'off' }, use), { scope: 'worker' }],
  watched: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => watch(page, problems));
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every rule of WCAG 2.2 A and AA and best practice, on what is now on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

/** Waits for what is fading or sliding in: half-shown words have no contrast. What moves for ever is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState !== 'running' || endTime === Number.POSITIVE_INFINITY;
    }),
  );
}

async function withHaven(settings: Record<string, string>, use: (haven: Haven) => Promise<void>): Promise<void> {
  const haven = await startHaven(settings);
  await use(haven);
  await haven.stop();
}

/** Starts Haven as `npm start` does, on a free port. */
export async function startHaven(settings: Record<string, string> = {}): Promise<Haven> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haven-journey-'));
  const databaseUrl = await createDatabase();
  const server = spawn(process.execPath, ['server/build/main.js'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const url = await readAddress(server);
  return {
    url,
    waitForLink: (to, page) => waitForLink(join(dataDir, 'mails'), to, page).then((path) => url + path),
    waitForMails: (to, subject) => waitForMails(join(dataDir, 'mails'), to, subject),
    sql: async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows,
    stop: async () => {
      await client.end();
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// Mails are files here. Where Haven thinks it is reached does not matter to a journey: only the path is taken.
async function waitForLink(folder: string, to: string, page: string): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const mail = (await readMails(folder, to)).findLast((text) => text.includes(page));
    path = new RegExp(String.raw`${page}#[\w-]+`).exec(mail ?? '')?.[0];
    expect(path).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return path ?? '';
}

async function waitForMails(folder: string, to: string, subject: string): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    found = (await readMails(folder, to)).filter((text) => text.includes(`Subject: ${subject}\n`));
    expect(found).not.toEqual([]);
  }).toPass({ timeout: 15_000 });
  return found;
}

/** Every mail to this address, the newest last, with its long lines put together again. */
async function readMails(folder: string, to: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((text) => text.includes(`To: ${to}`)).map((text) => text.replaceAll('=\n', ''));
}

async function createDatabase(): Promise<string> {
  const admin = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `haven_journey_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  admin.pathname = `/${name}`;
  return admin.href;
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('Haven says nothing.');
  for await (const line of createInterface({ input: stdout })) {
    const address = /listening at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Haven did not start.');
}

function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    // A refused or unreachable call is part of some journeys, and the browser always notes it.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_/.test(message.text()))
      problems.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') problems.push(`request to ${hostname}`);
  });
}
