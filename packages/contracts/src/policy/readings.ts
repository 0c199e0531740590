import { promos, trial } from './access.ts';
import { careTimes } from './care.ts';
import { familyMembers, moneyBackDays, plans } from './prices.ts';

/** One way to read the specification where it does not speak with one voice. */
export interface Reading {
  /** The section of the specification, and the place in it. */
  source: string;
  says: string;
  /** Its figures; the unit stands in the name. */
  values?: Readonly<Record<string, number>>;
  /** Whether Haven follows it, within the scope that the conflict's rule gives it. */
  active: boolean;
}

/** A point on which the specification is open or contradicts itself, and what Haven does there. */
export interface Conflict {
  id: string;
  about: string;
  readings: readonly Reading[];
  /** What Haven does. */
  rule: string;
  why: string;
}

const listPrices = {
  starterCents: plans.starter.listPriceCents,
  regularCents: plans.regular.listPriceCents,
  familyCents: plans.family.listPriceCents,
};
const betaPrices = {
  starterCents: plans.starter.betaPriceCents,
  regularCents: plans.regular.betaPriceCents,
  familyCents: plans.family.betaPriceCents,
};

/**
 * Every conflicting or open point of the specification with all its readings. The figures of a reading that is
 * active come from the policy files; those of the others stand here and nowhere else.
 */
export const conflicts: readonly Conflict[] = [
  {
    id: 'prices',
    about: 'What a plan costs in a month',
    readings: [
      { source: 'Section 9, home page', says: '$4.99, $19.99 and $39.99', values: listPrices, active: true },
      {
        source: 'Section 9, subscribe page',
        says: '$2.50, $10.00 and $20.00 after a 50% beta discount',
        values: betaPrices,
        active: true,
      },
      {
        source: 'Section 9, terms page',
        says: '$2.49, $9.99 and $19.99, billed monthly',
        values: { starterCents: 249, regularCents: 999, familyCents: 1999 },
        active: false,
      },
    ],
    rule: 'The home page shows list prices, the subscribe page the beta price beside the list price; the terms render from the same price book. The amount charged is the amount on the last screen before consent.',
    why: 'The terms differ from the subscribe page by one cent only, and a person must be charged what the last screen said. Half of the list price, to the cent above, is what "50% off" promises.',
  },
  {
    id: 'free-access',
    about: 'What may be used without paying',
    readings: [
      { source: 'Section 1, banner', says: 'Unlimited free access during the beta', active: true },
      {
        source: 'Section 9, terms',
        says: 'A trial of 12 messages',
        values: { freeMessages: trial.freeMessages },
        active: true,
      },
      { source: 'Section 9, local check', says: 'A trial of 3 days', values: { trialDays: trial.days }, active: true },
      {
        source: 'Section 9, promo code BETA30',
        says: '30 days of free access',
        values: { beta30Days: promos.beta30Days },
        active: true,
      },
      {
        source: 'Section 9, promo code FRIEND',
        says: '7 days of free access',
        values: { friendDays: promos.friendDays },
        active: true,
      },
      {
        source: 'Section 9, promo-hours display',
        says: '5 hours, free with a promo code',
        values: { displayHours: promos.displayHours },
        active: true,
      },
    ],
    rule: 'One rule on the server, first match wins: beta, paid, promo while days are left, trial (12 messages or 3 days, whichever lasts longer), none. The hours are a display only.',
    why: 'All of them can be true one after the other; whichever serves the person longest is the fair reading. The server decides, so a changed browser changes nothing.',
  },
  {
    id: 'counter-after-payment',
    about: 'The free-message counter once somebody has paid',
    readings: [
      { source: 'Section 4, payment success', says: 'It is reset to 0', values: { storedCounter: 0 }, active: true },
      { source: 'Section 2, chat', says: '0 or fewer means the paywall', active: true },
    ],
    rule: 'The browser stores 0, as specified, but while a plan, a promo or the beta entitles, the counter is not asked. When a paid plan lapses, what is left is 12 less what was used, never below 0.',
    why: 'Both sentences hold only if the counter is not read while somebody is entitled.',
  },
  {
    id: 'refunds',
    about: 'Money back',
    readings: [
      {
        source: 'Section 9, plans page',
        says: '30-day money-back guarantee',
        values: { days: moneyBackDays },
        active: true,
      },
      { source: 'Section 9, terms page', says: 'No partial-month refunds', active: true },
    ],
    rule: 'The first payment is given back on request for 30 days; after that no part of a month is refunded. Both sentences are shown, each with its scope.',
    why: 'A guarantee for trying and a rule for later months do not exclude each other.',
  },
  {
    id: 'payout-minimum',
    about: 'The smallest payout to an affiliate',
    readings: [
      { source: 'Section 9, payout section', says: '$50', values: { minimumCents: 5000 }, active: true },
      { source: 'Section 2, join page', says: '$1', values: { minimumCents: 100 }, active: true },
    ],
    rule: 'A payout can be requested from $50; $1 is the smallest transfer ever made, when a closing balance is paid out. The join page says both.',
    why: 'The gate that the program enforces is the figure a person meets; the smaller one keeps a promise already made.',
  },
  {
    id: 'storage-period',
    about: 'How long conversations are kept',
    readings: [
      { source: 'Section 9, terms', says: '30 days', values: { keptDays: careTimes.keptDays }, active: true },
      { source: 'Section 9, beta notice', says: 'Session-only', active: true },
    ],
    rule: 'By storage preference. Session-only, the default: nothing stays once the session ends, by sign-out or after 24 hours without a message. User-controlled: 30 days rolling, or until deleted where the person ticks that.',
    why: 'The preference that the specification itself names tells which of the two holds, and the one that keeps less is its default.',
  },
  {
    id: 'family-members',
    about: 'How many people a Family plan is for',
    readings: [
      {
        source: 'Section 9, home page',
        says: 'Up to 6 family members',
        values: { members: familyMembers.launch },
        active: true,
      },
      {
        source: 'Section 9, subscribe page',
        says: 'Up to 4 family members',
        values: { members: familyMembers.beta },
        active: true,
      },
    ],
    rule: '4 while in beta, 6 at launch.',
    why: 'The subscribe page speaks of the beta offer, the home page of the planned plan, as their prices do.',
  },
  {
    id: 'family-in-beta',
    about: 'Whether Family can be bought during beta',
    readings: [
      { source: 'Section 2, subscribe page', says: 'It is one of three plans to pick', active: false },
      { source: 'Section 9', says: 'Family unavailable in beta', active: true },
    ],
    rule: 'Family can be picked and read on the subscribe page; choosing it on Plans or starting it on Subscribe shows "Not Available in Beta", and the server refuses it.',
    why: 'A plan that cannot be delivered is not sold.',
  },
  {
    id: 'family-therapy-plans',
    about: 'The Family feature "custom therapy plans"',
    readings: [
      { source: 'Section 9, subscribe page', says: 'Custom therapy plans', active: false },
      { source: 'Section 1', says: 'Educational content, not therapy', active: true },
    ],
    rule: 'The words are "custom growth plans".',
    why: 'Haven offers no therapy and says so everywhere.',
  },
  {
    id: 'affiliate-address',
    about: 'The footer link to /affiliate',
    readings: [
      { source: 'Section 2, home page', says: 'A footer link goes to /affiliate', active: true },
      { source: 'Section 2, route table', says: 'The screen is at /affiliate-dashboard', active: true },
    ],
    rule: '/affiliate redirects to /affiliate-dashboard and keeps the query.',
    why: 'Both addresses work, and a referral code in the query survives.',
  },
  {
    id: 'cancel-account',
    about: 'What "cancel" cancels',
    readings: [
      { source: 'Section 4', says: 'Cancel deletes the account', active: true },
      { source: 'Section 1', says: 'A monthly subscription: cancel anytime', active: true },
    ],
    rule: 'The specified call deletes the account, after a typed confirmation. "Stop renewal" is an act of its own: access stays until the period ends and the data is kept.',
    why: 'Somebody who wants to stop paying must not lose what they wrote.',
  },
  {
    id: 'step-numbers',
    about: 'Onboarding steps are 1, 2 and 4',
    readings: [
      { source: 'Section 2, onboarding', says: 'The step numbering skips 3', active: true },
      { source: 'Section 2, onboarding', says: 'Five steps, which would count through', active: false },
    ],
    rule: 'The ids are kept and no number is printed.',
    why: 'The current step is stored under these ids; a person never sees the gap.',
  },
  {
    id: 'privacy-laws',
    about: 'What is said about CCPA, GDPR, COPPA and HIPAA',
    readings: [
      { source: 'Section 2, support page', says: 'HIPAA-inspired practices', active: false },
      { source: 'Section 2, support page', says: 'CCPA, GDPR and COPPA practices', active: true },
    ],
    rule: 'No badge. "Haven is not covered by HIPAA; its practices follow the same ideas", then which; the others in the same manner.',
    why: 'A law that does not cover a service must not lend it a seal.',
  },
  {
    id: 'age',
    about: 'From which age Haven may be used',
    readings: [
      { source: 'Section 9', says: '18 or over, or with parental consent', active: true },
      { source: 'Section 9', says: 'Not for children under 13', active: true },
    ],
    rule: 'Currently 18+. A neutral question comes right after the disclaimer: under 13 leaves nothing behind; 13 to 17 gets no companion, but crisis resources and a kind text; the server refuses to chat with a known minor.',
    why: 'There is no way yet to check a parent\'s consent, so the safer half of "18+ or parental consent" holds.',
  },
  {
    id: 'sign-in-required',
    about: 'Which screens need sign-in',
    readings: [
      { source: 'Section 2, route guard', says: 'Which routes require authentication is not shown', active: true },
      { source: 'Section 2, mood colors', says: 'Needs a signed-in user', active: true },
    ],
    rule: 'Mood colors (asked in the page), affiliate area, admin and the session panel; everything else is open to visitors.',
    why: 'A visitor may do whatever does not concern an account.',
  },
  {
    id: 'account-variants',
    about: 'The account screen',
    readings: [
      { source: 'Section 2, account settings', says: 'Variant A: privacy and history cards', active: true },
      { source: 'Section 2, account settings', says: 'Variant B: tools, personal form, management', active: true },
      { source: 'Section 2, account settings', says: 'Where the session panel sits is not shown', active: true },
    ],
    rule: 'One page, the union of both variants and the session panel, in sections.',
    why: 'Nothing that either variant offers is lost.',
  },
  {
    id: 'contact-addresses',
    about: 'Whom to write to',
    readings: [
      { source: 'Section 2, support page', says: 'Two contact addresses are shown', active: true },
      { source: 'Section 2, terms modal', says: 'One contact address is shown', active: true },
    ],
    rule: 'Two settings, SUPPORT_EMAIL and PRIVACY_EMAIL, read by the screens at run time.',
    why: 'Whoever runs a Haven answers for it, under their own addresses.',
  },
  {
    id: 'streak',
    about: 'The word "streak"',
    readings: [
      { source: 'Section 9, badges', says: 'The number of distinct days with a conversation', active: true },
      { source: 'Section 9, badges', says: 'The badges are called streaks', active: false },
    ],
    rule: 'The rule and the badge ids stay; the label says "3 different days".',
    why: 'Nobody is to feel guilty for a missed day.',
  },
  {
    id: 'flag-badges',
    about: 'Four badges are earned by a stored flag only',
    readings: [
      { source: 'Section 9, badges', says: 'Earned by a stored flag only', active: true },
      { source: 'Section 9, badges', says: 'What sets the flag is not shown', active: true },
    ],
    rule: 'Skills and reflections set the flags.',
    why: 'A badge that nobody can earn is a broken promise.',
  },
  {
    id: 'affiliate-amounts',
    about: 'The amount a referral is counted with',
    readings: [
      {
        source: 'Section 7, home flow',
        says: 'subscriptionAmount 4.99, 19.99, 39.99',
        values: listPrices,
        active: false,
      },
      {
        source: 'Section 7, subscribe flow',
        says: 'subscriptionAmount 2.5, 10, 20',
        values: betaPrices,
        active: false,
      },
    ],
    rule: 'The amount the client sends is accepted and ignored. A referral appears at once, pending, with 30% of the price book; only paid invoices turn into earnings.',
    why: 'An amount from a browser would be printed money.',
  },
  {
    id: 'savings',
    about: '"20% savings" and "60% savings" on the home page',
    readings: [
      {
        source: 'Section 9, home page',
        says: 'Regular saves 20%, Family 60%',
        values: { regularPercent: 20, familyPercent: 60 },
        active: false,
      },
      { source: 'Section 9, subscribe page', says: '50% off all plans', values: { allPercent: 50 }, active: true },
    ],
    rule: 'A saving is shown only where the price book makes it true.',
    why: 'No price on the home page is lower than another by these shares.',
  },
  {
    id: 'upgrade-downgrade',
    about: 'Prices of an upgrade and a downgrade in the account',
    readings: [
      {
        source: 'Section 9, account',
        says: 'Upgrade: Regular $10.00 a month',
        values: { regularCents: plans.regular.betaPriceCents },
        active: true,
      },
      {
        source: 'Section 9, account',
        says: 'Downgrade: Basic $4.99 a month',
        values: { starterCents: plans.starter.listPriceCents },
        active: true,
      },
    ],
    rule: 'Basic is Starter. Both come from the price book, the beta price beside the list price.',
    why: 'There is one price book, whichever screen speaks.',
  },
  {
    id: 'logout-failure',
    about: 'When signing out fails',
    readings: [
      { source: 'Section 7, logout', says: 'Failure only logged', active: true },
      { source: 'Section 8', says: "Toast 'Failed to log out'", active: true },
    ],
    rule: 'A failed call is logged and local state is cleared all the same; the toast comes only when clearing the storage itself throws.',
    why: 'Only then is somebody still signed in on this device.',
  },
  {
    id: 'error-text',
    about: 'What an error says',
    readings: [
      { source: 'Section 8', says: 'The status code, a colon and the body text', active: true },
      { source: 'Section 8', says: 'Toasts with the server message or a fallback', active: true },
    ],
    rule: 'The Error object carries the first form; a person reads the message in the body, else the fallback.',
    why: 'Nobody should have to read JSON.',
  },
  {
    id: 'retries',
    about: 'Sending again',
    readings: [
      { source: 'Section 7', says: 'No automatic retries', active: true },
      { source: 'Section 8, chat', says: '"Please try again in a moment"', active: true },
    ],
    rule: 'Only messages written while offline are queued. An HTTP error is never resent by itself; a message sent twice is told by its id.',
    why: 'A resend that nobody asked for can say a thing twice.',
  },
  {
    id: 'minutes',
    about: 'Minutes remaining',
    readings: [
      { source: 'Section 7, user-time', says: 'minutesRemaining and minutesTotal', active: true },
      { source: 'Section 9, plans', says: 'Unlimited messaging', active: true },
    ],
    rule: 'A display only, from a policy value per plan; never consumed, never rewarded.',
    why: 'Nobody who needs to talk should watch a clock.',
  },
  {
    id: 'conversation-count',
    about: 'What counts as a conversation',
    readings: [
      { source: 'Section 3, stored conversation entry', says: 'One message and its reply', active: true },
      { source: 'Section 3, chat session', says: 'A session with many messages', active: false },
    ],
    rule: 'One stored entry is one exchange; badges, journal counts and the share prompt count entries.',
    why: 'The stored entry is the only one of the two that the screens can count.',
  },
  {
    id: 'money-on-the-wire',
    about: 'Amounts in calls',
    readings: [
      { source: 'Section 7', says: 'Dollars with decimals', active: true },
      { source: 'Section 3, subscriptions', says: 'A price whose unit is not shown', active: false },
    ],
    rule: 'Dollars on the wire, whole cents inside.',
    why: 'Cents do not round.',
  },
];
