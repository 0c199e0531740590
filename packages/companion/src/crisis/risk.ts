import type { Tier } from '@haven/contracts/care';

export type { Tier } from '@haven/contracts/care';

/** How much risk a message speaks of, least first. */
const tiers: readonly Tier[] = ['none', 'quiet', 'elevated', 'imminent'];

/** What the risk is about. */
export const riskKinds = [
  'explicit',
  'goodbye',
  'passive',
  'burden',
  'means',
  'overdose',
  'self-harm',
  'harm-others',
  'abuse',
  'third-party',
  'eating-disorder',
  'psychosis',
] as const;

export type RiskKind = (typeof riskKinds)[number];

/** Order of the tiers as a number: none is 0. */
export function rankOf(tier: Tier): number {
  return tiers.indexOf(tier);
}

/** The more serious of two tiers. */
export function moreSerious(one: Tier, other: Tier): Tier {
  return rankOf(one) >= rankOf(other) ? one : other;
}

/** The less serious of two tiers. */
export function lessSerious(one: Tier, other: Tier): Tier {
  return rankOf(one) <= rankOf(other) ? one : other;
}
