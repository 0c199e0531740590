import type { Course } from '../course.ts';
import { behindInLife } from './behind-in-life.ts';
import { cannotStart } from './cannot-start.ts';
import { cannotDecide } from './cannot-decide.ts';
import { justToTalk } from './just-to-talk.ts';
import { anxiousEverything } from './anxious-everything.ts';
import { panicAttack } from './panic-attack.ts';
import { snappedAtSomebody } from './snapped-at-somebody.ts';
import { oldGuilt } from './old-guilt.ts';
import { rentBehind } from './rent-behind.ts';
import { spentTooMuch } from './spent-too-much.ts';
import { phoneScrolling } from './phone-scrolling.ts';
import { newsWorld } from './news-world.ts';
import { drinkingStop } from './drinking-stop.ts';
import { smokingStop } from './smoking-stop.ts';
import { badDay } from './bad-day.ts';
import { birthdayOlder } from './birthday-older.ts';
import { movingHouse } from './moving-house.ts';
import { waitingAnswer } from './waiting-answer.ts';
import { faithDoubt } from './faith-doubt.ts';
import { hiddenDebt } from './hidden-debt.ts';
import { numbDays } from './numb-days.ts';
import { sadNoReason } from './sad-no-reason.ts';
import { tooMuchAtOnce } from './too-much-at-once.ts';

/** The sure ones first: of two that a message could begin the first is taken. */
export const self: readonly Course[] = [
  hiddenDebt,
  faithDoubt,
  panicAttack,
  rentBehind,
  spentTooMuch,
  drinkingStop,
  smokingStop,
  newsWorld,
  phoneScrolling,
  birthdayOlder,
  movingHouse,
  waitingAnswer,
  oldGuilt,
  snappedAtSomebody,
  cannotDecide,
  cannotStart,
  numbDays,
  sadNoReason,
  behindInLife,
  anxiousEverything,
  tooMuchAtOnce,
  badDay,
  justToTalk,
];
