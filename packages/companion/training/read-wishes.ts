import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AskingMessage, readHeaded } from './read-asks.ts';

const folder = fileURLToPath(new URL('./wishes/', import.meta.url));
const listFile = 'words.txt';

/** Messages that ask for an idea, each with the id of its purpose, and messages beside them that ask for `nothing`. */
export function readWishes(): AskingMessage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt') && file !== listFile);
  return files.sort().flatMap((file) => readHeaded(`${folder}${file}`));
}

/** Words and short phrases that tell of a purpose, by its id: `id: word, word, short phrase`. */
export function readWishWords(): Map<string, string[]> {
  const lines = readFileSync(`${folder}${listFile}`, 'utf8')
    .split('\n')
    .filter((line) => line.includes(': '));
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(': ');
      return [
        line.slice(0, at),
        line
          .slice(at + 2)
          .split(',')
          .map((entry) => entry.trim()),
      ];
    }),
  );
}
