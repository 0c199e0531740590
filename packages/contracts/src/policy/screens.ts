/** Durations of the screens, in milliseconds, and their measures. */
export const toast = {
  durationMs: 5_000,
  removeAfterMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: 'F8',
  visible: 1,
  maxWidthPx: 420,
} as const;
export const tooltip = { delayMs: 700, skipDelayMs: 300 } as const;
export const guardRedirectMs = 1_000;
export const userTimeRefetchMs = 60_000;
export const sessionsRefetchMs = 30_000;
/** How long the receipt of a deleted account stands before its former owner is led home. */
export const cancelRedirectMs = 2_000;
/** How many messages the account page lists, and how much of each. */
export const accountHistory = { messages: 10, previewLength: 150 } as const;
export const clearHistoryQuestion =
  'Are you sure you want to clear all conversation history? This action cannot be undone.';
/** What may worry somebody; sent as it stands here. */
export const privacyConcerns = [
  'data breaches or hacking',
  'government surveillance or subpoenas',
  'insurance companies accessing data',
  'employers finding out about mental health support',
  'AI training on my personal conversations',
] as const;
export const legalUpdated = 'January 20, 2025';
export const launchUsers = '10K';
export const betaVersion = 'beta v1.0';
/** Names of what the browser keeps. They are part of the specification: other code may read them. */
export const storageKeys = {
  authToken: 'authToken',
  userId: 'userId',
  userEmail: 'userEmail',
  anonymousUserId: 'anonymousUserId',
  betaWelcomeSeen: 'betaWelcomeSeen',
  userName: 'userName',
  contactEmail: 'contactEmail',
  userPlan: 'user_plan',
  userSubscription: 'user_subscription',
  subscriptionDate: 'subscription_date',
  trialStart: 'trial_start',
  friendPromoApplied: 'friendPromoApplied',
  promoCodeActive: 'promoCodeActive',
  promoCodeApplied: 'promoCodeApplied',
  promoActivatedAt: 'promoActivatedAt',
  promoType: 'promoType',
  promoDays: 'promoDays',
  termsAccepted: 'termsAccepted',
  termsDate: 'termsDate',
  affiliateCode: 'affiliateCode',
  /** With the person's id behind it. */
  currentStep: 'currentStep',
  conversations: 'conversations',
  badges: 'badges',
  sessionId: 'sessionId',
  draft: 'draft',
  /** What was written and has not reached the server; with the person's id behind it. */
  outbox: 'outbox',
  /** The chosen style and qualities; with the person's id behind it. */
  guide: 'guide',
  /** How the session in this browser was opened. */
  greeting: 'greeting',
  theme: 'theme',
  trialCompleteSeen: 'trialCompleteSeen',
  /** When Haven last asked whether to share, and in which session. */
  sharePrompt: 'sharePrompt',
} as const;
export const companionName = 'Haven';
export const defaultUserName = 'Friend';
