import { answers } from './answers.ts';
import { couples } from './couples.ts';
import { everyday } from './everyday.ts';
import { feeling } from './feeling.ts';
import type { FollowUp } from './follow-up.ts';
import { friends } from './friends.ts';
import { darkWords, graveWords, sombreWords } from './grave-words.ts';
import { jobs } from './jobs.ts';
import { kin } from './kin.ts';
import { living } from './living.ts';
import { mind } from './mind.ts';
import { speaking } from './speaking.ts';
import { working } from './working.ts';

/** Follow-ups of one field of life, and the words beside which none of them is said. */
export interface FollowUpField {
  entries: readonly FollowUp[];
  notBeside?: RegExp;
}

/** All of them; of several that are heard in a statement the one with the longest match comes first. */
export const followUpFields: readonly FollowUpField[] = [
  { entries: speaking },
  { entries: working },
  { entries: feeling, notBeside: darkWords },
  { entries: living },
  { entries: couples, notBeside: graveWords },
  { entries: kin, notBeside: graveWords },
  { entries: friends, notBeside: graveWords },
  { entries: jobs },
  { entries: mind, notBeside: darkWords },
  { entries: everyday, notBeside: sombreWords },
  { entries: answers },
];
