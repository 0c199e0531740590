import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sessionId, text, timestamp } from './fields.ts';
import { planIds } from './policy/prices.ts';

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  access: 'person',
  summary: 'Begin a subscription at the price of the price book; an amount from the client is ignored.',
  input: z.object({ plan: z.enum(planIds), promoAmount: z.number().optional() }),
  output: z.object({ success: z.literal(true), clientSecret: z.string() }),
  limit: 'write',
});

export const checkPromoStatus = endpoint({
  method: 'POST',
  path: '/api/check-promo-status',
  access: 'person',
  summary: 'The promo code that is active for the caller.',
  input: z.object({ sessionId: sessionId.nullish() }),
  output: z.object({
    hasActivePromo: z.boolean(),
    activePromo: z.object({ code: z.string(), expiresAt: timestamp }).nullable(),
  }),
  limit: 'read',
});

export const applyPromoCode = endpoint({
  method: 'POST',
  path: '/api/apply-promo-code',
  access: 'person',
  summary: 'Use a promo code once.',
  input: z.object({
    promoCode: text(40).refine((value) => value.trim() !== '', 'Please enter a code.'),
    userId: z.string().max(100).nullish(),
  }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  limit: 'write',
});
