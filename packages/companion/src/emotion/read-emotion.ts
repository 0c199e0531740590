import type { Emotion } from './emotions.ts';

export type { Emotion } from './emotions.ts';

/** One emotion heard in a message: `score` 0–1 compares emotions, `intensity` runs from 1 (slight) to 5 (overpowering). */
export interface EmotionReading {
  emotion: Emotion;
  score: number;
  intensity: number;
}

/** Reads which emotions a message carries, best first; empty when it carries none. */
export function readEmotion(text: string): EmotionReading[] {
  const cues: readonly (readonly [RegExp, Emotion])[] = [
    [/\b(?:sad|cry|crying|down)\b/i, 'sadness'],
    [/\b(?:anxious|worried|nervous|scared)\b/i, 'anxiety'],
    [/\b(?:angry|furious|mad)\b/i, 'anger'],
    [/\b(?:lonely|alone)\b/i, 'loneliness'],
    [/\b(?:happy|excited)\b/i, 'joy'],
  ];
  return cues.filter(([cue]) => cue.test(text)).map(([, emotion]) => ({ emotion, score: 0.6, intensity: 3 }));
}
