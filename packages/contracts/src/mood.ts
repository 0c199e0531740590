import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answer, done, serverId, text, timestamp } from './fields.ts';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

export const moodPalette = z.object({
  id: serverId,
  moodName: z.string(),
  moodDescription: z.string(),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  accentColor: hexColor,
  colorExplanation: z.string(),
  createdAt: timestamp,
});

export const listMoodColors = endpoint({
  method: 'GET',
  path: '/api/mood-colors/:userId',
  access: 'user',
  summary: 'The saved palettes of the caller.',
  params: z.object({ userId: z.string().max(100) }),
  output: answer(z.array(moodPalette)),
  limit: 'read',
});

export const generateMoodColors = endpoint({
  method: 'POST',
  path: '/api/mood-colors/generate',
  access: 'user',
  summary: 'Make a palette from words about a mood.',
  input: z.object({
    moodText: text(1_000).refine((value) => value.trim() !== '', 'Please describe your current mood'),
    intensity: z.number().int().min(1).max(10),
  }),
  output: answer(moodPalette),
  limit: 'write',
});

export const removeMoodColors = endpoint({
  method: 'DELETE',
  path: '/api/mood-colors/:id',
  access: 'user',
  summary: 'Remove a palette of the caller.',
  params: z.object({ id: serverId }),
  output: done,
  limit: 'write',
});
