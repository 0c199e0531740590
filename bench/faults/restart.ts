// node bench/faults/restart.ts: PostgreSQL is restarted, and killed, under 100 calls a second: Haven's own, and one that
// DATABASE_URL names.
import { startEmbeddedPostgres } from '../../server/src/db/embedded.ts';
import buildServer from '../../server/src/testing/build-server.ts';
import { killPostgres, makeDataDir } from '../../server/src/testing/database-holder.ts';
import { startHaven } from '../../server/src/testing/haven-process.ts';
import { loadAcross } from '../../server/src/testing/restart-load.ts';
import { say } from './figures.ts';

const pace = { perSecond: 100, beforeMs: 3_000, afterMs: 15_000 };

await buildServer();
await measure("kill -9 of Haven's own PostgreSQL", {}, (dataDir) => killPostgres(dataDir));

const other = await makeDataDir('haven-other-');
const postgres = await startEmbeddedPostgres({
  dataDir: other.path,
  log: { info: () => undefined, warn: () => undefined },
});
// A fast shutdown of the postmaster; whoever supervises it starts it again.
await measure('restart of a PostgreSQL that DATABASE_URL names', { DATABASE_URL: postgres.url }, async () =>
  process.kill(postgres.pid(), 'SIGINT'),
);
await postgres.stop();
await other.remove();

async function measure(
  what: string,
  settings: Record<string, string>,
  restart: (dataDir: string) => Promise<unknown>,
): Promise<void> {
  const dataDir = await makeDataDir('haven-restart-');
  const haven = await startHaven({ DATA_DIR: dataDir.path, ...settings });
  try {
    const figures = await loadAcross(haven.base, () => restart(dataDir.path), pace);
    const ended = await Promise.race([haven.exited.then(() => true), Promise.resolve(false)]);
    say(what, { ...figures, 'Haven ended': String(ended) });
    if (ended || figures.lost + figures.doubled > 0 || figures.lastErrorAfterMs > 10_000) process.exitCode = 1;
  } finally {
    haven.signal('SIGTERM');
    await haven.exited;
    await dataDir.remove();
  }
}
