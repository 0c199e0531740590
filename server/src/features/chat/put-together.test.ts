import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransactions } from '#db/transactions.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { nextPlainTurn } from '#testing/plain-turn.ts';
import { createAccountStore } from '../account/index.ts';
import type { PlainTurn } from './plain-turn-store.ts';
import { createPutTogether } from './put-together.ts';
import { createChatStore } from './store.ts';
import { isGrowingAlready } from './turn-store.ts';

let app: TestApp;
let put: ReturnType<typeof createPutTogether>;
beforeAll(async () => {
  app = await openTestApp();
  const openStores = (own: TestApp['db']) => ({ chat: createChatStore(own), accounts: createAccountStore(own) });
  put = createPutTogether(createTransactions(app.pool, openStores));
});
afterAll(() => app.close());

async function rowsOf({ message }: PlainTurn) {
  return (await createChatStore(app.db).listNewest(message.userId, { limit: 10 })).map(({ id }) => id);
}

async function turnsOfThree() {
  return [await nextPlainTurn(app), await nextPlainTurn(app), await nextPlainTurn(app)] as const;
}

test('turns that come together are stored by one transaction, each as if it were alone', async () => {
  const turns = await turnsOfThree();
  let connections = 0;
  const count = () => (connections += 1);
  app.pool.on('acquire', count);

  const stored = await Promise.all(turns.map(put));

  app.pool.off('acquire', count);
  expect(connections).toBe(1);
  expect(stored.map((one) => one?.message.userId)).toEqual(turns.map(({ message }) => message.userId));
  for (const turn of turns) expect((await rowsOf(turn)).slice(0, 2)).toEqual(['reply', 'message']);
});

test('more than fit into one packet are stored as well', async () => {
  const turns: PlainTurn[] = [];
  while (turns.length < 33) turns.push(await nextPlainTurn(app));

  const stored = await Promise.all(turns.map(put));

  expect(stored.map((one) => one?.message.userId)).toEqual(turns.map(({ message }) => message.userId));
});

test('one that fails fails alone, and the others are stored once', async () => {
  const [first, growing, last] = await turnsOfThree();
  await put(growing);
  const again = {
    ...growing,
    before: growing.after,
    message: { ...growing.message, id: 'again', clientMessageId: 'again' },
    reply: { ...growing.reply, id: 'reply to it' },
  };

  const [one, failed, other] = await Promise.allSettled([first, again, last].map(put));

  expect(failed?.status === 'rejected' && isGrowingAlready(failed.reason)).toBe(true);
  expect([one?.status, other?.status]).toEqual(['fulfilled', 'fulfilled']);
  for (const turn of [first, last]) expect(await rowsOf(turn)).toHaveLength(4);
  expect(await rowsOf(again)).toHaveLength(4);
});

test('nobody waits for the lock of another, and of whoever is locked nothing is stored', async () => {
  const [first, locked, last] = await turnsOfThree();
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query('select from user_accounts where id = $1 for update', [locked.message.userId]);

  const stored = await Promise.all([first, locked, last].map(put));

  await client.query('rollback');
  client.release();
  expect(stored.map((one) => one !== undefined)).toEqual([true, false, true]);
  expect(await rowsOf(locked)).toHaveLength(2);
});
