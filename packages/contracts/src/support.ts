import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, text } from './fields.ts';

export const urgencies = ['low', 'normal', 'high'] as const;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Write to support.',
  input: z.object({
    name: text(100).refine((value) => value.trim().length >= 2, 'Please enter at least 2 characters.'),
    email,
    subject: text(200).refine((value) => value.trim().length >= 5, 'Please enter at least 5 characters.'),
    message: text(5_000).refine((value) => value.trim().length >= 20, 'Please enter at least 20 characters.'),
    urgency: z.enum(urgencies).default('normal'),
  }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  limit: 'write',
});
