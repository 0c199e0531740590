import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The oldest Node the server runs on; npm installs one, whatever the system has. */
const NODE_MAJOR = 24;

/** The Node that runs the server and the tests. */
export function getNode() {
  const installed = join(root, 'node_modules/.bin/node');
  if (existsSync(installed)) return installed;
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  throw new Error(
    `npm did not install Node ${NODE_MAJOR}, perhaps because install scripts are switched off. ` +
      `Run "npm ci --ignore-scripts=false --include=dev", or use Node ${NODE_MAJOR} itself.`,
  );
}
