import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBreaker } from '#features/companion/index.ts';
import { systemClock } from '#lib/clock.ts';
import { foreignOf } from '#testing/foreign-model.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { createScriptedModel, gate } from '#testing/scripted-model.ts';
import type { Visitor } from '#testing/visitor.ts';

const whole = ['I hear you.'];
let script: Iterable<string | Promise<unknown> | Error> = whole;
const model = createScriptedModel(() => script);
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ model });
});
afterEach(() => {
  script = whole;
});
afterAll(() => app.close());

const dog = 'my dog Biscuit ran off again';

async function keeping(of: TestApp = app): Promise<Visitor> {
  const person = await of.visit();
  await choose(person, { storagePreference: 'user-controlled' });
  return person;
}

async function choose(person: Visitor, choice: object): Promise<void> {
  const saved = await person.call('PUT', `/api/privacy-settings/${person.id}`, choice);
  expect(saved.statusCode).toBe(200);
}

const setOffRecord = (person: Visitor, isOn: boolean) =>
  person.call('POST', '/api/chat/off-the-record', { sessionId: person.sessionId, isOn });
const forgetEverything = (person: Visitor) => person.call('DELETE', '/api/memories');

/** All that is remembered, once the work for it is done. */
async function rememberedOf(person: Visitor, of: TestApp = app): Promise<string[]> {
  await of.work();
  const { memories, summary } = (await person.call('GET', '/api/memories')).json<{
    data: Record<'memories' | 'summary', { text: string }[]>;
  }>().data;
  return [...memories, ...summary].map(({ text }) => text);
}

async function tryAgain(person: Visitor): Promise<void> {
  const reply = (await person.history()).findLast(({ role }) => role === 'assistant');
  expect((await person.call('POST', `/api/chat/replies/${reply?.id}/retry`)).statusCode).toBe(200);
}

/** Says it, and does something while the reply is being written. */
async function sayAndMeanwhile(person: Visitor, text: string, work: () => Promise<unknown>): Promise<void> {
  const [began, end] = [gate(), gate()];
  function* heldBack() {
    yield 'I ';
    began.open();
    yield end.opened;
    yield 'hear you.';
  }
  script = heldBack();
  const saying = person.say(text);
  await began.opened;
  await work();
  end.open();
  expect((await saying).statusCode).toBe(200);
}

/** Another one who changes something of a person at the same time. */
async function holdPerson(person: Visitor) {
  const client = await app.pool.connect();
  const query = (text: string, values: unknown[] = []) => client.query(text, values);
  const waits = `select 1 from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`;
  return {
    query,
    async lock(): Promise<void> {
      await query('begin');
      await query('select 1 from user_accounts where id = $1 for update', [person.id]);
    },
    /** Does its work once somebody waits for the lock, and lets go of it. */
    async onceWaitedFor(work: () => Promise<unknown>): Promise<void> {
      try {
        await expect.poll(async () => (await app.pool.query(waits)).rows.length).toBeGreaterThan(0);
        await work();
        await query('commit');
      } finally {
        client.release();
      }
    },
  };
}

describe('a reply that is tried again teaches nothing that', () => {
  const failing = ['That sounds ', new Error('gone')];

  test.each<[string, (person: Visitor) => Promise<unknown>, (person: Visitor) => Promise<unknown>]>([
    ['was said before everything was forgotten', async () => undefined, forgetEverything],
    [
      'was said while the person objected',
      (person) => choose(person, { mayRemember: false }),
      (person) => choose(person, { mayRemember: true }),
    ],
    ['was said off the record', (person) => setOffRecord(person, true), (person) => setOffRecord(person, false)],
    [
      'was said before the consent',
      (person) => choose(person, { storagePreference: 'session-only' }),
      (person) => choose(person, { storagePreference: 'user-controlled' }),
    ],
  ])('%s', async (_, before, after) => {
    const person = await keeping();
    await before(person);
    script = failing;
    await person.say(dog);
    await after(person);
    script = whole;
    await tryAgain(person);
    expect(await rememberedOf(person)).toEqual([]);
  });

  test('a language model had read danger in', async () => {
    const long = ['That sounds like a long and hard day. ', 'It matters that you say it here. ', 'What would '];
    script = ['risk: imminent\n', ...long, new Error('gone')];
    const own = await openTestApp({ model: foreignOf(model, createBreaker(systemClock)) });
    try {
      const person = await keeping(own);
      await person.say(dog);
      script = ['risk: none\n', ...long, 'help?'];
      await tryAgain(person);
      expect(await rememberedOf(person, own)).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe('what is chosen while a reply is written holds for its message', () => {
  test('and nothing else changes that it is learned', async () => {
    const person = await keeping();
    await sayAndMeanwhile(person, dog, async () => undefined);
    expect(await rememberedOf(person)).toContain('your dog is called Biscuit');
  });

  test.each<[string, (person: Visitor) => Promise<unknown>, (person: Visitor) => Promise<unknown>]>([
    ['forget everything', async () => undefined, forgetEverything],
    ['an objection', async () => undefined, (person) => choose(person, { mayRemember: false })],
    [
      'an objection that is over',
      (person) => choose(person, { mayRemember: false }),
      (person) => choose(person, { mayRemember: true }),
    ],
    ['off the record', async () => undefined, (person) => setOffRecord(person, true)],
    ['on the record again', (person) => setOffRecord(person, true), (person) => setOffRecord(person, false)],
    ['keep nothing', async () => undefined, (person) => choose(person, { storagePreference: 'session-only' })],
  ])('%s', async (_, before, meanwhile) => {
    const person = await keeping();
    await before(person);
    await sayAndMeanwhile(person, dog, () => meanwhile(person));
    expect(await rememberedOf(person)).toEqual([]);
  });

  test('also a choice that is being stored while the message is learned', async () => {
    const person = await keeping();
    const other = await holdPerson(person);
    const objecting = () => other.query('update user_accounts set may_remember = false where id = $1', [person.id]);
    let stored: Promise<void> | undefined;
    await sayAndMeanwhile(person, dog, async () => {
      await other.lock();
      stored = other.onceWaitedFor(objecting);
    });
    await stored;
    expect(await rememberedOf(person)).toEqual([]);
  });
});

describe('what is kept at the last moment is gone when the answer comes', () => {
  test.each<[string, (person: Visitor) => Promise<{ statusCode: number }>]>([
    ['of everything', forgetEverything],
    [
      'of a message that is removed',
      async (person) => person.call('DELETE', `/api/conversation-history/${(await person.history())[0]?.id}`),
    ],
  ])('%s', async (_, remove) => {
    const person = await keeping();
    await person.say(dog);
    const kept = await app.pool.query('select key_hash, content, source_seq from memories where user_id = $1', [
      person.id,
    ]);
    const other = await holdPerson(person);
    await other.lock();
    const removing = remove(person);
    // As work does that had begun before.
    await other.onceWaitedFor(() =>
      other.query(
        `insert into memories (user_id, id, key_hash, content, source_seq, created_at, updated_at)
         values ($1, 'late', sha256($2), $3, $4, now(), now())`,
        [person.id, ...Object.values(kept.rows[0])],
      ),
    );
    expect((await removing).statusCode).toBe(200);
    expect((await app.pool.query('select 1 from memories where user_id = $1', [person.id])).rowCount).toBe(0);
  });
});

test('agreeing again holds together with what was said until then being left out, or not at all', async () => {
  const person = await keeping();
  await choose(person, { mayRemember: false });
  await person.say(dog);
  await app.pool.query(`create function fail_for_test() returns trigger language plpgsql as
    $$ begin raise exception 'gone'; end $$`);
  await app.pool.query(`create trigger fail_for_test before insert or update on conversation_summaries
    execute function fail_for_test()`);
  const failed = await person.call('PUT', `/api/privacy-settings/${person.id}`, { mayRemember: true });
  await app.pool.query('drop function fail_for_test cascade');
  expect(failed.statusCode).toBe(500);
  const state = await person.call('GET', `/api/privacy-settings/${person.id}`);
  expect(state.json().data.mayRemember).toBe(false);
});
