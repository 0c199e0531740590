import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const status = z.object({ status: z.string() });

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'The process is alive.',
  output: status,
});

export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'The database can be reached and Haven can answer.',
  output: status,
});

/** What a screen needs to know of how this Haven is run. Nothing here is secret. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: 'How this Haven is run: beta or not, and whom to write to.',
  output: z.object({
    success: z.literal(true),
    data: z.object({
      beta: z.boolean(),
      supportEmail: z.string(),
      privacyEmail: z.string(),
      /** Whether one can sign in with Google. */
      google: z.boolean(),
      /** Who runs the language model that answers, as in LLM_PROVIDER; absent when Haven's own companion does. */
      languageModel: z.string().optional(),
    }),
  }),
  limit: 'read',
});
