// node bench/faults/disk-full.ts: the disk below Haven's data fills up, and has room again. As root only.
import { statfsSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/db/embedded.ts';
import buildServer from '../../server/src/testing/build-server.ts';
import { makeDataDir } from '../../server/src/testing/database-holder.ts';
import { startHaven, visitOverWire, type WirePerson } from '../../server/src/testing/haven-process.ts';
import { say } from './figures.ts';
import { endUnlessRoot, mountMemory } from './mounted.ts';

const megabyte = 1024 * 1024;
const danger = 'I am going to kill myself tonight';
let written = 0;

endUnlessRoot();
await buildServer();
await measure("Haven's own PostgreSQL, 20 MB left", { leaveBytes: 20 * megabyte, isForeign: false });
await measure('a PostgreSQL that DATABASE_URL names, nothing left', { leaveBytes: 0, isForeign: true });

async function measure(what: string, { leaveBytes, isForeign }: { leaveBytes: number; isForeign: boolean }) {
  const disk = mountMemory(400);
  const elsewhere = await makeDataDir();
  const quiet = { info: () => undefined, warn: () => undefined };
  const onDisk = join(disk.path, 'data');
  const postgres = isForeign ? await startEmbeddedPostgres({ dataDir: onDisk, log: quiet }) : undefined;
  const haven = await startHaven(
    postgres ? { DATABASE_URL: postgres.url, DATA_DIR: elsewhere.path } : { DATA_DIR: onDisk },
  );
  try {
    const person = await visitOverWire(haven.base);
    const acknowledged = new Set<string>();
    await writeFor(person, 1_000, acknowledged);
    const ballast = join(disk.path, 'ballast');
    await fill(ballast, freeBytes(disk.path) - leaveBytes);
    const filledAt = performance.now();
    const full = await until(person, acknowledged, (status) => status >= 500, 60_000);
    const during = await writeFor(person, 5_000, acknowledged);
    const reads = await readFor(person, 2_000);
    const care = await person.call('POST', '/api/chat', { message: danger, sessionId: 'care' });
    rmSync(ballast);
    const freedAt = performance.now();
    await until(person, acknowledged, (status) => status === 200, 60_000);
    const after = await writeFor(person, 1_000, acknowledged);
    const kept = await readIds(person);
    say(what, {
      'first refusal after ms': full - filledAt,
      'writes while full': during.statuses,
      'longest refusal ms': during.longestMs,
      'reads while full': reads.statuses,
      'a message of danger while full': care.status,
      'room again, first write after ms': performance.now() - freedAt,
      'writes with room again': after.statuses,
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((id) => !kept.has(id)).length,
      'same process': String(await Promise.race([haven.exited.then(() => false), Promise.resolve(true)])),
    });
  } finally {
    haven.signal('SIGTERM');
    await haven.exited;
    await postgres?.stop();
    await elsewhere.remove();
    disk.unmount();
  }
}

async function write(person: WirePerson, acknowledged: Set<string>): Promise<{ status: number; tookMs: number }> {
  const messageId = `w${written++}`;
  // Long enough to need room in the tables soon.
  const content = `${messageId} ${'A day with much in it. '.repeat(600)}`;
  const begun = performance.now();
  const body = { sessionId: 's1', role: 'user', content, messageId };
  const { status } = await person.call('POST', '/api/conversation-history', body);
  if (status === 200) acknowledged.add(messageId);
  return { status, tookMs: performance.now() - begun };
}

async function writeFor(person: WirePerson, ms: number, acknowledged: Set<string>) {
  return callFor(ms, () => write(person, acknowledged));
}

async function readFor(person: WirePerson, ms: number) {
  return callFor(ms, async () => {
    const begun = performance.now();
    const { status } = await person.call('GET', `/api/conversation-history/${person.id}?limit=5`);
    return { status, tookMs: performance.now() - begun };
  });
}

async function callFor(ms: number, call: () => Promise<{ status: number; tookMs: number }>) {
  const statuses: Record<string, number> = {};
  let longestMs = 0;
  for (const end = performance.now() + ms; performance.now() < end; ) {
    const { status, tookMs } = await call();
    statuses[status] = (statuses[status] ?? 0) + 1;
    longestMs = Math.max(longestMs, tookMs);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { statuses, longestMs };
}

/** Writes until one is answered so; when that was. */
async function until(
  person: WirePerson,
  acknowledged: Set<string>,
  isSo: (status: number) => boolean,
  timeoutMs: number,
): Promise<number> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; )
    if (isSo((await write(person, acknowledged)).status)) return performance.now();
  return Number.NaN;
}

async function readIds(person: WirePerson): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const answer = await person.call('GET', `/api/conversation-history/${person.id}?limit=200&before=${before}`);
    const { data } = (await answer.json()) as { data: { clientId?: string; seq: number }[] };
    for (const { clientId = '' } of data) ids.add(clientId);
    if (data.length < 200) return ids;
    before = data[0]?.seq ?? 0;
  }
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

async function fill(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'w');
  const block = Buffer.alloc(megabyte);
  for (let left = bytes; left > 0; left -= megabyte) {
    const wrote = await handle.write(block, 0, Math.min(left, megabyte)).catch(() => undefined);
    if (!wrote) break;
  }
  await handle.close();
}
