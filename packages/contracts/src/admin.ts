import { z } from 'zod';
import { referral } from './affiliates.ts';
import { endpoint } from './endpoint.ts';
import { dollars, done, serverId, timestamp } from './fields.ts';

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'Totals of the affiliate program.',
  output: z.object({
    totalAffiliates: z.number().int(),
    totalCommissionsPaid: dollars,
    pendingPayouts: z.number().int(),
    totalReferrals: z.number().int(),
    newAffiliatesThisMonth: z.number().int(),
    newReferralsThisMonth: z.number().int(),
    commissionsThisMonth: dollars,
  }),
  limit: 'read',
});

export const listAffiliates = endpoint({
  method: 'GET',
  path: '/api/admin/affiliates',
  access: 'admin',
  summary: 'All affiliates.',
  output: z.array(
    z.object({
      id: serverId,
      affiliateCode: z.string(),
      paypalEmail: z.string(),
      totalReferrals: z.number().int(),
      totalEarnings: dollars,
      pendingEarnings: dollars,
      createdAt: timestamp,
    }),
  ),
  limit: 'read',
});

export const listPayoutRequests = endpoint({
  method: 'GET',
  path: '/api/admin/payout-requests',
  access: 'admin',
  summary: 'Payouts that wait for a decision.',
  output: z.array(
    z.object({
      id: serverId,
      amount: dollars,
      affiliateCode: z.string(),
      paypalEmail: z.string(),
      requestedAt: timestamp,
    }),
  ),
  limit: 'read',
});

export const listAllReferrals = endpoint({
  method: 'GET',
  path: '/api/admin/referrals',
  access: 'admin',
  summary: 'All referrals.',
  output: z.array(referral),
  limit: 'read',
});

export const processPayout = endpoint({
  method: 'POST',
  path: '/api/admin/process-payout',
  access: 'admin',
  summary: 'Approve or reject a payout, once.',
  input: z.object({ payoutId: serverId, action: z.enum(['approve', 'reject']) }),
  output: done,
  limit: 'write',
});
