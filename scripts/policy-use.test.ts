import { describe, expect, test } from 'vitest';
import specification from '../packages/contracts/fixtures/specification.json' with { type: 'json' };
import { listSources } from './lib/files.ts';

/** Keys that no screen and no server code uses yet, and why they stand in the policy already. */
const usedLater: Readonly<Record<string, string>> = {
  conflicts: 'the page for admins lists the readings',
  legalUpdated: 'the legal texts carry their own date, which claims.test.ts compares',
};

const policy = listSources('packages/contracts/src/policy/*.ts');
const users = listSources(
  'web/src/**/*.{ts,tsx}',
  'server/src/**/*.ts',
  'packages/companion/src/**/*.ts',
  'packages/contracts/src/*.ts',
);
const code = users.map(({ text }) => text).join('\n');

function listKeys(): string[] {
  return policy.flatMap(({ text }) =>
    [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  );
}

describe('every policy key is used by a screen or the server', () => {
  test.each(listKeys())('%s', (name) => {
    const isUsed = new RegExp(String.raw`\b${name}\b`).test(code);
    expect(isUsed).toBe(!(name in usedLater));
  });
});

/** Screens whose quoted texts are not written yet. Take a name away when its screen is built. */
const screensToCome = new Set(['billing', 'journal', 'mood', 'support', 'affiliates']);
const textsToCome = new Set(['Clear All']);

const everyText = [...policy, ...users]
  .map(({ text }) => text.replaceAll(/\\(['"])/g, '$1').replaceAll('&apos;', "'"))
  .join('\n');

describe('every text the specification quotes stands on its screen to the letter', () => {
  const built = Object.entries(specification.texts).filter(([screen]) => !screensToCome.has(screen));
  const quoted = built.flatMap(([screen, texts]) => texts.map((text) => [screen, text] as const));

  test.each(quoted.filter(([, text]) => !textsToCome.has(text)))('%s: %s', (_, text) => {
    expect(everyText.includes(text)).toBe(true);
  });
});
