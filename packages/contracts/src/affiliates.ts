import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answer, dollars, done, serverId, text, timestamp } from './fields.ts';
import { planIds } from './policy/prices.ts';

export const referral = z.object({
  id: serverId,
  createdAt: timestamp,
  planType: z.string(),
  commissionAmount: dollars,
  status: z.string(),
});

export const recordReferral = endpoint({
  method: 'POST',
  path: '/api/affiliate/referral',
  access: 'person',
  summary: 'Note who sent a subscriber. The amount is accepted and ignored.',
  input: z.object({
    affiliateCode: z.string().regex(/^[A-Z0-9]{4,16}$/),
    planType: z.enum(planIds),
    subscriptionAmount: z.number().optional(),
  }),
  output: done,
  limit: 'write',
});

export const getAffiliateStats = endpoint({
  method: 'GET',
  path: '/api/affiliate/stats',
  access: 'user',
  summary: 'Earnings of the caller as an affiliate.',
  output: answer(
    z.object({
      affiliateCode: z.string(),
      totalEarnings: dollars,
      pendingEarnings: dollars,
      totalReferrals: z.number().int(),
      commissionRate: z.number(),
    }),
  ),
  limit: 'read',
});

export const listReferrals = endpoint({
  method: 'GET',
  path: '/api/affiliate/referrals',
  access: 'user',
  summary: 'The referrals of the caller, without anything that names the person referred.',
  output: z.array(referral),
  limit: 'read',
});

export const joinAffiliates = endpoint({
  method: 'POST',
  path: '/api/affiliate/join',
  access: 'user',
  summary: 'Become an affiliate.',
  input: z.object({
    paypalEmail: text(254).refine((value) => value.includes('@'), 'Please enter a valid PayPal email address'),
  }),
  output: z.object({ success: z.literal(true), affiliateCode: z.string() }),
  limit: 'write',
});

export const requestPayout = endpoint({
  method: 'POST',
  path: '/api/affiliate/payout',
  access: 'user',
  summary: 'Ask for the pending earnings.',
  output: done,
  limit: 'write',
});
