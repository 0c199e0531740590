import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ToldMessage } from './read-tellings.ts';

const folder = fileURLToPath(new URL('./situations/', import.meta.url));

interface SituationMessage {
  text: string;
  /** The id of its content. */
  situation: string;
}

/** What people bring, in the plainest words, with the kinds of telling of its situation: `id kind` or `id kind second-kind`. */
export function readPlainTellings(): ToldMessage[] {
  const kinds = new Map(
    linesOf('kinds.txt').map((line) => {
      const [id = '', ...of] = line.split(' ');
      return [id, of] as const;
    }),
  );
  return linesOf('plain.jsonl').map((line) => {
    const { text, situation } = JSON.parse(line) as SituationMessage;
    return { text, kinds: kinds.get(situation) ?? [] };
  });
}

function linesOf(file: string): string[] {
  return readFileSync(`${folder}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
