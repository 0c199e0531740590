import type { UserAccount } from '@haven/contracts/account';
import { companionName } from '@haven/contracts/policy/screens';
import { format } from 'date-fns';
import { overviewCopy as copy } from './copy.ts';

export interface OverviewFacts {
  account: Pick<
    UserAccount,
    'subscriptionStatus' | 'messageCount' | 'minutesRemaining' | 'minutesTotal' | 'planRenewalDate' | 'createdAt'
  >;
  name: string;
  /** The address one signs in with; undefined for a visitor. */
  email: string | undefined;
  isBeta: boolean;
  /** A promo code is active: its hours stand in the place of minutes. */
  hasPromo: boolean;
}

/** Whether somebody pays. */
export function isSubscriber({ subscriptionStatus }: Pick<UserAccount, 'subscriptionStatus'>): boolean {
  return subscriptionStatus !== 'free';
}

/** The word for what somebody has. */
export function subscriptionWords({ subscriptionStatus }: Pick<UserAccount, 'subscriptionStatus'>): string {
  return subscriptionStatus === 'free' ? copy.free : subscriptionStatus;
}

/** The rows of the overview, each a name and a value. */
export function overviewRows(facts: OverviewFacts): [string, string][] {
  const { account, name, email } = facts;
  return [
    [copy.name, name],
    [copy.email, email ?? copy.noEmail],
    [copy.companion, companionName],
    [copy.messages, messagesWords(facts)],
    ...timeRow(facts),
    ...renewalRow(account),
    [copy.since, dateWords(account.createdAt)],
  ];
}

function messagesWords({ account, isBeta, hasPromo }: OverviewFacts): string {
  if (isBeta) return copy.unlimitedInBeta;
  return isSubscriber(account) || hasPromo ? copy.unlimited : String(account.messageCount);
}

function timeRow({ account, hasPromo }: OverviewFacts): [string, string][] {
  if (hasPromo) return [[copy.time, copy.promoHours]];
  if (!isSubscriber(account)) return [];
  return [[copy.time, copy.minutes(account.minutesRemaining ?? 0, account.minutesTotal ?? 0)]];
}

function renewalRow(account: OverviewFacts['account']): [string, string][] {
  if (!isSubscriber(account) || account.planRenewalDate === null) return [];
  return [[copy.renewal, dateWords(account.planRenewalDate)]];
}

function dateWords(time: string): string {
  return format(time, 'MMM d, yyyy');
}
