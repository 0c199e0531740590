import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDataDir } from '#testing/database-holder.ts';
import { type HavenProcess, startHaven, visitOverWire } from '#testing/haven-process.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let haven: HavenProcess;
beforeEach(async () => {
  dataDir = await makeDataDir('haven-at-rest-');
  haven = await startHaven({ DATA_DIR: dataDir.path });
});
afterEach(async () => {
  haven.signal('SIGKILL');
  await haven.exited;
  await dataDir.remove();
});

/** Which of these words stand in any file below a folder, as they are. */
async function findIn(folder: string, words: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    for (const word of words) if (bytes.includes(word)) found.add(word);
  }
  return found;
}

test('no byte of the data directory is a word somebody said, once everything is written down', async () => {
  const person = await visitOverWire(haven.base);
  const said = 'quellnymphe walks by the river';
  const session = 's-plain-and-findable';
  const feedback = 'quellnymphe has a worry';
  await person.call('POST', '/api/chat', { message: `I dreamed that ${said}`, sessionId: session });
  await person.call('PUT', `/api/privacy-settings/${person.id}`, { additionalFeedback: feedback });
  haven.signal('SIGTERM');
  await haven.exited;
  // The name of the session is stored as it is: it shows that this finds what is there.
  expect(await findIn(dataDir.path, [said, feedback, session, person.id])).toEqual(new Set([session, person.id]));
});
