import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf, type Visitor } from '#testing/visitor.ts';
import { type EntitlementFacts, entitlementOf } from './entitlement.ts';

const now = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const newcomer: EntitlementFacts = {
  beta: false,
  hasPaidPlan: false,
  promoExpiresAt: undefined,
  messagesRemaining: 12,
  memberSince: daysAgo(0),
};

test.each<[string, Partial<EntitlementFacts>, string]>([
  ['the beta', { beta: true, messagesRemaining: 0, memberSince: daysAgo(400) }, 'beta'],
  ['a paid plan', { hasPaidPlan: true, messagesRemaining: 0, memberSince: daysAgo(400) }, 'paid'],
  [
    'a promo code with a day left',
    { promoExpiresAt: daysAgo(-1), messagesRemaining: 0, memberSince: daysAgo(40) },
    'promo',
  ],
  ['a promo code before the trial', { promoExpiresAt: daysAgo(-1) }, 'promo'],
  ['free messages after the first days', { memberSince: daysAgo(300), messagesRemaining: 1 }, 'trial'],
  ['the first days without free messages', { memberSince: daysAgo(2.9), messagesRemaining: 0 }, 'trial'],
  ['neither messages nor days', { memberSince: daysAgo(3), messagesRemaining: 0 }, 'none'],
  ['a promo code that has run out', { promoExpiresAt: now, memberSince: daysAgo(40), messagesRemaining: 0 }, 'none'],
])('%s gives %j as %s', (_name, facts, reason) => {
  expect(entitlementOf({ ...newcomer, ...facts }, now).reason).toBe(reason);
});

describe('with the beta off', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ beta: false });
  });
  afterAll(() => app.close());

  async function useUp(person: Visitor): Promise<void> {
    await app.pool.query('update user_accounts set message_count = 0 where id = $1', [person.id]);
    await app.pool.query(`update user_accounts set created_at = created_at - interval '4 days' where id = $1`, [
      person.id,
    ]);
  }

  test('each message takes one of the free ones, and the answer says how many are left', async () => {
    const person = await app.visit();
    const first = await person.say('one');
    const second = await person.say('two');
    expect(first.json().data.entitlement).toMatchObject({ reason: 'trial', messagesRemaining: 11 });
    expect(second.json().data.entitlement.messagesRemaining).toBe(10);
  });

  test('the same message sent twice takes one', async () => {
    const person = await app.visit();
    await person.say('one', { messageId: 'm' });
    await person.say('one', { messageId: 'm' });
    expect((await person.call('GET', `/api/user-account/${person.id}`)).json().data.messageCount).toBe(11);
  });

  test('at the end of the trial a message gets the box and is not stored', async () => {
    const person = await app.visit();
    await useUp(person);
    const answer = await person.say('may I go on?');
    expect(answer.statusCode).toBe(402);
    expect(codeOf(answer)).toBe('chat.subscribe');
    expect(answer.json().message).toBe('Subscribe to continue your journey');
    expect(await person.history()).toEqual([]);
  });

  test('at the end of the trial a message that speaks of danger is answered all the same', async () => {
    const person = await app.visit();
    await useUp(person);
    const answer = await person.say('I want to kill myself');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.care.crisis).toBe(true);
  });

  test('at the end of the trial a hint without danger gets the box', async () => {
    const person = await app.visit();
    await useUp(person);
    expect((await person.say('Everything feels hopeless lately.')).statusCode).toBe(402);
  });

  test('while the crisis flag is on there is no box', async () => {
    const person = await app.visit();
    await useUp(person);
    await person.say('I want to kill myself');
    expect((await person.say('I am sitting on the floor.')).statusCode).toBe(200);
  });

  test('of messages sent at once after the first days only as many pass as are left', async () => {
    const person = await app.visit();
    await useUp(person);
    await app.pool.query('update user_accounts set message_count = 2 where id = $1', [person.id]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => person.say('hello', { sessionId: `s${index}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(8);
    expect(await person.history()).toHaveLength(4);
  });

  test('storage that claims a plan changes nothing: the server decides', async () => {
    const person = await app.visit();
    await useUp(person);
    await person.call('PUT', `/api/user-account/${person.id}`, { subscriptionStatus: 'regular', messageCount: 50 });
    expect((await person.say('hello')).statusCode).toBe(402);
  });

  test('twelve messages at once never take more than there are', async () => {
    const person = await app.visit();
    await app.pool.query('update user_accounts set message_count = 3 where id = $1', [person.id]);
    await Promise.all(Array.from({ length: 12 }, (_, index) => person.say('hello', { sessionId: `s${index}` })));
    expect((await person.call('GET', `/api/user-account/${person.id}`)).json().data.messageCount).toBe(0);
  });
});
