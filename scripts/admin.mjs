// `npm run admin -- …`: the operator's command line, beside a running Haven or without one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { getNode, root } from './lib/paths.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const envFile = existsSync(`${root}.env`) ? [`--env-file=${root}.env`] : [];
  const child = spawn(getNode(), [...envFile, `${root}server/build/admin.js`, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
