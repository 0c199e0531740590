import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A message with what Haven could have said to it, each marked by a reader.
 *
 * `said` are words of the message turned round, from 0 (torn, false or hurtful) over 1 (beside the point) and 2 (part of what
 * matters) to 3 (the point). `lines` may follow such words, `questions` may end the reply, each with where it comes from,
 * from 0 (wrong here) over 1 (true but general) to 2 (fits).
 */
export interface MarkedMessage {
  text: string;
  said: readonly (readonly [text: string, mark: number])[];
  lines: readonly (readonly [source: string, line: string, mark: number])[];
  questions: readonly (readonly [source: string, line: string, mark: number])[];
}

const folder = fileURLToPath(new URL('./marks/', import.meta.url));

/** Reads all marked messages, one a line, file by file. */
export function readMarks(): MarkedMessage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) =>
    readFileSync(`${folder}${file}`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as MarkedMessage),
  );
}
