import { z } from 'zod';
import { timestamp } from './fields.ts';
import { endpoint } from './endpoint.ts';

/** How much risk a message speaks of; see the care rules. */
export const tiers = ['none', 'quiet', 'elevated', 'imminent'] as const;
export const tier = z.enum(tiers);
export type Tier = z.infer<typeof tier>;

/** Something Haven itself puts into the conversation, beside the messages. */
export const careNotice = z.object({
  id: z.string(),
  kind: z.enum(['disclosure', 'break', 'crisis-card', 'crisis-reminder']),
  /** It stands behind the message with this sequence number; 0 is the top. */
  afterSeq: z.number().int().nonnegative(),
  timestamp,
});
export type CareNotice = z.infer<typeof careNotice>;

/** The crisis flag of a person: its highest tier while it is on. Never the text that raised it. */
export const careState = z.object({ crisis: z.boolean(), tier });
export type CareState = z.infer<typeof careState>;

export const getCareReport = endpoint({
  method: 'GET',
  path: '/api/care-report',
  access: 'public',
  summary: 'How often, by year, Haven showed crisis resources. Counts only, about nobody.',
  output: z.object({
    success: z.literal(true),
    data: z.array(z.object({ year: z.number().int(), kind: z.string(), count: z.number().int() })),
  }),
  limit: 'read',
});
