import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { npm } from './run.mjs';
import { step } from './step.mjs';

/** Installs the packages when they are missing or are not the ones `package-lock.json` names. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  await step('Installing packages', installPackages);
}

async function installPackages() {
  try {
    // Haven builds itself, so it needs its dev dependencies whatever NODE_ENV says. Not `npm ci`, which refuses a lock
    // file without the packages of every platform; this installs the same versions and leaves the lock file alone.
    await npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  } catch (error) {
    throw new Error(
      `${error.message}\n\nIs npm installed, is the network up, is there disk space? Then run "npm start" again.`,
      { cause: error },
    );
  }
}

/** npm leaves behind what it installed; optional packages (of other platforms) may be absent. */
async function isInstalled() {
  const [wanted, installed] = await Promise.all([
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  ]);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = installed[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true;
  });
}

async function readPackages(file) {
  const text = await readFile(join(root, file), 'utf8').catch(() => '{"packages":{}}');
  return JSON.parse(text).packages;
}
