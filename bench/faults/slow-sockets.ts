// node bench/faults/slow-sockets.ts [connections]: connections that send one byte every 10 s, in headers and in bodies, come
// anew as soon as they are closed, for 45 s; meanwhile others are served.
import buildServer from '../../server/src/testing/build-server.ts';
import { makeDataDir } from '../../server/src/testing/database-holder.ts';
import { startHaven, visitOverWire } from '../../server/src/testing/haven-process.ts';
import { openSlowSockets } from '../../server/src/testing/slow-sockets.ts';
import { percentile, say } from './figures.ts';

const connections = Number(process.argv[2] ?? 2_000);
const forMs = 45_000;

await buildServer();
const dataDir = await makeDataDir('haven-slow-');
const haven = await startHaven({ DATA_DIR: dataDir.path });
try {
  const person = await visitOverWire(haven.base);
  const before = await serve(5_000);
  const attacks = [openSlowSockets(haven.base, connections, 10_000)];
  const renewing = setInterval(() => {
    const missing = connections - attacks.reduce((sum, attack) => sum + attack.open(), 0);
    if (missing > 0) attacks.push(openSlowSockets(haven.base, missing, 10_000));
  }, 1_000);
  const during = await serve(forMs);
  clearInterval(renewing);
  const livedMs = attacks.flatMap((attack) => attack.livedMs);
  for (const attack of attacks) attack.destroy();
  say(`${connections} connections that send a byte every 10 s`, {
    'closed by Haven': livedMs.length,
    'shortest life ms': percentile(livedMs, 0),
    'half of the lives below ms': percentile(livedMs, 50),
    'longest life ms': percentile(livedMs, 100),
    'served before': before.tookMs.length,
    'served before, p95 ms': percentile(before.tookMs, 95),
    'served meanwhile': during.tookMs.length,
    'served meanwhile, p95 ms': percentile(during.tookMs, 95),
    'not served meanwhile': during.failed,
  });
  if (!(percentile(during.tookMs, 95) < 300) || during.failed > 0) process.exitCode = 1;

  async function serve(ms: number) {
    const tookMs: number[] = [];
    let failed = 0;
    for (const end = performance.now() + ms; performance.now() < end; ) {
      const begun = performance.now();
      const body = { sessionId: 's1', role: 'user', content: `At ${begun}` };
      const { status } = await person.call('POST', '/api/conversation-history', body);
      if (status === 200) tookMs.push(performance.now() - begun);
      else failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { tookMs, failed };
  }
} finally {
  haven.signal('SIGTERM');
  await haven.exited;
  await dataDir.remove();
}
