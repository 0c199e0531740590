import type { Course } from '../../content/courses/course.ts';
import { esGoodNews } from './es-good-news.ts';
import { esPanic } from './es-panic.ts';
import { esParentDied } from './es-parent-died.ts';
import { esPetDied } from './es-pet-died.ts';
import { esDebts } from './es-debts.ts';
import { esBabyNights } from './es-baby-nights.ts';
import { esYelledAtChild } from './es-yelled-at-child.ts';
import { esMotherCriticizes } from './es-mother-criticizes.ts';
import { esFarFromHome } from './es-far-from-home.ts';
import { esLonely } from './es-lonely.ts';
import { esExam } from './es-exam.ts';
import { esOverworked } from './es-overworked.ts';
import { esLostJob } from './es-lost-job.ts';
import { esBossHumiliates } from './es-boss-humiliates.ts';
import { esFightWithPartner } from './es-fight-with-partner.ts';
import { esCannotSleep } from './es-cannot-sleep.ts';
import { esWasLeft } from './es-was-left.ts';
import { esTooMuch } from './es-too-much.ts';
import { esTeenSilent } from './es-teen-silent.ts';
import { esFriendPullsAway } from './es-friend-pulls-away.ts';
import { esSiblingFight } from './es-sibling-fight.ts';
import { esAbsentFather } from './es-absent-father.ts';
import { esCaringParent } from './es-caring-parent.ts';
import { esWasCheatedOn } from './es-was-cheated-on.ts';
import { esStayOrGo } from './es-stay-or-go.ts';
import { esCrush } from './es-crush.ts';
import { esInterview } from './es-interview.ts';
import { esWantToQuit } from './es-want-to-quit.ts';
import { esWaitingResults } from './es-waiting-results.ts';
import { esYearsWithout } from './es-years-without.ts';
import { esBehindInLife } from './es-behind-in-life.ts';
import { esCannotDecide } from './es-cannot-decide.ts';
import { esOldGuilt } from './es-old-guilt.ts';
import { esFaithDoubt } from './es-faith-doubt.ts';
import { esJustChat } from './es-just-chat.ts';
import { esGoodDay } from './es-good-day.ts';

/** Talks that many people have in Spanish. */
export const spanishCourses: readonly Course[] = [
  esYearsWithout,
  esGoodNews,
  esPanic,
  esParentDied,
  esPetDied,
  esDebts,
  esBabyNights,
  esYelledAtChild,
  esMotherCriticizes,
  esFarFromHome,
  esLonely,
  esExam,
  esOverworked,
  esLostJob,
  esBossHumiliates,
  esFightWithPartner,
  esCannotSleep,
  esWasLeft,
  esTooMuch,
  esTeenSilent,
  esFriendPullsAway,
  esSiblingFight,
  esAbsentFather,
  esCaringParent,
  esWasCheatedOn,
  esStayOrGo,
  esCrush,
  esInterview,
  esWantToQuit,
  esWaitingResults,
  esBehindInLife,
  esCannotDecide,
  esOldGuilt,
  esFaithDoubt,
  esJustChat,
  esGoodDay,
];
