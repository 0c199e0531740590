import { readFile } from 'node:fs/promises';

/**
 * Reads how many tests passed and failed from a report of vitest or Playwright (JSON). A part that ended badly without
 * naming a failed test counts as one failure: a crash must not look like success.
 */
export async function countTests(file, { passed: endedWell }) {
  const report = await readReport(file);
  const counts = report ? countsOf(report) : { passed: 0, failed: 0, skipped: 0 };
  if (!endedWell && counts.failed === 0) counts.failed = 1;
  return counts;
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
