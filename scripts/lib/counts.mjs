import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/**
 * Reads how many tests passed and failed from a report of vitest or Playwright (JSON), and which ones failed. A part
 * that ended badly without naming a failed test counts as one failure: a crash must not look like success.
 * @returns `failures` has a line or two for each failed test: where it stands, and how its message begins.
 */
export async function countTests(file, { passed: endedWell }) {
  const report = await readReport(file);
  const counts = report ? countsOf(report) : { passed: 0, failed: 0, skipped: 0 };
  if (!endedWell && counts.failed === 0) counts.failed = 1;
  return { ...counts, failures: report ? failuresOf(report) : [] };
}

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function countsOf(report) {
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

function failuresOf(report) {
  return report.stats ? journeysFailed(report) : testsFailed(report);
}

function testsFailed({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const where = relative(root, name);
    // A file that could not be loaded has no tests to name.
    if (failed.length === 0 && message) return [describe(where, message)];
    return failed.map(({ fullName, failureMessages }) => describe(`${where} › ${fullName}`, failureMessages[0]));
  });
}

function journeysFailed({ suites = [], errors = [] }) {
  const named = suites.flatMap(specsIn).filter(({ ok }) => !ok);
  return [
    ...named.map(({ file, line, title, tests }) =>
      describe(
        `${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
      ),
    ),
    ...errors.map(({ message }) => describe('journeys', message)),
  ];
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Of a message the first lines say what was expected; the whole of it stands further up in the output. */
function describe(where, message = '') {
  const begin = stripVTControlCharacters(message).split('\n').slice(0, 3).join(' ').slice(0, 300).trim();
  return begin ? `${where}\n    ${begin}` : where;
}
