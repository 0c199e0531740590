import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { minuteMs, nextPlainTurn } from '#testing/plain-turn.ts';
import { createPlainTurnStore, type PlainTurn } from './plain-turn-store.ts';
import { createChatStore } from './store.ts';
import { isGrowingAlready } from './turn-store.ts';

let app: TestApp;
let store: ReturnType<typeof createChatStore>;
beforeAll(async () => {
  app = await openTestApp();
  store = createChatStore(app.db);
});
afterAll(() => app.close());

async function rowsOf({ message }: PlainTurn) {
  return (await store.listNewest(message.userId, { limit: 10 })).length;
}

test('a message, its empty reply and the visit are stored together, and read as they were written', async () => {
  const turn = await nextPlainTurn(app);
  const { userId, sessionId } = turn.message;
  await app.pool.query('update companion_states set state = $2 where user_id = $1', [userId, Buffer.from('notes')]);

  const put = await store.putPlainTurn(turn);

  expect(await store.findById(userId, 'message')).toMatchObject(put?.message ?? {});
  expect(await store.findById(userId, 'reply')).toMatchObject(put?.reply ?? {});
  expect(put?.reply.replyToSeq).toBe(put?.message.seq);
  expect((await store.findGrowing(userId, sessionId))?.id).toBe('reply');
  expect(await store.findLastVisit(userId)).toEqual(turn.after);
  expect(put?.sealedState?.toString()).toBe('notes');
});

test('a visit begins with it, with the notices that are due above it', async () => {
  const { id: userId } = await app.visit();
  const turn = { ...(await nextPlainTurn(app)), before: undefined, due: ['disclosure', 'break'] as const };
  const of = <T extends object>(row: T) => ({ ...row, userId, sessionId: 'first' });
  const first = { ...turn, message: of(turn.message), reply: of(turn.reply), after: of(turn.after) };

  const put = await store.putPlainTurn(first);

  expect(await store.findLastVisit(userId)).toEqual(first.after);
  expect(put?.notices.map(({ kind }) => kind)).toEqual(['disclosure', 'break']);
  expect(await store.listNotices(userId, 'first')).toEqual(put?.notices);
  expect(put?.notices[0]?.afterSeq).toBe((put?.message.seq ?? 0) - 1);
  expect(
    await store.putPlainTurn({ ...first, message: { ...first.message, id: 'b', clientMessageId: 'b' } }),
  ).toBeUndefined();
});

test.each<[string, string]>([
  ['danger was seen', `insert into care_flags values ($1, 'elevated', now(), now())`],
  ['the visit went on', `update visits set last_active_at = last_active_at + interval '1 ms' where user_id = $1`],
  ['more of it was used', `update visits set active_seconds = active_seconds + 1 where user_id = $1`],
  ['a check-in was asked', `update visits set check_in_at = now() where user_id = $1`],
  [
    'a visit began elsewhere',
    `insert into visits (user_id, session_id, started_at, last_active_at)
     select user_id, 'other', started_at + interval '1 s', last_active_at + interval '1 s' from visits where user_id = $1`,
  ],
  ['all visits were removed', 'delete from visits where user_id = $1'],
])('nothing is stored when meanwhile %s', async (_, change) => {
  const turn = await nextPlainTurn(app);
  await app.pool.query(change, [turn.message.userId]);
  const visit = await store.findLastVisit(turn.message.userId);

  expect(await store.putPlainTurn(turn)).toBeUndefined();

  expect(await rowsOf(turn)).toBe(2);
  expect(await store.findLastVisit(turn.message.userId)).toEqual(visit);
});

test.each([
  ['the same words moments ago', undefined, 0, true],
  ['the same words long ago', undefined, -10, false],
  ['the same words long ago under the same id', 'mine', -10, true],
] as const)('a client has posted %s', async (_, clientMessageId, minutes, isSame) => {
  const turn = await nextPlainTurn(app);
  const postedAt = new Date(turn.message.now.getTime() + minutes * minuteMs);
  await store.addMessage({ ...turn.message, id: 'posted', origin: 'client', clientMessageId, now: postedAt });

  expect((await store.putPlainTurn(turn)) === undefined).toBe(isSame);
  expect(await rowsOf(turn)).toBe(isSame ? 3 : 5);
});

test('a message that is there already is stored neither twice nor with another reply', async () => {
  const turn = await nextPlainTurn(app);
  await store.addMessage({ ...turn.message, id: 'first' });

  expect(await store.putPlainTurn(turn)).toBeUndefined();
  expect(await rowsOf(turn)).toBe(3);
});

test('nothing is stored while another reply grows in the session', async () => {
  const turn = await nextPlainTurn(app);
  await app.pool.query(
    `update conversation_messages set status = 'growing', lease_until = now() where user_id = $1 and role = 'assistant'`,
    [turn.message.userId],
  );

  const failure = await createPlainTurnStore(app.db)
    .putPlainTurn(turn)
    .catch((error: unknown) => error);
  expect(isGrowingAlready(failure)).toBe(true);
  expect(await rowsOf(turn)).toBe(2);
});

test('nothing is stored of somebody who was deleted meanwhile', async () => {
  const turn = await nextPlainTurn(app);
  await app.pool.query('delete from user_accounts where id = $1', [turn.message.userId]);
  expect(await store.putPlainTurn(turn)).toBeUndefined();
  expect(await store.putPlainTurn({ ...turn, before: undefined })).toBeUndefined();
  expect(await rowsOf(turn)).toBe(0);
});
