import type { SkillRun } from '#skills/run.ts';
import type { Skill } from '#skills/skill.ts';
import type { Answer } from './answer.ts';
import { type Feedback, feedbackText, stepText } from './exercise-words.ts';
import { join } from './join.ts';

/** The buttons while an exercise waits. */
export const pausedChoices = ['Continue', 'Stop'];

export const stepChoices = ['Next', 'Back', 'Skip', 'Pause', 'Stop'];
const ratingChoices = ['Skip', 'Stop'];

export function sayStep(skill: Skill, run: SkillRun, feedback?: Feedback): Answer {
  return {
    make: (composer) => join(feedbackText(feedback, composer), stepText(skill, run, composer)),
    change: { skill: run },
    quickReplies: run.phase === 'steps' ? stepChoices : ratingChoices,
  };
}
