import { describe, expect, test } from 'vitest';
import specification from '../../fixtures/specification.json' with { type: 'json' };
import { conflicts, type Reading } from './readings.ts';

const { prices, access, affiliates, data } = specification;

function findReading(id: string, source: RegExp): Reading | undefined {
  return conflicts.find((conflict) => conflict.id === id)?.readings.find((reading) => source.test(reading.source));
}

function cents(dollars: { starter: number; regular: number; family: number }) {
  return {
    starterCents: Math.round(dollars.starter * 100),
    regularCents: Math.round(dollars.regular * 100),
    familyCents: Math.round(dollars.family * 100),
  };
}

describe('conflicting readings', () => {
  test.each([
    ['prices', /home/, cents(prices.home), true],
    ['prices', /subscribe/, cents(prices.subscribe), true],
    ['prices', /terms/, cents(prices.terms), false],
    ['free-access', /terms/, { freeMessages: access.freeMessages }, true],
    ['free-access', /local check/, { trialDays: access.trialDays }, true],
    ['free-access', /BETA30/, { beta30Days: access.beta30Days }, true],
    ['free-access', /FRIEND/, { friendDays: access.friendPromoDays }, true],
    ['free-access', /hours/, { displayHours: access.promoDisplayHours }, true],
    ['counter-after-payment', /payment/, { storedCounter: access.counterAfterPayment }, true],
    ['refunds', /plans/, { days: prices.moneyBackDays }, true],
    ['payout-minimum', /section/, { minimumCents: affiliates.payoutMinimumDollars.section * 100 }, true],
    ['payout-minimum', /join/, { minimumCents: affiliates.payoutMinimumDollars.joinPage * 100 }, true],
    ['storage-period', /terms/, { keptDays: data.keptDays.terms }, true],
    ['family-members', /home/, { members: prices.familyMembers.home }, true],
    ['family-members', /subscribe/, { members: prices.familyMembers.subscribe }, true],
    ['affiliate-amounts', /home/, cents(affiliates.homeAmounts), false],
    ['affiliate-amounts', /subscribe/, cents(affiliates.subscribeAmounts), false],
    [
      'savings',
      /home/,
      { regularPercent: prices.homeSavingsPercent.regular, familyPercent: prices.homeSavingsPercent.family },
      false,
    ],
    ['savings', /subscribe/, { allPercent: prices.betaDiscountPercent }, true],
    ['upgrade-downgrade', /account/, { regularCents: prices.account.upgradeRegular * 100 }, true],
  ] as const)('%s, %s', (id, source, values, active) => {
    expect(findReading(id, source)).toMatchObject({ values, active });
  });

  test('every conflict shows at least two readings, follows one of them or says what stands in their place', () => {
    for (const { id, readings, rule, why } of conflicts) {
      expect(readings.length, id).toBeGreaterThanOrEqual(2);
      expect(rule.length * why.length, id).toBeGreaterThan(0);
    }
    const unfollowed = conflicts.filter(({ readings }) => !readings.some(({ active }) => active));
    expect(unfollowed.map(({ id }) => id)).toEqual(['affiliate-amounts']);
  });

  test('no conflict stands twice, and every reading names its section', () => {
    const ids = conflicts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { source } of conflicts.flatMap(({ readings }) => readings)) expect(source).toMatch(/^Section \d/);
  });
});
