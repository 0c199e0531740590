import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WeighedDraft } from '@haven/companion/guide/fit/draft-features';

/** What Haven could have answered to a message, each draft marked by a reader. */
export interface MarkedDrafts {
  text: string;
  /** Messages of the talk before it. */
  turn: number;
  /** The file it stands in. */
  file: string;
  drafts: readonly (WeighedDraft & {
    /** 0 wrong here, 1 true but general or a lesser part, 2 good, 3 as good as a very good listener's. */
    mark: number;
  })[];
}

interface Stored {
  text: string;
  turn: number;
  drafts: readonly {
    mark: number;
    text: string;
    said?: string;
    parts: readonly (readonly [WeighedDraft['parts'][number]['role'], string, string])[];
  }[];
}

/** Reads all messages with marked drafts, one a line, file by file. */
export function readDrafts(folder = fileURLToPath(new URL('./drafts/', import.meta.url))): MarkedDrafts[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) => readDraftsOf(`${folder}${file}`));
}

/** Reads those of one file. */
export function readDraftsOf(path: string): MarkedDrafts[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const file = basename(path);
  return lines.filter((line) => line !== '').map((line) => opened(JSON.parse(line) as Stored, file));
}

function opened({ text, turn, drafts }: Stored, file: string): MarkedDrafts {
  return {
    text,
    turn,
    file,
    drafts: drafts.map(({ mark, text: words, said, parts }) => ({
      mark,
      text: words,
      said,
      parts: parts.map(([role, source, line]) => ({ role, source, line })),
    })),
  };
}
