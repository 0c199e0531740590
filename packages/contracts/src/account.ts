import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answer, done, optionalEmail, text, timestamp } from './fields.ts';
import { limits } from './policy/limits.ts';

const idParams = z.object({ id: z.string().max(100) });

/** `minor` is 13 to 17. A person under 13 is never kept. */
export const ageBand = z.enum(['under-13', 'minor', 'adult']);
export type AgeBand = z.infer<typeof ageBand>;

export const userAccount = z.object({
  id: z.string(),
  companionName: z.string(),
  subscriptionStatus: z.string(),
  messageCount: z.number().int().nonnegative(),
  minutesRemaining: z.number().nullable(),
  minutesTotal: z.number().nullable(),
  planRenewalDate: timestamp.nullable(),
  preferredLanguage: z.string(),
  ageBand: ageBand.nullable(),
  createdAt: timestamp,
});
export type UserAccount = z.infer<typeof userAccount>;

export const createUserAccount = endpoint({
  method: 'POST',
  path: '/api/user-account',
  access: 'public',
  summary: 'A visitor opens Haven: makes their account and sets its cookie. A caller who has one gets the same again.',
  input: z.object({ companionName: text(limits.companionNameLength).optional() }),
  output: answer(z.object({ id: z.string() })),
  limit: 'account',
});

export const getUserAccount = endpoint({
  method: 'GET',
  path: '/api/user-account/:id',
  access: 'person',
  summary: 'The account of the caller.',
  params: idParams,
  output: answer(userAccount),
  limit: 'read',
});

export const updateUserAccount = endpoint({
  method: 'PUT',
  path: '/api/user-account/:id',
  access: 'person',
  summary: 'Settings of the account. What the server decides (status, counts, roles) is ignored.',
  params: idParams,
  input: z.object({
    preferredLanguage: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Please choose a language.')
      .max(35)
      .optional(),
    ageBand: ageBand.optional(),
    companionName: text(limits.companionNameLength).optional(),
  }),
  output: answer(userAccount.nullable()),
  limit: 'write',
});

/** Nine energies of step2; the ids are the specification's. */
export const styleIds = [
  'motherly',
  'fatherly',
  'faith-centered',
  'best-friend',
  'wise-mentor',
  'solution-focused',
  'calm-centering',
  'balanced-mix',
  'let-haven-pick',
] as const;
export const qualityIds = [
  'non-judgmental',
  'tough-love',
  'empathetic',
  'faith-centered',
  'problem-solver',
  'gentle',
  'growth-focused',
] as const;
export type StyleId = (typeof styleIds)[number];
export type QualityId = (typeof qualityIds)[number];

const userName = text(limits.userNameLength, 'Name too long').refine(
  (value) => value.trim() !== '',
  'Name is required',
);

export const companionSettings = z.object({
  /** The energy chosen at step2. */
  style: z.enum(styleIds),
  selectedQualities: z.array(z.string()),
  personalizedIntro: z.string(),
  userName: z.string().nullable(),
  /** A contact address; never the address one signs in with. */
  userEmail: z.string().nullable(),
});
export type CompanionSettings = z.infer<typeof companionSettings>;

export const getCompanionSettings = endpoint({
  method: 'GET',
  path: '/api/companion-settings/:id',
  access: 'person',
  summary: 'How the caller would like to be talked to.',
  params: idParams,
  output: answer(companionSettings),
  limit: 'read',
});

export const updateCompanionSettings = endpoint({
  method: 'PUT',
  path: '/api/companion-settings/:id',
  access: 'person',
  summary: 'Change how Haven talks, and what it calls the person. What is left out stays as it is.',
  params: idParams,
  input: z.object({
    style: z.enum(styleIds).optional(),
    selectedQualities: z.array(text(100)).max(50).optional(),
    personalizedIntro: text(limits.personalizedIntroLength, 'Intro too long').optional(),
    userName: userName.optional(),
    userEmail: optionalEmail.optional(),
  }),
  output: answer(companionSettings),
  limit: 'write',
});

export const getUserTime = endpoint({
  method: 'GET',
  path: '/api/user-time/:id',
  access: 'person',
  summary: 'Minutes and renewal date of a plan. Display only: no minute is ever consumed.',
  params: idParams,
  output: answer(
    z.object({
      minutesRemaining: z.number().nullable(),
      minutesTotal: z.number().nullable(),
      planRenewalDate: timestamp.nullable(),
    }),
  ),
  limit: 'read',
});

/** What a person may choose; the defaults are those of somebody who never chose. */
export const privacySettings = z.object({
  storagePreference: z.enum(['session-only', 'user-controlled', 'encrypted-storage']).default('session-only'),
  importanceLevel: z.enum(['very-important', 'somewhat-important', 'not-important', 'unsure']).default('unsure'),
  privacyConcerns: z.array(text(200)).max(20).optional(),
  additionalFeedback: text(2_000).optional(),
});

/** How long a person's conversations are kept, and what Haven may do with them. */
export const privacyState = z.object({
  ...privacySettings.shape,
  privacyConcerns: z.array(z.string()),
  additionalFeedback: z.string(),
  /** Kept until the person deletes them; otherwise 30 days. Means something only beside a preference that keeps. */
  keepUntilDeleted: z.boolean(),
  /** When the person agreed to keep conversations. */
  keepConsentedAt: timestamp.nullable(),
  /** Whether the person has ever said if conversations shall be kept. Whoever has is not asked again. */
  keepAnswered: z.boolean(),
  /** False for whoever objected: Haven remembers nothing across conversations. */
  mayRemember: z.boolean(),
});
export type PrivacyState = z.infer<typeof privacyState>;

export const getPrivacySettings = endpoint({
  method: 'GET',
  path: '/api/privacy-settings/:id',
  access: 'person',
  summary: 'How long conversations of the caller are kept, and what they think of it.',
  params: idParams,
  output: answer(privacyState),
  limit: 'read',
});

/** `encrypted-storage` is refused until it is real. Choosing to keep nothing removes what is due within a minute. */
export const updatePrivacySettings = endpoint({
  method: 'PUT',
  path: '/api/privacy-settings/:id',
  access: 'person',
  summary: 'Change how long conversations are kept. What is left out stays as it is.',
  params: idParams,
  input: z.object({
    ...privacySettings.shape,
    storagePreference: privacySettings.shape.storagePreference.unwrap().optional(),
    importanceLevel: privacySettings.shape.importanceLevel.unwrap().optional(),
    keepUntilDeleted: z.boolean().optional(),
    mayRemember: z.boolean().optional(),
  }),
  output: answer(privacyState),
  limit: 'write',
});

/** What is held about the caller, counted. */
export const countData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'person',
  summary: 'How many rows of each kind are kept about the caller.',
  output: answer(z.array(z.object({ name: z.string(), label: z.string(), count: z.number().int().nonnegative() }))),
  limit: 'read',
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'person',
  summary: 'Everything Haven holds about the caller, with readable names.',
  output: z.object({
    success: z.literal(true),
    exportedAt: timestamp,
    about: z.string(),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  limit: 'export',
});

/** Proof of a deletion: it names nobody. */
export const deletionReceipt = z.object({
  receiptId: z.string(),
  deletedAt: timestamp,
  removed: z.array(z.object({ name: z.string(), label: z.string(), count: z.number().int().nonnegative() })),
  /** What stays by law or for the books, in words. */
  kept: z.array(z.string()),
});

export const cancelAccount = endpoint({
  method: 'DELETE',
  path: '/api/account/cancel/:id',
  access: 'person',
  summary: 'Delete the account of the caller and everything about them.',
  params: idParams,
  output: answer(deletionReceipt),
  limit: 'write',
});

export const downgradeAccount = endpoint({
  method: 'POST',
  path: '/api/account/downgrade/:id',
  access: 'user',
  summary: 'Move a paid plan to Starter, through the payment provider.',
  params: idParams,
  output: done,
  limit: 'write',
});
