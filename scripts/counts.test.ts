import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTests } from './lib/counts.mjs';
import { root } from './lib/paths.mjs';

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
  expect(await countTests(await reportOf(report), { passed: false })).toMatchObject({
    passed: 5,
    failed: 1,
    skipped: 2,
  });
});

test('a part that crashed without a report, or after its last test, counts as a failure', async () => {
  expect(await countTests(join(folder, 'none.json'), { passed: false })).toMatchObject({ passed: 0, failed: 1 });
  const allPassed = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 };
  expect(await countTests(await reportOf(allPassed), { passed: false })).toMatchObject({ passed: 5, failed: 1 });
});

test('which tests failed is said, with how their messages begin', async () => {
  const unit = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: join(root, 'server/src/a.test.ts'),
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'is kept', failureMessages: [] },
          { status: 'failed', fullName: 'is refused', failureMessages: ['expected 200 to be 403\n at line'] },
        ],
      },
      { name: join(root, 'web/src/b.test.tsx'), message: 'Cannot find module', assertionResults: [] },
    ],
  };
  const journeys = {
    stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [
      {
        specs: [{ ok: true, title: 'opens', file: 'a.spec.ts', line: 1, tests: [] }],
        suites: [
          {
            specs: [
              {
                ok: false,
                title: 'closes',
                file: 'a.spec.ts',
                line: 9,
                tests: [{ results: [{}, { error: { message: 'Timed out' } }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect((await countTests(await reportOf(unit), { passed: false })).failures).toEqual([
    expect.stringMatching(/^server\/src\/a\.test\.ts › is refused\n.*expected 200 to be 403/),
    expect.stringMatching(/^web\/src\/b\.test\.tsx\n.*Cannot find module/),
  ]);
  expect((await countTests(await reportOf(journeys), { passed: false })).failures).toEqual([
    expect.stringMatching(/^a\.spec\.ts:9 › closes\n.*Timed out/),
  ]);
});
