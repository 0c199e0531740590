import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatMessage } from '@haven/contracts/chat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { killPostgres, makeDataDir } from '#testing/database-holder.ts';
import {
  type HavenProcess,
  returnOverWire,
  startHaven,
  visitOverWire,
  type WirePerson,
} from '#testing/haven-process.ts';

/** How often Haven is killed while it writes. */
const rounds = 20;

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let havens: HavenProcess[] = [];
beforeEach(async () => {
  dataDir = await makeDataDir('haven-main-');
});
afterEach(async () => {
  for (const haven of havens) haven.signal('SIGKILL');
  await Promise.all(havens.map(({ exited }) => exited));
  havens = [];
  await dataDir.remove();
});

async function start(settings: Record<string, string> = {}): Promise<HavenProcess> {
  const haven = await startHaven({ DATA_DIR: dataDir.path, ...settings });
  havens.push(haven);
  return haven;
}

describe('kill -9', () => {
  test('during 200 writes at once loses no acknowledged one, and doubles none', {
    timeout: 20_000 + rounds * 12_000,
  }, async () => {
    const acknowledged = new Set<string>();
    let person: WirePerson | undefined;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const haven = await start();
      if (round > 0) expect(performance.now() - started).toBeLessThan(5_000);
      person = person ? returnOverWire(haven.base, person) : await visitOverWire(haven.base);
      const writing = person;
      const writes = Array.from({ length: 200 }, async (_, index) => {
        const content = `round ${round} write ${index}`;
        const answer = await writing.call('POST', '/api/conversation-history', {
          sessionId: `s${round}`,
          role: 'user',
          content,
          messageId: `m${round}-${index}`,
        });
        if (answer.ok) acknowledged.add(content);
      });
      await Promise.race([Promise.allSettled(writes), enough(acknowledged, round * 60 + 60)]);
      haven.signal('SIGKILL');
      await haven.exited;
      await Promise.allSettled(writes);
    }

    const haven = await start();
    const kept = await everything(returnOverWire(haven.base, person as WirePerson));
    expect(acknowledged.size).toBeGreaterThan(rounds * 20);
    expect([...acknowledged].filter((content) => !kept.includes(content))).toEqual([]);
    expect(kept).toHaveLength(new Set(kept).size);
  });

  test('in the middle of a reply keeps the message, and marks the half reply', { timeout: 30_000 }, async () => {
    const haven = await start();
    const person = await visitOverWire(haven.base);
    const body = { message: 'I could not sleep, and my mother is ill.', sessionId: 's1', messageId: 'm1' };
    const stream = await person.call('POST', '/api/chat', body, { accept: 'text/event-stream' });
    const reader = stream.body?.getReader();
    for (let text = ''; !text.includes('event: text'); )
      text += new TextDecoder().decode((await reader?.read())?.value);
    haven.signal('SIGKILL');
    await haven.exited;

    const next = await start();
    const back = returnOverWire(next.base, person);
    await eventually(async () => (await list(back)).at(1)?.status === 'incomplete');
    expect((await list(back)).map(({ role, status }) => [role, status])).toEqual([
      ['user', 'complete'],
      ['assistant', 'incomplete'],
    ]);
    const again = await back.call('POST', '/api/chat', { ...body, messageId: 'm2', message: 'Are you there?' });
    expect(again.status).toBe(200);
  });

  test('of Haven and its database together is mended by the next start', { timeout: 60_000 }, async () => {
    let person: WirePerson | undefined;
    for (let round = 0; round < 3; round += 1) {
      const haven = await start();
      person = person ? returnOverWire(haven.base, person) : await visitOverWire(haven.base);
      expect((await person.call('POST', '/api/chat', { message: `round ${round}`, sessionId: 's1' })).status).toBe(200);
      haven.signal('SIGKILL');
      await killPostgres(dataDir.path);
      await haven.exited;
    }
    const haven = await start();
    expect(await list(returnOverWire(haven.base, person as WirePerson))).toHaveLength(6);
  });
});

describe('a start', () => {
  test('on a data directory that is in use ends within two seconds and names the owner', {
    timeout: 20_000,
  }, async () => {
    const first = await start();
    const started = performance.now();
    const second = await start().catch((error: Error) => error.message);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(second).toContain(String(first.pid));
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ LLM_PROVIDER: 'oracle' }, 'LLM_PROVIDER must be one of builtin'],
    [{ LIMIT_CHAT: 'many' }, 'LIMIT_CHAT must be count/seconds'],
    [{ LIMIT_NAPS: '1/1' }, 'LIMIT_NAPS is no limit'],
    [{ BETA: 'perhaps' }, 'BETA'],
    [{ LIMITS: 'off', PUBLIC_URL: 'https://haven.example' }, 'LIMITS=off is for measuring only'],
  ])('with %j says in one line what is wrong', async (settings, words) => {
    const said = await start(settings).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(said).toContain(words);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  test('on a taken port says so', { timeout: 20_000 }, async () => {
    const first = await start();
    const other = await makeDataDir('haven-other-');
    const said = await start({ DATA_DIR: other.path, PORT: new URL(first.base).port }).catch(
      (error: Error) => error.message,
    );
    await other.remove();
    expect(said).toContain('its port is taken');
  });
});

test('SIGTERM lets a reply finish, then stops with success', { timeout: 30_000 }, async () => {
  const haven = await start();
  const person = await visitOverWire(haven.base);
  const stream = await person.call(
    'POST',
    '/api/chat',
    { message: 'Tell me how to begin.', sessionId: 's1' },
    { accept: 'text/event-stream' },
  );
  haven.signal('SIGTERM');
  expect(await stream.text()).toContain('"type":"done"');
  expect(await haven.exited).toBe(0);

  const next = await start();
  expect((await list(returnOverWire(next.base, person))).at(-1)?.status).toBe('complete');
});

test('the data directory holds no word of what was said', { timeout: 30_000 }, async () => {
  const haven = await start();
  const person = await visitOverWire(haven.base);
  const marker = 'xylophone-marmalade-at-midnight';
  await person.call('POST', '/api/chat', { message: `I think of ${marker}`, sessionId: 's1' });
  await person.call('PUT', `/api/companion-settings/${person.id}`, { personalizedIntro: `I love ${marker}` });
  haven.signal('SIGTERM');
  await haven.exited;
  for (const file of await filesBelow(dataDir.path)) expect((await readFile(file)).includes(marker)).toBe(false);
});

async function list(person: WirePerson, query = ''): Promise<ChatMessage[]> {
  const answer = await person.call('GET', `/api/conversation-history/${person.id}${query}`);
  return ((await answer.json()) as { data: ChatMessage[] }).data;
}

async function everything(person: WirePerson): Promise<string[]> {
  const contents: string[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const page = await list(person, `?limit=200&before=${before}`);
    contents.push(...page.map(({ content }) => content));
    if (page.length < 200) return contents;
    before = page[0]?.seq ?? 0;
  }
}

async function enough(acknowledged: Set<string>, count: number): Promise<void> {
  while (acknowledged.size < count) await new Promise((resolve) => setImmediate(resolve));
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { timeout: 15_000, interval: 100 }).toBe(true);
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
