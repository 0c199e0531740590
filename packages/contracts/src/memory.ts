import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answer, done, serverId, text, timestamp } from './fields.ts';
import { limits } from './policy/limits.ts';

const source = z.object({ messageId: serverId, excerpt: z.string(), timestamp });

/** Something Haven keeps about a person, in words said to them, and the message it was drawn from. */
export const memory = z.object({
  id: serverId,
  text: z.string(),
  pinned: z.boolean(),
  /** The person has changed its words. */
  edited: z.boolean(),
  createdAt: timestamp,
  /** Undefined once the message is no longer kept. */
  source: source.optional(),
});
export type Memory = z.infer<typeof memory>;

/** One sentence of the running summary, and the message it was drawn from. */
export const summaryPoint = z.object({ id: serverId, text: z.string(), source });
export type SummaryPoint = z.infer<typeof summaryPoint>;

export const listMemories = endpoint({
  method: 'GET',
  path: '/api/memories',
  access: 'person',
  summary: 'What Haven keeps about the caller, pinned first. Nothing is kept without a consent to keep conversations.',
  output: answer(
    z.object({
      memories: z.array(memory),
      /** What the person told, in short, oldest first. */
      summary: z.array(summaryPoint),
      isKeeping: z.boolean(),
      isPaused: z.boolean(),
    }),
  ),
  limit: 'read',
});

export const updateMemory = endpoint({
  method: 'PUT',
  path: '/api/memories/:id',
  access: 'person',
  summary: 'Correct what Haven keeps, or pin it so that it comes to mind first.',
  params: z.object({ id: serverId }),
  input: z.object({
    text: text(limits.memoryLength)
      .refine((value) => value.trim() !== '', 'Please write what Haven should remember, or forget it.')
      .optional(),
    pinned: z.boolean().optional(),
  }),
  output: answer(memory),
  limit: 'write',
});

export const forgetMemory = endpoint({
  method: 'DELETE',
  path: '/api/memories/:id',
  access: 'person',
  summary: 'Forget one thing. The same thing is never kept again.',
  params: z.object({ id: serverId }),
  output: done,
  limit: 'write',
});

export const forgetSummaryPoint = endpoint({
  method: 'DELETE',
  path: '/api/memories/summary/:id',
  access: 'person',
  summary: 'Forget one sentence of the running summary, and whatever else it has from the same message.',
  params: z.object({ id: serverId }),
  output: done,
  limit: 'write',
});

export const forgetEverything = endpoint({
  method: 'DELETE',
  path: '/api/memories',
  access: 'person',
  summary: 'Forget everything Haven keeps about the caller.',
  output: done.extend({ removed: z.number().int().nonnegative() }),
  limit: 'write',
});
