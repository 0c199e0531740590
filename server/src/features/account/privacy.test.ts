import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface State {
  storagePreference: string;
  keepUntilDeleted: boolean;
  keepConsentedAt: string | null;
  keepAnswered: boolean;
  mayRemember: boolean;
  privacyConcerns: string[];
  additionalFeedback: string;
  importanceLevel: string;
}

const put = (person: Visitor, body: object) => person.call('PUT', `/api/privacy-settings/${person.id}`, body);
const stateOf = async (person: Visitor) =>
  (await person.call('GET', `/api/privacy-settings/${person.id}`)).json<{ data: State }>().data;

test('nothing is kept until somebody agrees', async () => {
  expect(await stateOf(await app.visit())).toEqual({
    storagePreference: 'session-only',
    importanceLevel: 'unsure',
    privacyConcerns: [],
    additionalFeedback: '',
    keepUntilDeleted: false,
    keepConsentedAt: null,
    keepAnswered: false,
    mayRemember: true,
  });
});

test('what was chosen comes back, what is left out stays, and the feedback is stored sealed', async () => {
  const person = await app.visit();
  await put(person, {
    importanceLevel: 'very-important',
    privacyConcerns: ['data breaches or hacking'],
    additionalFeedback: 'please be careful',
  });
  await put(person, { mayRemember: false });
  expect(await stateOf(person)).toMatchObject({
    importanceLevel: 'very-important',
    privacyConcerns: ['data breaches or hacking'],
    additionalFeedback: 'please be careful',
    mayRemember: false,
    storagePreference: 'session-only',
  });
  const { rows } = await app.pool.query('select additional_feedback from user_accounts where id = $1', [person.id]);
  expect(rows[0].additional_feedback.includes('careful')).toBe(false);
});

test('agreeing is noted with its moment, and taken back as easily', async () => {
  const person = await app.visit();
  await put(person, { storagePreference: 'user-controlled', keepUntilDeleted: true });
  expect(await stateOf(person)).toMatchObject({
    keepUntilDeleted: true,
    keepConsentedAt: app.clock.now().toISOString(),
  });
  await put(person, { storagePreference: 'session-only' });
  expect(await stateOf(person)).toMatchObject({ keepUntilDeleted: false, keepConsentedAt: null });
});

test.each(['session-only', 'user-controlled'])(
  'whoever has said %s is known to have answered, and whoever saves something else is not',
  async (storagePreference) => {
    const person = await app.visit();
    await put(person, { mayRemember: false });
    expect(await stateOf(person)).toMatchObject({ keepAnswered: false });
    await put(person, { storagePreference });
    await put(person, { mayRemember: true });
    expect(await stateOf(person)).toMatchObject({ keepAnswered: true });
  },
);

test('a change made at the same moment does not bring back a consent that was taken back', async () => {
  const person = await app.visit();
  await put(person, { storagePreference: 'user-controlled', keepUntilDeleted: true });
  const other = await app.pool.connect();
  try {
    await other.query('begin');
    await other.query(
      `update user_accounts set storage_preference = 'session-only', keep_until_deleted = false, keep_consented_at = null
       where id = $1`,
      [person.id],
    );
    const saved = put(person, { importanceLevel: 'not-important' });
    const waiting = `select 1 from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database())`;
    await expect.poll(async () => (await app.pool.query(waiting)).rows.length).toBeGreaterThan(0);
    await other.query('commit');
    await saved;
  } finally {
    other.release();
  }
  expect(await stateOf(person)).toMatchObject({
    importanceLevel: 'not-important',
    storagePreference: 'session-only',
    keepConsentedAt: null,
  });
});

test('storage that does not exist yet is refused, and nothing changes', async () => {
  const person = await app.visit();
  const answer = await put(person, { storagePreference: 'encrypted-storage' });
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'account.storage_not_ready']);
  expect((await stateOf(person)).storagePreference).toBe('session-only');
});

describe('a choice takes effect', () => {
  test('whoever takes the consent back has no ended conversation left when the answer comes', async () => {
    const person = await app.visit();
    await put(person, { storagePreference: 'user-controlled' });
    await person.say('an older evening', { sessionId: 'older' });
    app.clock.advance({ days: 2 });
    await person.say('this evening', { sessionId: 'now' });
    expect(await person.history()).toHaveLength(4);

    await put(person, { storagePreference: 'session-only' });

    expect((await person.history()).map(({ sessionId }) => sessionId)).toEqual(['now', 'now']);
  });

  test('whoever no longer keeps until they delete has nothing older than 30 days left', async () => {
    const person = await app.visit();
    await put(person, { storagePreference: 'user-controlled', keepUntilDeleted: true });
    await person.say('long ago');
    app.clock.advance({ days: 31 });
    await person.say('today');
    await put(person, { keepUntilDeleted: false });
    expect((await person.history()).filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      'today',
    ]);
  });

  test('a conversation somebody agreed to keep outlives its session, and a new session begins beside it', async () => {
    const person = await app.visit();
    await put(person, { storagePreference: 'user-controlled' });
    await person.say('remember me');
    app.clock.advance({ days: 3 });
    await app.sweep();
    expect(await person.history()).toHaveLength(2);
  });
});

test("nobody reads or changes another person's choices", async () => {
  const [person, stranger] = [await app.visit(), await app.visit()];
  for (const method of ['GET', 'PUT'] as const) {
    const answer = await stranger.call(
      method,
      `/api/privacy-settings/${person.id}`,
      method === 'PUT' ? { mayRemember: false } : undefined,
    );
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'account.not_found']);
  }
  expect((await stateOf(person)).mayRemember).toBe(true);
});
