import { trial } from '@haven/contracts/policy/access';
import type { Entitlement } from '@haven/contracts/chat';

/** What the rule needs to know of a person. */
export interface EntitlementFacts {
  beta: boolean;
  hasPaidPlan: boolean;
  /** When the latest promo code runs out. */
  promoExpiresAt: Date | undefined;
  messagesRemaining: number;
  memberSince: Date;
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Why a person may chat, first match wins: beta, paid plan, promo code, trial (the free messages or the first days,
 * whichever lasts longer), none. The reading stands in the policy registry.
 */
export function entitlementOf(facts: EntitlementFacts, now: Date): Entitlement {
  const { messagesRemaining } = facts;
  if (facts.beta) return { reason: 'beta', messagesRemaining };
  if (facts.hasPaidPlan) return { reason: 'paid', messagesRemaining };
  if (facts.promoExpiresAt && facts.promoExpiresAt > now) {
    return { reason: 'promo', messagesRemaining, expiresAt: facts.promoExpiresAt.toISOString() };
  }
  const trialEndsAt = new Date(facts.memberSince.getTime() + trial.days * dayMs);
  if (messagesRemaining > 0 || now < trialEndsAt) {
    return { reason: 'trial', messagesRemaining, expiresAt: trialEndsAt.toISOString() };
  }
  return { reason: 'none', messagesRemaining: 0 };
}
