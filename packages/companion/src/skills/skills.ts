import { askingForSupport } from './asking-for-support.ts';
import { boxBreathing } from './box-breathing.ts';
import { cyclicSighing } from './cyclic-sighing.ts';
import { gettingGoing } from './getting-going.ts';
import { grounding } from './grounding.ts';
import { muscleRelaxation } from './muscle-relaxation.ts';
import { pacedBreathing } from './paced-breathing.ts';
import { problemSolving } from './problem-solving.ts';
import { selfCompassion } from './self-compassion.ts';
import type { Skill } from './skill.ts';
import { sleepWindDown } from './sleep-wind-down.ts';
import { stop } from './stop.ts';
import { thoughtRecord } from './thought-record.ts';
import { threeGoodThings } from './three-good-things.ts';
import { tipp } from './tipp.ts';
import { unhooking } from './unhooking.ts';
import { urgeSurfing } from './urge-surfing.ts';
import { valuesToAction } from './values-to-action.ts';
import { worryTime } from './worry-time.ts';

/** Every exercise Haven offers, for the guide and for a page: purpose, caution, minutes, forms and their steps. */
export const skills: readonly Skill[] = [
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

export function findSkill(id: string): Skill | undefined {
  return skills.find((skill) => skill.id === id);
}
