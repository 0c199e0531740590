import type { Emotion } from '../emotions.ts';

/** Words and situations that speak of one emotion. `weight` 3 names it, 2 shows it clearly, 1 leans towards it. */
export interface FeelingCue {
  emotion: Emotion;
  weight: 1 | 2 | 3;
  patterns: readonly string[];
}
