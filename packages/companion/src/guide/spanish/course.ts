import { courseIn, type CourseHeard } from '../courses/hear-course.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { isCareful } from '../respond/careful.ts';
import { join } from '../respond/join.ts';

/** What somebody asks Haven in a talk of a known course, in Spanish. */
export function answerAskedInCourse(moment: Moment, text: string): Answer | undefined {
  const make = saying(
    heardIn(moment, text).find(({ turn }) => turn?.asked),
    moment,
  );
  return make && { make };
}

/** What is said to just this message in a talk of a known course, in Spanish. */
export function toldInCourse(moment: Moment, text: string): Answer['make'] | undefined {
  return saying(
    heardIn(moment, text).find(({ turn }) => turn !== undefined && !turn.asked),
    moment,
  );
}

function heardIn(moment: Moment, text: string): readonly CourseHeard[] {
  if (isCareful(moment) || moment.reading.attacksSelf) return [];
  return courseIn(moment.state, readingOf(moment, text), 'es');
}

const readings = new WeakMap<Moment, { text: string }>();

/** The same object for the same message, for what is heard in one is kept with it. */
function readingOf(moment: Moment, text: string): { text: string } {
  const known = readings.get(moment);
  if (known?.text === text) return known;
  const reading = { text };
  readings.set(moment, reading);
  return reading;
}

function saying(heard: CourseHeard | undefined, { state }: Moment): Answer['make'] | undefined {
  if (!heard?.turn) return undefined;
  const { say, ask = [], asked } = heard.turn;
  const mayAsk = !asked && !state.questionsUnwanted && state.questionsInRow < mostAsked;
  return (composer) => {
    const said = composer.pick(say);
    return said && join(said, mayAsk && composer.chance(heard.isFirst ? 1 : askShare) ? composer.pick(ask) : undefined);
  };
}

const mostAsked = 2;
const askShare = 0.4;
