import type { Course } from '../course.ts';
import { coupleGoodNews } from './couple-good-news.ts';
import { coupleMoney } from './couple-money.ts';
import { crush } from './crush.ts';
import { dateAhead } from './date-ahead.ts';
import { dateWas } from './date-was.ts';
import { divorceUnderWay } from './divorce-under-way.ts';
import { exSomeoneNew } from './ex-someone-new.ts';
import { exWritesAgain } from './ex-writes-again.ts';
import { farApart } from './far-apart.ts';
import { fightTonight } from './fight-tonight.ts';
import { ghosted } from './ghosted.ts';
import { grownCold } from './grown-cold.ts';
import { iCheated } from './i-cheated.ts';
import { inLaws } from './in-laws.ts';
import { intimacyGone } from './intimacy-gone.ts';
import { keepsASecret } from './keeps-a-secret.ts';
import { movingIn } from './moving-in.ts';
import { ownJealousy } from './own-jealousy.ts';
import { partnerDoesNothing } from './partner-does-nothing.ts';
import { partnerDrinks } from './partner-drinks.ts';
import { partnerIsLow } from './partner-is-low.ts';
import { partnerNotListening } from './partner-not-listening.ts';
import { singleAmongPairs } from './single-among-pairs.ts';
import { stayOrGo } from './stay-or-go.ts';
import { waitingForTheQuestion } from './waiting-for-the-question.ts';
import { wasCheatedOn } from './was-cheated-on.ts';
import { wasLeft } from './was-left.ts';
import { weddingDoubts } from './wedding-doubts.ts';

export const couples: readonly Course[] = [
  exSomeoneNew,
  exWritesAgain,
  wasLeft,
  wasCheatedOn,
  iCheated,
  partnerDrinks,
  partnerIsLow,
  coupleMoney,
  inLaws,
  intimacyGone,
  keepsASecret,
  divorceUnderWay,
  weddingDoubts,
  movingIn,
  waitingForTheQuestion,
  stayOrGo,
  farApart,
  ghosted,
  dateWas,
  dateAhead,
  crush,
  singleAmongPairs,
  ownJealousy,
  coupleGoodNews,
  partnerDoesNothing,
  partnerNotListening,
  grownCold,
  fightTonight,
];
