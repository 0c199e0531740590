// node bench/faults/power-cut.ts [rounds]: the disk below Haven's data loses its power while people write: ext4 is shut down
// without writing anything more, as xfstests does it, and mounted again. As root only.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import buildServer from '../../server/src/testing/build-server.ts';
import { killPostgres } from '../../server/src/testing/database-holder.ts';
import { startHaven } from '../../server/src/testing/haven-process.ts';
import { createLedger } from '../../server/src/testing/ledger.ts';
import { say } from './figures.ts';
import { endUnlessRoot } from './mounted.ts';

const rounds = Number(process.argv[2] ?? 5);
const people = 15;
/** EXT4_IOC_SHUTDOWN, without flushing its journal. Node has no ioctl. */
const shutDown = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))`;

endUnlessRoot();
await buildServer();
const directory = mkdtempSync(join(tmpdir(), 'haven-power-'));
const image = join(directory, 'disk');
const mountPoint = join(directory, 'mounted');
mkdirSync(mountPoint);
execFileSync('chmod', ['755', directory]);
execFileSync('truncate', ['-s', '600M', image]);
execFileSync('mkfs.ext4', ['-q', image]);
const dataDir = join(mountPoint, 'data');
const ledger = createLedger();
let keysKept = 0;
try {
  for (let round = 0; round < rounds; round += 1) {
    mount();
    const haven = await startHaven({ DATA_DIR: dataDir });
    await ledger.gather(haven.base, people);
    const writing = Promise.all([ledger.sayAgain(), ledger.sayAll(6)]);
    await pause(300 + 200 * round);
    execFileSync('python3', ['-c', shutDown, mountPoint]);
    haven.signal('SIGKILL');
    await haven.exited;
    await killPostgres(dataDir).catch(() => undefined);
    await writing;
    await unmount();
    process.stdout.write('.');
  }
  mount();
  keysKept = existsSync(join(dataDir, 'master.key')) ? 1 : 0;
  const haven = await startHaven({ DATA_DIR: dataDir });
  await ledger.gather(haven.base, people);
  const told = ledger.countAcknowledged();
  for (let time = 0; ledger.countOpen() > 0 && time < 30; time += 1) {
    await ledger.sayAgain();
    await pause(1_000);
  }
  const { lost, doubled, changed, answeredTwice, ...found } = await ledger.compare();
  haven.signal('SIGTERM');
  await haven.exited;
  await unmount();
  say('power cuts while people write', {
    rounds,
    'acknowledged before a cut': told,
    ...found,
    lost: lost.length,
    doubled: doubled.length,
    changed: changed.length,
    'answered twice': answeredTwice.length,
    'master key kept': keysKept === 1 ? 'yes' : 'no',
  });
  process.exitCode = lost.length + doubled.length + changed.length + answeredTwice.length === 0 ? 0 : 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}

function mount(): void {
  execFileSync('mount', ['-o', 'loop', image, mountPoint]);
}

/** Whoever was killed may hold the disk for a moment longer. */
async function unmount(): Promise<void> {
  for (let time = 0; ; time += 1) {
    try {
      execFileSync('umount', [mountPoint], { stdio: 'ignore' });
      return;
    } catch (error) {
      if (time > 50) throw error;
      await pause(100);
    }
  }
}
