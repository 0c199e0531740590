import { expect, test } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { createServerCheck } from '#db/check-server.ts';
import { createTestDatabase } from '#testing/database.ts';
import { openTestApp } from '#testing/open-test-app.ts';

async function lookWith(change: { settings: string; aheadMs?: number }) {
  const database = await createTestDatabase();
  const { db, pool, close } = await openDatabase({ url: withSettings(database.url, change.settings) });
  const said: string[] = [];
  let offset: number | undefined;
  let elapsedMs = 0;
  const check = createServerCheck({
    db,
    clock: { now: () => new Date(Date.now() + (change.aheadMs ?? 0)), elapsedMs: () => elapsedMs },
    warn: (line) => said.push(line),
    onClockOffset: (seconds) => (offset = seconds),
  });
  await check.lookWhenDue();
  await check.lookWhenDue();
  elapsedMs = 3_600_000;
  await check.lookWhenDue();
  const fsync = (await pool.query('show fsync')).rows[0].fsync;
  await close();
  await database.drop();
  // The server of a test run may well run without fsync.
  return { said: said.filter((line) => fsync === 'on' || !/fsync|full_page/.test(line)), offset };
}

test('a database that acknowledges before it has written is named, once', async () => {
  const { said } = await lookWith({ settings: '-c synchronous_commit=off' });
  expect(said).toEqual([expect.stringContaining('synchronous_commit=off')]);
});

test.each([
  [3_600_000, '3600 s ahead of'],
  [-3_600_000, '3600 s behind'],
])('a clock that is %i ms off is named, with how far', async (aheadMs, words) => {
  const { said, offset } = await lookWith({ aheadMs, settings: '-c synchronous_commit=on' });
  expect(said).toEqual([expect.stringContaining(words)]);
  expect(offset).toBeCloseTo(aheadMs / 1_000, -1);
});

test('a database that keeps its word and the time is not talked about', async () => {
  expect((await lookWith({ settings: '-c synchronous_commit=on' })).said).toEqual([]);
});

test('how far the clock is off stands among the numbers', async () => {
  const app = await openTestApp();
  const numbers = await app.send({ method: 'GET', url: '/metrics' });
  await app.close();
  expect(Number(/^haven_clock_offset_seconds (\S+)$/m.exec(numbers.body)?.[1])).toBeLessThan(0);
});

function withSettings(url: string, options: string): string {
  const changed = new URL(url);
  changed.searchParams.set('options', options);
  return changed.href;
}
