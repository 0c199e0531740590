import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir } from '#testing/database-holder.ts';
import { type HavenProcess, startHaven } from '#testing/haven-process.ts';
import { createLedger, killWhileWriting } from '#testing/ledger.ts';

/** `node bench/faults/kill.ts` does 50. */
const rounds = 3;

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let haven: HavenProcess | undefined;
beforeEach(async () => {
  dataDir = await makeDataDir('haven-kill-');
});
afterEach(async () => {
  haven?.signal('SIGKILL');
  await haven?.exited;
  await dataDir.remove();
});

test('of what people were told is kept, kill -9 takes nothing and doubles nothing', { timeout: 60_000 }, async () => {
  const ledger = createLedger();
  for (let round = 0; round < rounds; round += 1) {
    haven = await startHaven({ DATA_DIR: dataDir.path });
    await ledger.gather(haven.base, 8);
    await killWhileWriting(haven, ledger, 4);
  }
  haven = await startHaven({ DATA_DIR: dataDir.path });
  await ledger.gather(haven.base, 8);
  // A message whose reply was cut off is kept already; sent again, it is answered once nobody writes that reply any more.
  await expect.poll(() => ledger.sayAgain().then(ledger.countOpen), { timeout: 30_000, interval: 500 }).toBe(0);

  const found = await ledger.compare();
  expect(found).toMatchObject({
    sent: rounds * 32,
    acknowledged: rounds * 32,
    lost: [],
    doubled: [],
    changed: [],
    answeredTwice: [],
  });
});
