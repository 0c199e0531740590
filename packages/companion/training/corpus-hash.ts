import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { heardFolders } from './read-heard.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** A fingerprint of every text file in these folders; without any named, of those the crisis model learns from. */
export function hashCorpus(...folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const inside of folders.length > 0 ? folders : ['.', 'emotions', ...heardFolders]) {
    const names = readdirSync(join(folder, inside)).filter((name) => /\.(?:txt|jsonl)$/u.test(name));
    for (const name of names.sort())
      hash.update(`${inside}/${name}\n`).update(readFileSync(join(folder, inside, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
