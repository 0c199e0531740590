import { formatCents, moneyBackDays, plans } from '@haven/contracts/policy/prices';
import { launchUsers } from '@haven/contracts/policy/screens';

const cheapest = Math.min(...Object.values(plans).map((plan) => plan.listPriceCents));

export const choosePlan = {
  title: 'Choose Your Plan',
  from: `From ${formatCents(cheapest)}/month, cancel anytime.`,
  freeNow: 'Everything is free during beta.',
  viewPlans: 'View Plans',
} as const;

export const plansPage = {
  back: 'Back to Chat',
  betaTitle: 'Everything is free during beta',
  title: 'Choose Your Plan',
  betaLead: 'Pick what would suit you later. Nothing is charged now, and no card is asked for.',
  lead: 'Billed monthly. Cancel anytime; a plan you stop stays yours until its month is over.',
  signIn: 'Sign In',
  startFree: 'Start free',
  guaranteeTitle: `${moneyBackDays}-day money-back guarantee.`,
  guarantee: `On your first payment: if a plan is not for you, write to us within ${moneyBackDays} days and you get it back.`,
  educationTitle: 'Educational content.',
  education: 'No plan is therapy or medical advice. Crisis lines are free for everyone:',
} as const;

export const familyUnavailable = {
  title: 'Not Available in Beta',
  description: `The ${plans.family.name} plan opens at the professional launch, at ${launchUsers} users.`,
} as const;

export const trialComplete = {
  title: 'Your free trial is complete',
  text: 'You have used your free messages. What you wrote stays here, and crisis help stays free. A plan lets you go on.',
  continue: 'Continue Your Journey',
  viewPlans: 'View Plans & Pricing',
  buy: 'Buy Now',
} as const;
