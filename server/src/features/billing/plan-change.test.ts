import { errors } from '@haven/contracts/errors';
import { plans as priceBook } from '@haven/contracts/policy/prices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantAdmin } from '#testing/second-factor.ts';
import { openTestApp, type TestApp } from '#testing/open-test-app.ts';
import { codeOf, type Visitor } from '#testing/visitor.ts';
import type { PlanProvider } from './index.ts';

type Asked = Parameters<PlanProvider['change']>[0];
type Someone = Pick<Visitor, 'id'> & { call: (method: 'POST' | 'GET', url: string) => ReturnType<Visitor['call']> };

/** A provider that notes what it is asked, and answers as the test says. */
const asked: Asked[] = [];
let answer: (change: Asked) => Promise<void> = async () => undefined;
const provider: PlanProvider = {
  change: async (change) => {
    asked.push(change);
    await answer(change);
  },
};

let app: TestApp;
let unserved: TestApp;
beforeAll(async () => {
  [app, unserved] = [await openTestApp({ plans: provider, beta: false }), await openTestApp()];
});
afterAll(async () => {
  await app.close();
  await unserved.close();
});

const downgrade = (who: Someone, id = who.id) => who.call('POST', `/api/account/downgrade/${id}`);

/** Somebody whose plan is paid for, as the webhook of a provider will leave them. */
async function subscribe<Who extends Someone>(
  who: Who,
  {
    plan = 'regular',
    status = 'active',
    at = app,
  }: { plan?: keyof typeof priceBook; status?: string; at?: TestApp } = {},
): Promise<Who> {
  await at.pool.query(
    `insert into subscriptions (user_id, email, plan, price_cents, status, created_at, updated_at)
     values ($1, 'payer@example.org', $2, $3, $4, now(), now())`,
    [who.id, plan, priceBook[plan].listPriceCents, status],
  );
  await at.pool.query('update user_accounts set subscription_status = $2 where id = $1', [who.id, plan]);
  return who;
}

async function planOf({ id }: { id: string }, at = app) {
  const { rows } = await at.pool.query<{ account: string; plan: string | null; price: number | null }>(
    `select a.subscription_status as account, s.plan, s.price_cents as price
     from user_accounts a left join subscriptions s on s.user_id = a.id where a.id = $1`,
    [id],
  );
  return rows[0];
}

const regular = { account: 'regular', plan: 'regular', price: priceBook.regular.listPriceCents };
const basic = { account: 'starter', plan: 'starter', price: 499 };

function providerSays(words: typeof answer) {
  asked.length = 0;
  answer = words;
}

describe('a downgrade', () => {
  test.each(['regular', 'family'] as const)('from %s asks the provider, then keeps Basic at $4.99', async (plan) => {
    const person = await subscribe(await app.signUp(), { plan });
    let before: unknown;
    providerSays(async () => {
      before = await planOf(person);
    });

    const done = await downgrade(person);

    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    expect(asked).toEqual([
      { userId: person.id, subscriptionId: expect.any(Number), plan: 'starter', priceCents: 499 },
    ]);
    expect(before).toMatchObject({ account: plan, plan });
    expect(await planOf(person)).toEqual(basic);
    const account = await person.call('GET', `/api/user-account/${person.id}`);
    expect(account.json().data.subscriptionStatus).toBe('starter');
  });

  test('that the provider does not confirm changes nothing, and says so; the next try may succeed', async () => {
    const person = await subscribe(await app.signUp());
    providerSays(async () => {
      throw new Error('card_declined for payer@example.org');
    });

    const failed = await downgrade(person);

    expect([failed.statusCode, codeOf(failed)]).toEqual([502, 'plan.change_failed']);
    expect(failed.json().message).toContain('Haven keeps your plan as it was');
    expect(failed.body + app.logs.join('')).not.toContain('payer@example.org');
    expect(await planOf(person)).toEqual(regular);
    providerSays(async () => undefined);
    expect((await downgrade(person)).statusCode).toBe(200);
    expect(await planOf(person)).toEqual(basic);
  });

  test('from no plan, one that is not paid for, or one that has ended is refused, and nobody is asked', async () => {
    providerSays(async () => undefined);
    const free = await app.signUp();
    const unpaidFor = await Promise.all(
      ['pending', 'past_due', 'canceled'].map(async (status) => subscribe(await app.signUp(), { status })),
    );
    for (const person of [free, ...unpaidFor]) {
      const refused = await downgrade(person);
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'plan.none']);
      expect(refused.json().message).toBe(errors['plan.none'].message);
    }
    expect(await planOf(free)).toEqual({ account: 'free', plan: null, price: null });
    for (const person of unpaidFor) expect(await planOf(person)).toEqual(regular);
    expect(asked).toEqual([]);
  });

  test('does not believe what the account row alone says: only a subscription that is paid for counts', async () => {
    providerSays(async () => undefined);
    const person = await app.signUp();
    await app.pool.query(`update user_accounts set subscription_status = 'family' where id = $1`, [person.id]);
    expect(codeOf(await downgrade(person))).toBe('plan.none');
    expect(asked).toEqual([]);
  });

  test('from Basic is refused, and nobody is asked', async () => {
    providerSays(async () => undefined);
    const person = await subscribe(await app.signUp(), { plan: 'starter' });
    const refused = await downgrade(person);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'plan.basic_already']);
    expect(asked).toEqual([]);
    expect(await planOf(person)).toEqual(basic);
  });

  test('that ends in a plan that was canceled meanwhile stores nothing', async () => {
    const person = await subscribe(await app.signUp());
    providerSays(async () => {
      await app.pool.query(`update subscriptions set status = 'canceled' where user_id = $1`, [person.id]);
    });
    expect(codeOf(await downgrade(person))).toBe('plan.none');
    expect(await planOf(person)).toEqual(regular);
  });

  test('clicked five times at once ends in one Basic plan', async () => {
    const person = await subscribe(await app.signUp());
    providerSays(async () => undefined);
    const answers = await Promise.all(Array.from({ length: 5 }, () => downgrade(person)));
    for (const each of answers) expect([undefined, 'plan.basic_already']).toContain(codeOf(each));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect(await planOf(person)).toEqual(basic);
  });
});

describe('who may ask for it', () => {
  test('nobody without a credential, no visitor, no stranger and no admin; the owner may', async () => {
    providerSays(async () => undefined);
    const owner = await subscribe(await app.signUp());
    const visitor = await subscribe(await app.visit());
    const payingStranger = await subscribe(await app.signUp());
    const admin = await grantAdmin(app, await app.signUp());

    expect((await app.send({ method: 'POST', url: `/api/account/downgrade/${owner.id}` })).statusCode).toBe(401);
    for (const id of [visitor.id, owner.id])
      expect(codeOf(await downgrade(visitor, id)), 'a visitor').toBe('caller.unknown');
    for (const stranger of [payingStranger, admin]) {
      const refused = await downgrade(stranger, owner.id);
      expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'account.not_found']);
      const unknown = await downgrade(stranger, 'nobody-of-this-name');
      expect(unknown.json().message).toBe(refused.json().message);
    }
    expect(asked).toEqual([]);
    for (const person of [owner, visitor, payingStranger]) expect(await planOf(person)).toEqual(regular);

    expect((await downgrade(owner)).statusCode).toBe(200);
    expect(asked.map(({ userId }) => userId)).toEqual([owner.id]);
    expect(await planOf(owner)).toEqual(basic);
    expect(await planOf(payingStranger)).toEqual(regular);
    expect((await downgrade(await subscribe(admin))).statusCode).toBe(200);
  });
});

describe('without a provider', () => {
  test('a paid plan stays as it is, and the answer says that nothing is charged and to write to support', async () => {
    const person = await subscribe(await unserved.signUp(), { at: unserved });
    const refused = await downgrade(person);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'plan.change_off']);
    expect(refused.json().message).toMatch(/Nothing was changed, and nothing is charged.*support/);
    expect(await planOf(person, unserved)).toEqual(regular);
  });

  test('whoever has no paid plan, or Basic, is told that first', async () => {
    expect(codeOf(await downgrade(await unserved.signUp()))).toBe('plan.none');
    const person = await subscribe(await unserved.signUp(), { plan: 'starter', at: unserved });
    expect(codeOf(await downgrade(person))).toBe('plan.basic_already');
  });
});
