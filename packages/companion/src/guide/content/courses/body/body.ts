import type { Course } from '../course.ts';
import { bodyAges } from './body-ages.ts';
import { cannotSleep } from './cannot-sleep.ts';
import { doctorDidNotListen } from './doctor-did-not-listen.ts';
import { healthWorry } from './health-worry.ts';
import { injuredNoSport } from './injured-no-sport.ts';
import { newDiagnosis } from './new-diagnosis.ts';
import { nightmare } from './nightmare.ts';
import { painBadDay } from './pain-bad-day.ts';
import { startingTherapy } from './starting-therapy.ts';
import { surgeryAhead } from './surgery-ahead.ts';
import { tiredForWeeks } from './tired-for-weeks.ts';
import { unhappyLooks } from './unhappy-looks.ts';
import { waitingResults } from './waiting-results.ts';

export const body: readonly Course[] = [
  startingTherapy,
  surgeryAhead,
  newDiagnosis,
  waitingResults,
  doctorDidNotListen,
  healthWorry,
  injuredNoSport,
  nightmare,
  cannotSleep,
  bodyAges,
  painBadDay,
  tiredForWeeks,
  unhappyLooks,
];
