import type { Angle } from './angle.ts';
import { asking } from './asking.ts';
import { crossroads } from './crossroads.ts';
import { days } from './days.ts';
import { forms } from './forms.ts';
import { glad } from './glad.ts';
import { loss } from './loss.ts';
import { others } from './others.ts';
import { life } from './life.ts';
import { body } from './body.ts';
import { safety } from './safety.ts';
import { smallTalk } from './small-talk.ts';
import { stakes } from './stakes.ts';
import { states } from './states.ts';
import { talk } from './talk.ts';
import { telling } from './telling.ts';
import { turnsOfAStory } from './turns-of-a-story.ts';
import { wishes } from './wishes.ts';

/** All ways of saying things that the guide knows. */
export const angles: readonly Angle[] = [
  ...safety,
  ...talk,
  ...asking,
  ...stakes,
  ...crossroads,
  ...forms,
  ...loss,
  ...days,
  ...life,
  ...body,
  ...states,
  ...turnsOfAStory,
  ...wishes,
  ...telling,
  ...others,
  ...smallTalk,
  ...glad,
];
