import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Of a long output the beginning and the end are shown: npm says what is wrong first, a build last. */
const LINES_SHOWN = 10;

/**
 * Runs a program quietly, in the repository.
 * @returns what it wrote.
 * @throws with what it wrote, shortened, when it fails or can't be found.
 */
function run(program, options, { env = process.env, cwd = root } = {}) {
  const child = spawn(program, options, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${program} could not be run (${error.message}).`)));
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${[program, ...options].join(' ')} failed:\n${shorten(output)}`));
    });
  });
}

/** Runs npm: the one that runs us, else the system's. */
export function npm(options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...options]) : run('npm', options);
}

function shorten(text) {
  const lines = text.trim().split('\n');
  if (lines.length <= 2 * LINES_SHOWN) return lines.join('\n');
  return [...lines.slice(0, LINES_SHOWN), '…', ...lines.slice(-LINES_SHOWN)].join('\n');
}
