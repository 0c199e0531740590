import type { Course } from '../course.ts';
import { badShift } from './bad-shift.ts';
import { bossHumiliated } from './boss-humiliated.ts';
import { bossMicromanages } from './boss-micromanages.ts';
import { businessNoMoney } from './business-no-money.ts';
import { coworkerConflict } from './coworker-conflict.ts';
import { creditTaken } from './credit-taken.ts';
import { hateMyJob } from './hate-my-job.ts';
import { interviewAhead } from './interview-ahead.ts';
import { jobOffer } from './job-offer.ts';
import { jobRejections } from './job-rejections.ts';
import { laidOff } from './laid-off.ts';
import { newJobFraud } from './new-job-fraud.ts';
import { overworked } from './overworked.ts';
import { passedOver } from './passed-over.ts';
import { retiredEmpty } from './retired-empty.ts';
import { rudeCustomer } from './rude-customer.ts';
import { scaryPromotion } from './scary-promotion.ts';
import { talkAhead } from './talk-ahead.ts';
import { teacherExhausted } from './teacher-exhausted.ts';
import { workMistake } from './work-mistake.ts';

/** The most particular come first. */
export const work: readonly Course[] = [
  retiredEmpty,
  passedOver,
  scaryPromotion,
  interviewAhead,
  jobOffer,
  jobRejections,
  laidOff,
  creditTaken,
  teacherExhausted,
  workMistake,
  badShift,
  rudeCustomer,
  businessNoMoney,
  bossMicromanages,
  bossHumiliated,
  coworkerConflict,
  talkAhead,
  newJobFraud,
  hateMyJob,
  overworked,
];
