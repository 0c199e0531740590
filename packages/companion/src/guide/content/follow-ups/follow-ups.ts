import { answers } from './answers.ts';
import { couples } from './couples.ts';
import { everyday } from './everyday.ts';
import { feeling } from './feeling.ts';
import type { FollowUp } from './follow-up.ts';
import { friends } from './friends.ts';
import { jobs } from './jobs.ts';
import { kin } from './kin.ts';
import { living } from './living.ts';
import { mind } from './mind.ts';
import { speaking } from './speaking.ts';
import { working } from './working.ts';

/** All of them; of several that are heard in a statement the one with the longest match comes first. */
export const followUps: readonly FollowUp[] = [
  ...speaking,
  ...working,
  ...feeling,
  ...living,
  ...couples,
  ...kin,
  ...friends,
  ...jobs,
  ...mind,
  ...everyday,
  ...answers,
];
