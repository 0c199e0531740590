// `npm test`: everything, on a fresh clone too. Ends with one line: `N passed, N failed`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from './lib/checks.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { countTests } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runPart, runParts } from './lib/part.mjs';

const stages = { check: runChecks, unit: runUnitTests, e2e: runJourneys };
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

if (only !== undefined && !(only in stages)) {
  process.stderr.write(`--only takes one of ${Object.keys(stages).join(', ')}.\n`);
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failedParts = [];
const failures = [];
const reports = await mkdtemp(join(tmpdir(), 'haven-reports-'));

try {
  await ensureInstalled();
  for (const [name, runStage] of Object.entries(stages)) if (only === undefined || only === name) await runStage();
} catch (error) {
  process.stdout.write(`\n${error.message}\n`);
  add('preparation', { passed: 0, failed: 1, skipped: 0 });
} finally {
  await rm(reports, { recursive: true, force: true });
}
summarize();

async function runChecks() {
  announce('Format, lint, types, import rules, dead code');
  for (const { title, passed } of await runParts(checks)) addStep(title, passed);
}

/** All workspaces in one run; the server's tests start one PostgreSQL for themselves. */
async function runUnitTests() {
  announce('Unit and integration tests');
  const file = join(reports, 'vitest.json');
  const commands = [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]];
  const result = await runPart({ title: 'vitest', commands, shows: true });
  add('unit and integration tests', await countTests(file, result));
}

async function runJourneys() {
  announce('Journeys in a browser');
  // The same build that `npm start` makes, and makes only when something has changed.
  await ensureBuilt();
  addStep('build', true);
  const file = join(reports, 'playwright.json');
  const result = await runPart({
    title: 'journeys',
    commands: [['playwright', 'test', '--reporter=list,json']],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    shows: true,
  });
  add('journeys', await countTests(file, result));
}

function announce(title) {
  process.stdout.write(`\n── ${title}\n`);
}

function addStep(title, passed) {
  add(title, passed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
}

function add(title, counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
  failures.push(...(counts.failures ?? []));
  if (counts.failed > 0) failedParts.push(`${title} (${counts.failed})`);
}

function summarize() {
  process.stdout.write('\n');
  if (total.skipped > 0) process.stdout.write(`Skipped tests: ${total.skipped}\n`);
  if (failedParts.length > 0) process.stdout.write(`Failed: ${failedParts.join(', ')}\n`);
  // Said again at the end: who reads only the last lines of a long log must know which test it was.
  for (const failure of failures) process.stdout.write(`  ${failure}\n`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}
