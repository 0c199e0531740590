// `npm run check`: the fast part of `npm test`, two steps at a time, one line each.
import { checks, unitTests } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runParts } from './lib/part.mjs';

await ensureInstalled();
const results = await runParts([unitTests, ...checks]);
const failed = results.filter(({ passed }) => !passed);
if (failed.length > 0) {
  process.stdout.write(`Failed: ${failed.map(({ title }) => title).join(', ')}\n`);
  process.exitCode = 1;
}
