import type { Skill } from '../skill.ts';
import { askingForSupport } from './asking-for-support.ts';
import { boxBreathing } from './box-breathing.ts';
import { cyclicSighing } from './cyclic-sighing.ts';
import { gettingGoing } from './getting-going.ts';
import { grounding } from './grounding.ts';
import { inSpanish } from './in-spanish.ts';
import { muscleRelaxation } from './muscle-relaxation.ts';
import { pacedBreathing } from './paced-breathing.ts';
import { problemSolving } from './problem-solving.ts';
import { selfCompassion } from './self-compassion.ts';
import { sleepWindDown } from './sleep-wind-down.ts';
import { stop } from './stop.ts';
import { thoughtRecord } from './thought-record.ts';
import { threeGoodThings } from './three-good-things.ts';
import { tipp } from './tipp.ts';
import { unhooking } from './unhooking.ts';
import { urgeSurfing } from './urge-surfing.ts';
import { valuesToAction } from './values-to-action.ts';
import { worryTime } from './worry-time.ts';
import type { SpanishWords } from './words.ts';
import { withAccents } from './with-accents.ts';

const words: readonly SpanishWords[] = [
  cyclicSighing,
  boxBreathing,
  pacedBreathing,
  grounding,
  stop,
  tipp,
  muscleRelaxation,
  urgeSurfing,
  thoughtRecord,
  unhooking,
  gettingGoing,
  worryTime,
  problemSolving,
  sleepWindDown,
  threeGoodThings,
  selfCompassion,
  valuesToAction,
  askingForSupport,
];

/** An exercise in Spanish: the forms, steps and cautions of the English one with its own words. */
export interface SpanishSkill {
  skill: Skill;
  /** What may be said when it is offered. */
  fits: RegExp;
  /** How it is asked for, by its name or its aim. */
  asked: RegExp;
}

/** All exercises in Spanish, in the order of the English ones. */
export const spanishSkills: readonly SpanishSkill[] = words.map((one) => ({
  skill: inSpanish(one),
  fits: withAccents(one.fits),
  asked: withAccents(one.asked),
}));

export function findSpanishSkill(id: string): Skill | undefined {
  return spanishSkills.find(({ skill }) => skill.id === id)?.skill;
}
