import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { npm } from './run.mjs';
import { step } from './step.mjs';

const STAMP = join(root, 'server/build/sources.sha256');
const SOURCES = ['web', 'packages', 'server'];
/** Made by the build or by npm, not sources. */
const SKIPPED = new Set(['build', 'node_modules', '.react-router', 'coverage', 'test-results']);

/** Builds the pages and the server when what they are made of has changed since the last build. */
export async function ensureBuilt() {
  const sources = await hashSources();
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === sources) return;
  await step('Building the pages and the server', () => npm(['run', 'build', '--silent']));
  // Written last: a build that was cut off is done again.
  await writeFile(STAMP, sources);
}

async function hashSources() {
  const lists = await Promise.all(SOURCES.map((folder) => listFiles(join(root, folder))));
  const files = [join(root, 'package-lock.json'), ...lists.flat().sort((one, other) => (one < other ? -1 : 1))];
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, content] of contents.entries())
    hash.update(`${files[index]}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const kept = entries.filter(({ name }) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name));
  const lists = await Promise.all(
    kept.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return lists.flat();
}
