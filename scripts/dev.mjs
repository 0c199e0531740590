// `npm run dev`: web and server, both started again by a change. Open the address Vite prints; it passes /api on.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { getNode, root } from './lib/paths.mjs';

await ensureInstalled();
const children = [
  start(['--watch', '--watch-preserve-output', 'server/src/main.ts'], root),
  start([`${root}node_modules/@react-router/dev/bin.cjs`, 'dev'], `${root}web`),
];
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, stopAll);

/** When one part ends, the other has nothing to do. */
function start(options, cwd) {
  const child = spawn(getNode(), options, { cwd, stdio: 'inherit' });
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stopAll();
  });
  return child;
}

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}
