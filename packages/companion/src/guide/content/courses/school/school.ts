import type { Course } from '../course.ts';
import { applicationRejected } from './application-rejected.ts';
import { applicationWaiting } from './application-waiting.ts';
import { collegeLonely } from './college-lonely.ts';
import { deadlineTonight } from './deadline-tonight.ts';
import { examAhead } from './exam-ahead.ts';
import { examFailed } from './exam-failed.ts';
import { graduatingNoPlan } from './graduating-no-plan.ts';
import { groupProject } from './group-project.ts';
import { leftOutAtSchool } from './left-out-at-school.ts';
import { parentsGrades } from './parents-grades.ts';
import { teacherUnfair } from './teacher-unfair.ts';
import { thesisAdvisor } from './thesis-advisor.ts';
import { wrongMajor } from './wrong-major.ts';

export const school: readonly Course[] = [
  groupProject,
  thesisAdvisor,
  teacherUnfair,
  parentsGrades,
  applicationRejected,
  applicationWaiting,
  graduatingNoPlan,
  wrongMajor,
  collegeLonely,
  leftOutAtSchool,
  examFailed,
  deadlineTonight,
  examAhead,
];
