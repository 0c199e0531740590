import { body } from './body/body.ts';
import { couples } from './couples/couples.ts';
import type { Course } from './course.ts';
import { family } from './family/family.ts';
import { gladness } from './gladness/gladness.ts';
import { loss } from './loss/loss.ts';
import { people } from './people/people.ts';
import { school } from './school/school.ts';
import { self } from './self/self.ts';
import { work } from './work/work.ts';

/** All of them; of two that a message could begin the first is taken. */
export const courses: readonly Course[] = [
  ...loss,
  ...couples,
  ...family,
  ...people,
  ...work,
  ...school,
  ...body,
  ...gladness,
  ...self,
];
