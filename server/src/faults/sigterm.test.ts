import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir } from '#testing/database-holder.ts';
import { readEvents } from '#testing/event-reader.ts';
import { type HavenProcess, returnOverWire, startHaven, visitOverWire } from '#testing/haven-process.ts';

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let haven: HavenProcess | undefined;
beforeEach(async () => {
  dataDir = await makeDataDir('haven-sigterm-');
});
afterEach(async () => {
  haven?.signal('SIGKILL');
  await haven?.exited;
  await dataDir.remove();
});

test('SIGTERM lets in nobody new, hints at a return, and finishes what it has accepted', {
  timeout: 60_000,
}, async () => {
  haven = await startHaven({ DATA_DIR: dataDir.path });
  const { base } = haven;
  const people = await Promise.all(Array.from({ length: 20 }, () => visitOverWire(base)));
  const body = { message: 'I had a long day and could not rest.', sessionId: 's1' };
  const answers = await Promise.all(
    people.map((person) => person.call('POST', '/api/chat', body, { accept: 'text/event-stream' })),
  );
  const whole = people.map((person) => person.call('POST', '/api/chat', { ...body, sessionId: 's2' }));
  // One of them must be under way for what follows to say anything.
  await expect.poll(async () => (await list(people[19])).length, { timeout: 10_000 }).toBeGreaterThan(2);

  haven.signal('SIGTERM');
  const streams = await Promise.all(answers.map((answer) => answer.text()));
  const statuses = (await Promise.all(whole)).map(({ status }) => status);

  expect(await haven.exited).toBe(0);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(streams.map((text) => readEvents(text).at(-1)?.type)).toEqual(people.map(() => 'done'));
  expect(streams.filter((text) => text.includes('retry: 1000\n\n')).length).toBeGreaterThan(0);
  await expect(fetch(`${base}/api/health`)).rejects.toThrow();

  haven = await startHaven({ DATA_DIR: dataDir.path });
  const replies = (await Promise.all(people.map((person) => list(person, haven?.base)))).flat();
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['complete']));
});

async function list(person: Awaited<ReturnType<typeof visitOverWire>> | undefined, base?: string) {
  if (!person) return [];
  const caller = base === undefined ? person : returnOverWire(base, person);
  const answer = await caller.call('GET', `/api/conversation-history/${person.id}`);
  return ((await answer.json()) as { data: { status: string }[] }).data;
}
