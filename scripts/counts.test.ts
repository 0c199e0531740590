import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTests } from './lib/counts.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-counts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function reportOf(content: unknown): Promise<string> {
  const file = join(folder, `${Math.random()}.json`);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test.each([
  ['vitest', { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }],
  ['Playwright', { stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 } }],
])('the report of %s is counted', async (_, report) => {
  expect(await countTests(await reportOf(report), { passed: false })).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('a part that crashed without a report, or after its last test, counts as a failure', async () => {
  expect(await countTests(join(folder, 'none.json'), { passed: false })).toMatchObject({ passed: 0, failed: 1 });
  const allPassed = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };
  expect(await countTests(await reportOf(allPassed), { passed: false })).toMatchObject({ passed: 5, failed: 1 });
});
