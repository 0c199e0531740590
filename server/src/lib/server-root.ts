import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The server's folder, whether this code runs from its sources or from its build. */
export const serverRoot = findRoot(import.meta.dirname);

function findRoot(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findRoot(dirname(directory));
}
