import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  path: string;
  text: string;
}

/** The files below the repository that match, without what is installed, built or a test. */
export function listSources(...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root })
    .filter((path) => !/node_modules|(^|\/)build\/|\.test\.tsx?$|\/testing\//.test(path))
    .toSorted()
    .map((path) => ({ path, text: readRepository(path) }));
}

/** A file of the repository. */
export function readRepository(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
