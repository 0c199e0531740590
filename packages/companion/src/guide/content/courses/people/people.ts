import type { Course } from '../course.ts';
import { attackedOnline } from './attacked-online.ts';
import { birthdayAlone } from './birthday-alone.ts';
import { cannotSayNo } from './cannot-say-no.ts';
import { comparesOnline } from './compares-online.ts';
import { friendBetrayed } from './friend-betrayed.ts';
import { friendEnvy } from './friend-envy.ts';
import { friendFarAway } from './friend-far-away.ts';
import { friendPullsAway } from './friend-pulls-away.ts';
import { friendQuarrel } from './friend-quarrel.ts';
import { friendTakesOnly } from './friend-takes-only.ts';
import { friendWasThere } from './friend-was-there.ts';
import { homesickAbroad } from './homesick-abroad.ts';
import { hurtAFriend } from './hurt-a-friend.ts';
import { landlordTrouble } from './landlord-trouble.ts';
import { lentMoney } from './lent-money.ts';
import { lonelyEvening } from './lonely-evening.ts';
import { madeUp } from './made-up.ts';
import { newFriend } from './new-friend.ts';
import { newInTown } from './new-in-town.ts';
import { noisyNeighbors } from './noisy-neighbors.ts';
import { roommateTrouble } from './roommate-trouble.ts';
import { saidSomethingAwkward } from './said-something-awkward.ts';

/** The surer ones first: of two that a message could begin the first is taken. */
export const people: readonly Course[] = [
  birthdayAlone,
  homesickAbroad,
  newInTown,
  lentMoney,
  landlordTrouble,
  noisyNeighbors,
  madeUp,
  friendBetrayed,
  friendTakesOnly,
  friendPullsAway,
  roommateTrouble,
  hurtAFriend,
  friendQuarrel,
  friendEnvy,
  attackedOnline,
  comparesOnline,
  cannotSayNo,
  saidSomethingAwkward,
  friendFarAway,
  friendWasThere,
  newFriend,
  lonelyEvening,
];
