import { bodyAndNight } from './body-and-night.ts';
import type { Cue } from './cue.ts';
import { lossAndLife } from './loss-and-life.ts';
import { people } from './people.ts';
import { workAndSchool } from './work-and-school.ts';

/** All cues. The order does not matter: the one that stands latest in a message, and was used least, is taken. */
export const cues: readonly Cue[] = [...bodyAndNight, ...people, ...workAndSchool, ...lossAndLife];
