import { expect, test } from 'vitest';
import { createRenewing } from './renewing.ts';

/** A process whose work another may have asked for before. */
function openProcess({ isFirst }: { isFirst: boolean }) {
  let elapsedMs = 0;
  const asked: { userId: string }[] = [];
  const { ask } = createRenewing({
    queue: { add: async (_, data) => asked.push(data as { userId: string }) > 0 && isFirst },
    clock: { now: () => new Date(elapsedMs), elapsedMs: () => elapsedMs },
    tagOf: (userId) => userId,
    // Asking needs nothing else.
    ...({} as Omit<Parameters<typeof createRenewing>[0], 'queue' | 'clock' | 'tagOf'>),
  });
  async function say(userId: string, atSeconds: number): Promise<number> {
    elapsedMs = atSeconds * 1_000;
    ask(userId);
    await new Promise(setImmediate);
    return asked.length;
  }
  return { say };
}

test('messages of one person ask once in three minutes; those of another are their own', async () => {
  const { say } = openProcess({ isFirst: true });
  expect(await say('one', 0)).toBe(1);
  expect(await say('one', 179)).toBe(1);
  expect(await say('other', 179)).toBe(2);
  expect(await say('one', 180)).toBe(3);
});

test('where another process was first it asks again soon: the work may begin before this person has ended', async () => {
  const { say } = openProcess({ isFirst: false });
  expect(await say('one', 0)).toBe(1);
  expect(await say('one', 29)).toBe(1);
  expect(await say('one', 30)).toBe(2);
});
