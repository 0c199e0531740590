import { ashamed } from './ashamed.ts';
import { bright } from './bright.ts';
import type { FeelingCue } from './feeling-cue.ts';
import { low } from './low.ts';
import { tense } from './tense.ts';

/** What a careful reader hears, as data: words and situations. */
export const feelingCues: readonly FeelingCue[] = [...low, ...tense, ...ashamed, ...bright];
