// node bench/faults/chat-flood.ts: what a refused chat call costs Haven, read for danger first and unread above the ceiling.
import { readFileSync } from 'node:fs';
import buildServer from '../../server/src/testing/build-server.ts';
import { makeDataDir } from '../../server/src/testing/database-holder.ts';
import { startHaven, visitOverWire } from '../../server/src/testing/haven-process.ts';
import { say } from './figures.ts';

const calls = 1_500;
const atOnce = 8;
const ticksPerSecond = 100;
const messages = {
  'of 60 signs': 'It was a long week, and my sister did not call me back. ',
  'of 8,000 signs': 'It was a long week, and my sister did not call me back. '.repeat(150).slice(0, 8_000),
};

await buildServer();
for (const [name, message] of Object.entries(messages)) await measure(name, message);

async function measure(name: string, message: string): Promise<void> {
  const dataDir = await makeDataDir('haven-flood-');
  const settings = { LIMITS: 'on', LIMIT_CHAT: '1/600', LIMIT_CHAT_FLOOD: `${2 * calls}/600` };
  const wide = { LIMIT_CHAT_ADDRESS: '1000000/60', LIMIT_CHAT_FLOOD_ADDRESS: '1000000/60' };
  const haven = await startHaven({ DATA_DIR: dataDir.path, ...settings, ...wide });
  try {
    const person = await visitOverWire(haven.base);
    const flood = async () => {
      const codes: Record<string, number> = {};
      const before = cpuMs(haven.pid);
      const begun = performance.now();
      for (let sent = 0; sent < calls; sent += atOnce) {
        const answers = await Promise.all(
          Array.from({ length: atOnce }, () => person.call('POST', '/api/chat', { message, sessionId: 's1' })),
        );
        for (const answer of answers) {
          const { code = 'answered' } = (await answer.json()) as { code?: string };
          codes[code] = (codes[code] ?? 0) + 1;
        }
      }
      return { codes, cpu: (cpuMs(haven.pid) - before) / calls, took: (performance.now() - begun) / calls };
    };
    await flood();
    const read = await flood();
    const unread = await flood();
    say(`a flood of messages ${name}, ${atOnce} at once`, {
      'read and refused': read.codes,
      'CPU ms a call, read': read.cpu.toFixed(3),
      'refused unread': unread.codes,
      'CPU ms a call, unread': unread.cpu.toFixed(3),
    });
  } finally {
    haven.signal('SIGTERM');
    await haven.exited;
    await dataDir.remove();
  }
}

/** What the process has used of the processors so far, by Linux. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}
