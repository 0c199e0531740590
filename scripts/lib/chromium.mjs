import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Where systems keep a Chromium, when the one that npm installs can't run here (another platform, a missing library). */
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium that starts: `CHROMIUM_PATH`, else the one npm installed, else the system's. */
export async function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, await installedChromium(), ...SYSTEM_PATHS];
  for (const path of candidates) if (path && (await starts(path))) return path;
  throw new Error('No Chromium was found. Install one (apt-get install chromium) or name it in CHROMIUM_PATH.');
}

/** Unpacks the browser on first use, which takes some seconds. */
async function installedChromium() {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function starts(path) {
  try {
    await access(path, constants.X_OK);
    await runFile(path, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
