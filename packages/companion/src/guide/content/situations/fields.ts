import type { SituationField } from './situation.ts';
import { bossAndColleagues } from './boss-and-colleagues.ts';
import { goodAtWork } from './good-at-work.ts';
import { jobSearch } from './job-search.ts';
import { workload } from './workload.ts';
import { ownTrade } from './own-trade.ts';
import { classmates } from './classmates.ts';
import { college } from './college.ts';
import { exams } from './exams.ts';
import { growingUp } from './growing-up.ts';
import { teenagers } from './teenagers.ts';
import { studyPath } from './study-path.ts';
import { breakup } from './breakup.ts';
import { couple } from './couple.ts';
import { dating } from './dating.ts';
import { marriage } from './marriage.ts';
import { queer } from './queer.ts';
import { trust } from './trust.ts';
import { bigChildren } from './big-children.ts';
import { caring } from './caring.ts';
import { littleChildren } from './little-children.ts';
import { parents } from './parents.ts';
import { siblingsInlaws } from './siblings-inlaws.ts';
import { wantingAChild } from './wanting-a-child.ts';
import { illnessLasting } from './illness-lasting.ts';
import { deaths } from './deaths.ts';
import { grief } from './grief.ts';
import { griefLater } from './grief-later.ts';
import { illnessOthers } from './illness-others.ts';
import { illnessOwn } from './illness-own.ts';
import { pets } from './pets.ts';
import { friends } from './friends.ts';
import { goodfriends } from './goodfriends.ts';
import { lonely } from './lonely.ts';
import { pastimes } from './pastimes.ts';
import { newPlaces } from './new-places.ts';
import { amongPeople } from './among-people.ts';
import { smalltalk } from './smalltalk.ts';
import { body } from './body.ts';
import { gettingHelp } from './getting-help.ts';
import { goodEnough } from './good-enough.ts';
import { habits } from './habits.ts';
import { lowMood } from './low-mood.ts';
import { sleep } from './sleep.ts';
import { temper } from './temper.ts';
import { worry } from './worry.ts';
import { goodThings } from './good-things.ts';
import { home } from './home.ts';
import { hardJobs } from './hard-jobs.ts';
import { law } from './law.ts';
import { making } from './making.ts';
import { money } from './money.ts';
import { pastAndTime } from './past-and-time.ts';
import { world } from './world.ts';

/** Everything people bring that Haven knows, by field of life. */
export const situationFields: readonly SituationField[] = [
  bossAndColleagues,
  goodAtWork,
  jobSearch,
  workload,
  ownTrade,
  classmates,
  college,
  exams,
  growingUp,
  teenagers,
  studyPath,
  breakup,
  couple,
  dating,
  marriage,
  queer,
  trust,
  bigChildren,
  caring,
  littleChildren,
  parents,
  siblingsInlaws,
  wantingAChild,
  illnessLasting,
  deaths,
  grief,
  griefLater,
  illnessOthers,
  illnessOwn,
  pets,
  friends,
  goodfriends,
  lonely,
  pastimes,
  newPlaces,
  amongPeople,
  smalltalk,
  body,
  gettingHelp,
  goodEnough,
  habits,
  lowMood,
  sleep,
  temper,
  worry,
  goodThings,
  home,
  hardJobs,
  law,
  making,
  money,
  pastAndTime,
  world,
];
