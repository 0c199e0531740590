import type { Angle } from './angle.ts';
import { days } from './days.ts';
import { glad } from './glad.ts';
import { loss } from './loss.ts';
import { others } from './others.ts';
import { talk } from './talk.ts';
import { telling } from './telling.ts';
import { wishes } from './wishes.ts';

/** All ways of saying things that the guide knows. */
export const angles: readonly Angle[] = [...talk, ...loss, ...days, ...wishes, ...telling, ...others, ...glad];
