import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const budget = { scriptBytes: 130_000, totalBytes: 190_000, fonts: 1 } as const;

/** What a new visitor's browser fetches for `/` until it is live, in bytes as served; the next step comes in spare time. */
export interface FirstLoad {
  scriptBytes: number;
  totalBytes: number;
  fonts: number;
  files: readonly { name: string; bytes: number }[];
}

/** Follows the page, its scripts and what these load by themselves. Needs the compressed copies. */
export async function measureFirstLoad(client: string): Promise<FirstLoad> {
  const html = await readFile(path.join(client, 'index.html'), 'utf8');
  const names = ['index.html', ...(await collect(client, assetsIn(html)))];
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await servedBytes(client, name) })));
  return {
    files,
    scriptBytes: sum(files.filter(({ name }) => name.endsWith('.js'))),
    totalBytes: sum(files),
    fonts: files.filter(({ name }) => name.endsWith('.woff2')).length,
  };
}

/** A table of the load, for the one who builds. */
export function reportOf({ files, scriptBytes, totalBytes, fonts }: FirstLoad): string {
  const rows = files.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `  ${kilobytes(bytes)}  ${name}`);
  const script = `${kilobytes(scriptBytes)} of ${kilobytes(budget.scriptBytes)} script`;
  const total = `${kilobytes(totalBytes)} of ${kilobytes(budget.totalBytes)} in all`;
  return `\nFirst load of /, as served: ${script}, ${total}, ${fonts} font file\n${rows.join('\n')}\n`;
}

/** Fails the build when a first visit has become heavier than it may be. */
export function refuseOverBudget(load: FirstLoad): void {
  const isOver =
    load.scriptBytes > budget.scriptBytes || load.totalBytes > budget.totalBytes || load.fonts > budget.fonts;
  if (isOver) throw new Error('The first load of / is over its budget; see the table above.');
}

// Chunks that only a press or a later step asks for. What is not named here counts.
const later = /^(toaster|.*-lazy)-/;

async function collect(client: string, names: string[], seen = new Set<string>()): Promise<string[]> {
  for (const name of names) {
    if (seen.has(name) || later.test(path.basename(name))) continue;
    seen.add(name);
    if (name.endsWith('.js')) await collect(client, importsIn(await readFile(path.join(client, name), 'utf8')), seen);
  }
  return [...seen];
}

function assetsIn(html: string): string[] {
  return [...html.matchAll(/["'(](?:\/)(assets\/[\w.-]+\.(?:js|css|woff2))/g)].map(([, name = '']) => name);
}

function importsIn(script: string): string[] {
  return [...script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name = '']) => `assets/${name}`);
}

async function servedBytes(client: string, name: string): Promise<number> {
  const file = path.join(client, name);
  const served = name.endsWith('.woff2') ? file : `${file}.br`;
  return (await stat(served)).size;
}

function sum(files: readonly { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
