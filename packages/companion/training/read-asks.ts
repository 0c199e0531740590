import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A message, and what it asks of the one who listens: the name of a class. */
export interface AskingMessage {
  text: string;
  kind: string;
}

const folder = fileURLToPath(new URL('./asks/', import.meta.url));

/** Reads all messages under headings `## kind`, file by file. */
export function readAsks(): AskingMessage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => readHeaded(`${folder}${file}`));
}

/** Reads the messages of one file, a line each, under headings `## kind`. */
export function readHeaded(path: string): AskingMessage[] {
  let kind = '';
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const text = line.trim();
      if (text.startsWith('## ')) kind = text.slice(3);
      return text === '' || text.startsWith('## ') ? [] : [{ text, kind }];
    });
}
