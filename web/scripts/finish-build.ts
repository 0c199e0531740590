import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashInlineScripts } from './inline-scripts.ts';
import { measureFirstLoad, refuseOverBudget, reportOf } from './first-load.ts';
import { precompress } from './precompress.ts';

/** What is left to do once the pages are rendered: hashes for the policy, small copies of the files, the budget. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const files = await listFiles(client);
  await writeFile(path.join(buildDirectory, 'csp.json'), JSON.stringify(await hashPages(client, files), undefined, 2));
  await precompress(files);
  const load = await measureFirstLoad(client);
  process.stdout.write(reportOf(load));
  refuseOverBudget(load);
}

/** The hashes of the inline scripts of each page, by the name of its file. */
async function hashPages(client: string, files: string[]): Promise<Record<string, string[]>> {
  const pages = files.filter((file) => file.endsWith('.html'));
  const entries = pages.map(async (file) => [
    path.relative(client, file),
    hashInlineScripts(await readFile(file, 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string[]>;
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
