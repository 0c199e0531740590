import { afterEach, beforeEach, expect, test } from 'vitest';
import { killPostgres, makeDataDir } from '#testing/database-holder.ts';
import { type HavenProcess, startHaven } from '#testing/haven-process.ts';
import { loadAcross } from '#testing/restart-load.ts';

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let haven: HavenProcess | undefined;
beforeEach(async () => {
  dataDir = await makeDataDir('haven-restart-');
});
afterEach(async () => {
  haven?.signal('SIGKILL');
  await haven?.exited;
  await dataDir.remove();
});

test('kill -9 of PostgreSQL under load costs some calls a 503, and nobody a word', { timeout: 60_000 }, async () => {
  haven = await startHaven({ DATA_DIR: dataDir.path });
  const restart = () => killPostgres(dataDir.path);
  const seen = await loadAcross(haven.base, restart, { perSecond: 40, beforeMs: 500, afterMs: 6_000 });

  expect(Object.keys(seen.statuses)).toEqual(['200', '503']);
  expect(seen).toMatchObject({ errorsWithoutRetryAfter: 0, lost: 0, doubled: 0 });
  expect(seen.lastErrorAfterMs).toBeLessThan(10_000);
  expect(seen.retried).toBeGreaterThan(0);
  expect(await Promise.race([haven.exited, Promise.resolve('still running')])).toBe('still running');
});
