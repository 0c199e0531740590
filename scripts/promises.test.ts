import { privacySettings } from '@haven/contracts/account';
import { dataRequestDays } from '@haven/contracts/policy/legal';
import { formatCents, plans } from '@haven/contracts/policy/prices';
import { expect, test } from 'vitest';
import { listSources, readRepository } from './lib/files.ts';

// What the privacy page promises and a look at the whole source can show.

const server = listSources('server/src/**/*.ts');
const shipped = listSources('web/src/**/*.{ts,tsx,css,md}', 'packages/*/src/**/*.ts');

/** Links a person follows by their own press; nothing is loaded from them. */
const followedLinks = /^https:\/\/(x\.com\/intent\/post|findahelpline\.com)/;

function pathsWith(files: typeof server, pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

test('the server opens connections only where its settings name a place for one', () => {
  const network =
    /^import (?!type ).*from '(node:)?(net|tls|http|https|http2|dgram|undici(\/[^']+)?|dns)'|\bfetch\(|new (WebSocket|EventSource)\(/m;
  expect(pathsWith(server, network)).toEqual([
    'server/src/features/auth/google.ts',
    'server/src/features/companion/models/careful-fetch.ts',
  ]);
  const mailing = pathsWith(server, /from 'nodemailer'/);
  expect(mailing.filter((path) => !path.startsWith('server/src/features/mail/'))).toEqual([]);
  const databases = pathsWith(server, /from '(pg|drizzle-orm\/node-postgres)'/);
  expect(databases.filter((path) => !path.startsWith('server/src/db/'))).toEqual([]);
  expect(databases).not.toEqual([]);
});

test('the page on language models asks for an agreement without storage and training', () => {
  const page = readRepository('docs/how-to/models.md');
  expect(page).toMatch(/neither stores nor\s+trains/);
  for (const provider of ['Ollama', 'llama.cpp', 'vLLM', 'OpenAI', 'Anthropic', 'Google'])
    expect(page).toContain(`## ${provider}`);
});

test('only the tables of signing in have a place for a network address', () => {
  const tables = listSources('server/src/db/migrations/*.sql')
    .flatMap(({ text }) => [...text.matchAll(/CREATE TABLE "(\w+)" \(([\s\S]*?)\n\);/g)])
    .filter(([, , columns = '']) => /ip_address|\binet\b|\bcidr\b/.test(columns))
    .map(([, name]) => name);
  expect(tables).toEqual(['login_attempts', 'user_sessions']);
});

test('a new person is session-only, and nothing is kept longer without a stored consent', () => {
  expect(privacySettings.parse({}).storagePreference).toBe('session-only');
  const [foundation] = listSources('server/src/db/migrations/0000_*.sql');
  expect(foundation?.text).toContain(`"storage_preference" text DEFAULT 'session-only' NOT NULL`);
  expect(foundation?.text).toMatch(/"user_accounts_keep_check".*"keep_consented_at" is not null/);
});

test('there is one cookie, the visitor’s', () => {
  expect(pathsWith([...shipped, ...server], /document\.cookie|cookieStore/)).toEqual([]);
  expect(pathsWith(server, /setCookie\(/)).toEqual(['server/src/http/server.ts']);
});

test('no page loads anything from another origin, and no link tells where it was pressed', () => {
  const addresses = shipped.flatMap(({ text }) =>
    [...text.matchAll(/https?:\/\/[\w.-]+[^\s'"`)]*/g)].map(([url]) => url),
  );
  expect(addresses.filter((url) => !followedLinks.test(url))).toEqual([]);
  const policy = readRepository('server/src/http/pages.ts');
  expect(policy).toContain(`"default-src 'none'"`);
  expect(policy).toContain(`"connect-src 'self'"`);
  expect(readRepository('server/src/http/server.ts')).toContain(`policy: 'no-referrer'`);
});

test('prices stand in the policy alone', () => {
  const amounts = Object.values(plans).flatMap(({ betaPriceCents, listPriceCents }) => [
    betaPriceCents,
    listPriceCents,
  ]);
  const written = amounts.flatMap((cents) => [formatCents(cents), formatCents(cents).slice(1)]);
  const others = [...shipped, ...server].filter(({ path }) => !path.startsWith('packages/contracts/src/policy/'));
  for (const amount of written) {
    const pattern = new RegExp(String.raw`(?<![\w.])${amount.replaceAll(/[$.]/g, String.raw`\$&`)}(?![\w.])`);
    expect(pathsWith(others, pattern), amount).toEqual([]);
  }
});

test('the runbook says how each request is answered, and in how many days', () => {
  const runbook = readRepository('docs/runbook.md');
  expect(runbook).toContain(`within ${dataRequestDays} days`);
  for (const act of ['access', 'copy', 'correction', 'deletion', 'objection'])
    expect(runbook).toMatch(new RegExp(act, 'i'));
});
