import { boxBreathing } from './box-breathing.ts';
import { grounding } from './grounding.ts';
import type { Skill } from './skill.ts';
import { thoughtRecord } from './thought-record.ts';

/** Every exercise Haven offers. */
export const skills: readonly Skill[] = [boxBreathing, grounding, thoughtRecord];

export function findSkill(id: string): Skill | undefined {
  return skills.find((skill) => skill.id === id);
}
