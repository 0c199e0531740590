/** What a visitor may use before paying. See `entitlementOf` on the server for the rule. */
export const trial = {
  freeMessages: 12,
  days: 3,
} as const;

/** Promo codes as specified; the hours are display only. */
export const promos = {
  friendDays: 7,
  beta30Days: 30,
  displayHours: 5,
} as const;

/** Why a person may chat, in the order in which the reasons are tried. */
export const entitlementReasons = ['beta', 'paid', 'promo', 'trial', 'none'] as const;
export type EntitlementReason = (typeof entitlementReasons)[number];
