import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A message written, or labeled by hand, to learn kinds of telling from. */
export interface ToldMessage {
  text: string;
  /** Its kind, and one that fits nearly as well where there is one. */
  kinds: readonly string[];
}

const folder = fileURLToPath(new URL('./tellings/', import.meta.url));

/** Reads all messages under headings `## kind` or `## kind second-kind`, file by file. */
export function readTellings(): ToldMessage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap(readFile);
}

function readFile(file: string): ToldMessage[] {
  let kinds: string[] = [];
  return readFileSync(`${folder}${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const text = line.trim();
      if (text.startsWith('## ')) kinds = text.slice(3).split(' ');
      return text === '' || text.startsWith('## ') ? [] : [{ text, kinds }];
    });
}
