// node bench/faults/kill.ts [rounds]: kill -9 of Haven while 25 people write, round after round; then the ledger of what
// they were told is kept is compared with what is there.
import { makeDataDir } from '../../server/src/testing/database-holder.ts';
import buildServer from '../../server/src/testing/build-server.ts';
import { startHaven } from '../../server/src/testing/haven-process.ts';
import { createLedger, killWhileWriting } from '../../server/src/testing/ledger.ts';
import { percentile, say } from './figures.ts';

const rounds = Number(process.argv[2] ?? 50);
const people = 25;

await buildServer();
const dataDir = await makeDataDir('haven-kill-');
const ledger = createLedger();
const startsMs: number[] = [];
try {
  for (let round = 0; round < rounds; round += 1) {
    const haven = await start();
    await ledger.gather(haven.base, people);
    await killWhileWriting(haven, ledger, 4);
    process.stdout.write('.');
  }
  const haven = await start();
  await ledger.gather(haven.base, people);
  for (let time = 0; ledger.countOpen() > 0 && time < 30; time += 1) {
    await ledger.sayAgain();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const { lost, doubled, changed, answeredTwice, ...found } = await ledger.compare();
  haven.signal('SIGTERM');
  await haven.exited;
  say('kill -9 while people write', {
    rounds,
    ...found,
    lost: lost.length,
    doubled: doubled.length,
    changed: changed.length,
    'answered twice': answeredTwice.length,
    'start after a kill, p50 ms': percentile(startsMs.slice(1), 50),
    'start after a kill, longest ms': percentile(startsMs.slice(1), 100),
  });
  process.exitCode = lost.length + doubled.length + changed.length + answeredTwice.length === 0 ? 0 : 1;
} finally {
  await dataDir.remove();
}

async function start() {
  const begun = performance.now();
  const haven = await startHaven({ DATA_DIR: dataDir.path });
  startsMs.push(performance.now() - begun);
  return haven;
}
