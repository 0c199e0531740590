import type { Course } from '../course.ts';
import { backWithParents } from './back-with-parents.ts';
import { caringForParent } from './caring-for-parent.ts';
import { childBullied } from './child-bullied.ts';
import { coParentingEx } from './co-parenting-ex.ts';
import { comingOutFamily } from './coming-out-family.ts';
import { emptyHouse } from './empty-house.ts';
import { familyGathering } from './family-gathering.ts';
import { familyJoys } from './family-joys.ts';
import { fatherNotProud } from './father-not-proud.ts';
import { grownChildNoCall } from './grown-child-no-call.ts';
import { motherCriticizes } from './mother-criticizes.ts';
import { newBabyNights } from './new-baby-nights.ts';
import { parentForgetful } from './parent-forgetful.ts';
import { parentsFighting } from './parents-fighting.ts';
import { parentsOtherPlans } from './parents-other-plans.ts';
import { pregnantAnxious } from './pregnant-anxious.ts';
import { siblingSilent } from './sibling-silent.ts';
import { singleParent } from './single-parent.ts';
import { teenShutsDoor } from './teen-shuts-door.ts';
import { toddlerWild } from './toddler-wild.ts';
import { tryingForBaby } from './trying-for-baby.ts';
import { workingParentGuilt } from './working-parent-guilt.ts';
import { yelledAtChild } from './yelled-at-child.ts';

/** Of two that a message could begin the first is taken: what is narrow stands before what is wide. */
export const family: readonly Course[] = [
  yelledAtChild,
  comingOutFamily,
  siblingSilent,
  tryingForBaby,
  pregnantAnxious,
  newBabyNights,
  workingParentGuilt,
  childBullied,
  toddlerWild,
  teenShutsDoor,
  emptyHouse,
  grownChildNoCall,
  coParentingEx,
  singleParent,
  caringForParent,
  parentForgetful,
  parentsFighting,
  parentsOtherPlans,
  backWithParents,
  familyGathering,
  fatherNotProud,
  motherCriticizes,
  familyJoys,
];
