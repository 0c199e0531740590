export const planIds = ['starter', 'regular', 'family'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
  name: string;
  description: string;
  listPriceCents: number;
  betaPriceCents: number;
  /** A word on the card, where there is one. */
  tag?: string;
  popular: boolean;
  availableInBeta: boolean;
  features: readonly string[];
  /** Display only: never consumed, never rewarded. */
  minutesTotal: number;
}

/** How many people a Family plan is for. The plan cannot be bought during beta. */
export const familyMembers = { beta: 4, launch: 6 } as const;

/** The price book: the only place where a price stands. Amounts in whole US cents per month. */
export const plans = {
  starter: {
    id: 'starter',
    name: 'Starter',
    description: 'A steady place to begin.',
    listPriceCents: 499,
    betaPriceCents: 250,
    popular: false,
    availableInBeta: true,
    features: ['Unlimited messaging', 'Basic companion', 'Crisis protocols', 'Growth tracking'],
    minutesTotal: 300,
  },
  regular: {
    id: 'regular',
    name: 'Regular',
    description: 'For a daily practice.',
    listPriceCents: 1999,
    betaPriceCents: 1000,
    tag: 'Most Popular',
    popular: true,
    availableInBeta: true,
    features: ['Everything in Starter', 'Your own companion style and qualities', 'Growth journal and mood colors'],
    minutesTotal: 600,
  },
  family: {
    id: 'family',
    name: 'Family',
    description: 'Growing together, each in private.',
    listPriceCents: 3999,
    betaPriceCents: 2000,
    tag: 'Best Value',
    popular: false,
    availableInBeta: false,
    features: ['Everything in Regular', `Up to ${familyMembers.launch} family members`],
    minutesTotal: 1200,
  },
} as const satisfies Record<PlanId, Plan>;

/** Whole days in which a first payment is given back on request. */
export const moneyBackDays = 30;

/** Cents as a person reads them: `$4.99`. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
