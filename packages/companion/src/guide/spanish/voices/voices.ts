import type { Style } from '#persona/styles.ts';
import { balancedMix } from './balanced-mix.ts';
import { bestFriend } from './best-friend.ts';
import { calmCentering } from './calm-centering.ts';
import { faithCentered } from './faith-centered.ts';
import { fatherly } from './fatherly.ts';
import { motherly } from './motherly.ts';
import { solutionFocused } from './solution-focused.ts';
import type { SpanishVoice } from './voice.ts';
import { wiseMentor } from './wise-mentor.ts';

/** The Spanish lines of each style. "Let Haven pick" speaks like the balanced mix until it has picked. */
export const spanishVoices: Record<Style, SpanishVoice> = {
  motherly,
  fatherly,
  'faith-centered': faithCentered,
  'best-friend': bestFriend,
  'wise-mentor': wiseMentor,
  'solution-focused': solutionFocused,
  'calm-centering': calmCentering,
  'balanced-mix': balancedMix,
  'let-haven-pick': balancedMix,
};
