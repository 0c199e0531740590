import type { Matter } from './matter.ts';
import { habits } from './habits.ts';
import { people } from './people.ts';
import { workAndBody } from './work-and-body.ts';

/** Everything a talk may be about for many turns, as far as the guide knows. */
export const matters: readonly Matter[] = [...people, ...workAndBody, ...habits];
