import type { Course } from '../course.ts';
import { aloneInGrief } from './alone-in-grief.ts';
import { friendOrSiblingDied } from './friend-or-sibling-died.ts';
import { funeralAndBelongings } from './funeral-and-belongings.ts';
import { grandparentDied } from './grandparent-died.ts';
import { miscarriage } from './miscarriage.ts';
import { parentDied } from './parent-died.ts';
import { partnerDied } from './partner-died.ts';
import { petDied } from './pet-died.ts';
import { somebodyIsDying } from './somebody-is-dying.ts';
import { yearsWithout } from './years-without.ts';

export const loss: readonly Course[] = [
  petDied,
  miscarriage,
  somebodyIsDying,
  aloneInGrief,
  yearsWithout,
  partnerDied,
  parentDied,
  grandparentDied,
  friendOrSiblingDied,
  funeralAndBelongings,
];
