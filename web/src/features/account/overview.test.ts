import { expect, test } from 'vitest';
import { overviewRows, subscriptionWords } from './overview.ts';

const free = {
  subscriptionStatus: 'free',
  messageCount: 7,
  minutesRemaining: 0,
  minutesTotal: 0,
  planRenewalDate: null,
  createdAt: '2025-01-28T12:00:00.000Z',
};
const regular = {
  ...free,
  subscriptionStatus: 'regular',
  minutesRemaining: 480,
  minutesTotal: 600,
  planRenewalDate: '2025-04-11T12:00:00.000Z',
};
const facts = { account: free, name: 'Maya', email: 'maya@example.org', isBeta: false, hasPromo: false };

test('somebody who pays nothing sees the messages that are left, and nothing of minutes', () => {
  expect(overviewRows(facts)).toEqual([
    ['Name', 'Maya'],
    ['Email', 'maya@example.org'],
    ['Companion', 'Haven'],
    ['Messages remaining', '7'],
    ['Member since', 'Jan 28, 2025'],
  ]);
  expect(subscriptionWords(free)).toBe('Free Trial');
});

test('a subscriber sees minutes and the renewal, and the plan as it is called', () => {
  expect(overviewRows({ ...facts, account: regular })).toEqual(
    expect.arrayContaining([
      ['Messages remaining', 'Unlimited'],
      ['Time remaining', '480 of 600 minutes'],
      ['Renewal date', 'Apr 11, 2025'],
    ]),
  );
  expect(subscriptionWords(regular)).toBe('regular');
});

test.each([free, regular])('an active promo code shows its hours in the place of minutes', (account) => {
  const times = overviewRows({ ...facts, account, hasPromo: true }).filter(([name]) => name === 'Time remaining');
  expect(times).toEqual([['Time remaining', '5 / 5 hours (Free with promo code)']]);
});

test('in beta no message is counted', () => {
  expect(overviewRows({ ...facts, isBeta: true })).toContainEqual(['Messages remaining', 'Unlimited in beta']);
});

test('a visitor has no address', () => {
  expect(overviewRows({ ...facts, email: undefined })).toContainEqual(['Email', 'Not signed in']);
});
