import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listSources, readRepository, root } from './lib/files.ts';

const pages = ['README.md', ...listSources('docs/**/*.md').map(({ path }) => path)];

test.each(pages)('every link of %s leads to a file', (page) => {
  const links = [...readRepository(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

test('every command the README names is there', () => {
  const { scripts } = JSON.parse(readRepository('package.json')) as { scripts: Record<string, string> };
  const named = [...readRepository('README.md').matchAll(/`?npm (?:run )?(\w[\w:]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => name !== 'and' && !(name in scripts))).toEqual([]);
});

test('every command of package.json runs a file that is there', () => {
  const { scripts } = JSON.parse(readRepository('package.json')) as { scripts: Record<string, string> };
  const files = Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w.-]+/) ?? []);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the README fits one screen', () => {
  expect(readRepository('README.md').split('\n').length).toBeLessThan(50);
});
