import type { Course } from '../course.ts';
import { aTrip } from './a-trip.ts';
import { childFirst } from './child-first.ts';
import { feelingBetter } from './feeling-better.ts';
import { finishedSomething } from './finished-something.ts';
import { goodDay } from './good-day.ts';
import { gotTheJob } from './got-the-job.ts';
import { madeSomething } from './made-something.ts';
import { madePeace } from './made-peace.ts';
import { newLove } from './new-love.ts';
import { newOrFunnyPet } from './new-or-funny-pet.ts';
import { ownPlace } from './own-place.ts';
import { passedExam } from './passed-exam.ts';
import { reunion } from './reunion.ts';
import { smallTalk } from './small-talk.ts';
import { somebodyKind } from './somebody-kind.ts';
import { spokeUp } from './spoke-up.ts';
import { thingTheyLove } from './thing-they-love.ts';

export const gladness: readonly Course[] = [
  gotTheJob,
  passedExam,
  finishedSomething,
  madeSomething,
  newOrFunnyPet,
  childFirst,
  newLove,
  somebodyKind,
  aTrip,
  ownPlace,
  madePeace,
  spokeUp,
  feelingBetter,
  reunion,
  thingTheyLove,
  goodDay,
  smallTalk,
];
