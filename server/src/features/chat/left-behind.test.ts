import { setImmediate as nextTurn } from 'node:timers/promises';
import { detect, readAhead } from '@haven/companion/crisis/detect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#db/open-database.ts';
import { packetsOn } from '#db/packets.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { youngGrowth } from '#testing/young-growth.ts';
import type { ReplyPiece } from '../companion/index.ts';
import { startGeneration } from './generation.ts';

// Nothing of a message may stay behind until the whole heap is looked through: with 28 kB of each, collecting new objects took three times as long.

const rounds = 200;
/** Of 200 rounds with 60 kB each, 12 MB stay if all of it does. */
const mostMb = 2;

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = await openDatabase({ url: database.url, maxConnections: 1 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** 60 kB, of objects as a conversation is made of. */
function conversation(): { content: string }[] {
  return Array.from({ length: 600 }, (_, index) => ({
    content: `I said ${index} things to my sister, and then ${index} more.`,
  }));
}

async function* words(turns: readonly unknown[]): AsyncGenerator<ReplyPiece> {
  yield { type: 'text', text: 'You said ' };
  await nextTurn();
  yield { type: 'text', text: `${turns.length} things.` };
}

test('a reply that was read leaves nothing behind', async () => {
  const growth = await youngGrowth(rounds, async () => {
    const turns = conversation();
    const generation = startGeneration([], {
      pieces: () => words(turns),
      raise: async () => [],
      flush: async () => 'go on',
      end: async () => ({ type: 'failed', code: 'chat.unavailable', message: '' }),
    });
    const told: string[] = [];
    for await (const { type } of generation.read(new AbortController().signal, 'start')) told.push(type);
    expect(told).toEqual(['text', 'text', 'failed']);
  });
  expect(growth).toBeLessThan(mostMb);
});

test('a message that was checked leaves nothing behind, nor what was said before it', async () => {
  const growth = await youngGrowth(rounds, async (index) => {
    const recent = conversation().map(({ content }) => ({ role: 'user' as const, content }));
    const text = `My sister called and we talked for ${index} minutes. That was good. `.repeat(5);
    const { tier } = detect(text, recent, readAhead(text));
    expect(tier).toBe('none');
  });
  expect(growth).toBeLessThan(mostMb);
});

test('what was asked of the database is let go with its answer', async () => {
  const client = await open.pool.connect();
  const { ask } = packetsOn(client);
  const growth = await youngGrowth(rounds, async (index) => {
    const text = conversation()
      .map(({ content }) => content)
      .join(' ');
    const { rows } = await ask(echo, [text, index]);
    expect(rows).toEqual([{ length: text.length, index }]);
  });
  client.release();
  expect(growth).toBeLessThan(mostMb);
});

const echo = { name: 'echo', text: 'select length($1::text), $2::int as index' };
