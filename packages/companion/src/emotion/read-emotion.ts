import type { Emotion } from './emotions.ts';
import { understand } from './understand.ts';

export type { Emotion } from './emotions.ts';

/** One emotion heard in a message: `score` 0–1 is its share of all that was heard, `intensity` runs from 1 (slight) to 5 (overpowering). */
export interface EmotionReading {
  emotion: Emotion;
  score: number;
  intensity: number;
}

/** Reads which emotions a message carries, best first; empty when it carries none. Pure; looks at the first 400 words. */
export function readEmotion(text: string): EmotionReading[] {
  const { emotions, intensity } = understand(text);
  return emotions.map(({ emotion, score }) => ({ emotion, score, intensity }));
}
