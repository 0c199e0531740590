import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Runs the commands of one part of the checks, one after the other, with the project's own tools and Node.
 * @param commands each an array: the tool's name and its options.
 * @param shows true to pass the output on as it comes; else it is kept and handed back.
 * @returns whether all commands ended well, what they wrote and how long they took. Never throws.
 */
export async function runPart({ title, commands, env = {}, shows = false }) {
  const startedAt = performance.now();
  let output = '';
  let passed = true;
  for (const [program, ...options] of commands) {
    const result = await runTool(program, options, { env, shows });
    output += result.output;
    passed = result.passed;
    if (!passed) break;
  }
  return { title, passed, output, seconds: (performance.now() - startedAt) / 1000 };
}

function runTool(program, options, { env, shows }) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, options, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: shows ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ passed: false, output: `${program} could not be run (${error.message}).\n` }),
    );
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}

/** Runs parts, two at a time, and says how each went as it ends; what a failed one wrote is shown whole. */
export async function runParts(parts, { atOnce = 2 } = {}) {
  const waiting = [...parts];
  const results = [];
  async function work() {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const result = await runPart(part);
      results.push(result);
      report(result);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** One line for a part; below it, when it failed, all it wrote. */
function report({ title, passed, output, seconds }) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${title.padEnd(24)} ${seconds.toFixed(1)} s\n`);
  if (!passed) process.stdout.write(`\n${output.trimEnd()}\n\n`);
}
