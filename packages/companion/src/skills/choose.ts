import type { Emotion, Topic } from '#emotion/emotions.ts';
import type { Hindrance } from './hindrances.ts';
import type { Skill, SkillId } from './skill.ts';
import { findSkill, skills } from './skills.ts';

/** What is known when an exercise might be offered. */
export interface Situation {
  /** The message, tidied. */
  text: string;
  /** A clear feeling, of the message or of the conversation. */
  feeling: Emotion | undefined;
  topic: Topic;
  hindrances: readonly Hindrance[];
  /** Refused today, or of no help before. */
  unwanted: (id: SkillId) => boolean;
  helped: (id: SkillId) => boolean;
}

/** Whether nothing that was said speaks against it. In a crisis only what steadies is left. */
export function suits(skill: Skill, hindrances: readonly Hindrance[]): boolean {
  if (hindrances.includes('crisis') && !skill.steadies) return false;
  return !skill.avoid.some((hindrance) => hindrances.includes(hindrance));
}

/** What can be done instead of an exercise that does not suit. */
export function insteadOf(skill: Skill, hindrances: readonly Hindrance[]): Skill | undefined {
  const others: readonly SkillId[] = [
    skill.instead,
    'grounding',
    'paced-breathing',
    'self-compassion',
    'sleep-wind-down',
  ];
  return others
    .filter((id) => id !== skill.id)
    .flatMap((id) => findSkill(id) ?? [])
    .find((other) => suits(other, hindrances));
}

/** The exercise whose words were said outright and whose feeling or topic agrees; one that helped before goes first. */
export function fittingSkill(situation: Situation): Skill | undefined {
  return skills
    .filter((skill) => worthOf(skill, situation) > 0)
    .sort((one, other) => worthOf(other, situation) - worthOf(one, situation))[0];
}

/** The exercise hinted at by a message that says nothing else: "I keep worrying". */
export function hintedSkill({ text, hindrances, unwanted }: Situation): Skill | undefined {
  return skills.find((skill) => skill.hinted?.test(text.trim()) && suits(skill, hindrances) && !unwanted(skill.id));
}

/** The broadest of them: it only comes when nothing closer fits. */
const lastResort: SkillId = 'box-breathing';

function worthOf(skill: Skill, situation: Situation): number {
  const { fits, id } = skill;
  if (!fits.when.test(situation.text) || fits.unless?.test(situation.text)) return 0;
  if (situation.unwanted(id) || !suits(skill, situation.hindrances)) return 0;
  const feels = situation.feeling !== undefined && fits.feelings.includes(situation.feeling);
  const isAbout = fits.topics?.includes(situation.topic) ?? false;
  if (!feels && !isAbout) return 0;
  return (situation.helped(id) ? 4 : 0) + (feels ? 1 : 0) + (isAbout ? 1 : 0) + (id === lastResort ? 0.5 : 1);
}
