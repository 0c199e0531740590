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
  /** What the particular thing that was said suggests. */
  cued: string | undefined;
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

/** The exercise whose words were said outright, with the best agreement of feeling and topic; one that helped goes first. */
export function fittingSkill(situation: Situation): Skill | undefined {
  return skills
    .filter((skill) => worthOf(skill, situation) > 0)
    .sort((one, other) => worthOf(other, situation) - worthOf(one, situation))[0];
}

/** The exercise hinted at by a message that says nothing else: "I keep worrying". */
export function hintedSkill({ text, hindrances, unwanted }: Situation): Skill | undefined {
  return skills.find((skill) => skill.hinted?.test(text.trim()) && suits(skill, hindrances) && !unwanted(skill.id));
}

function worthOf(skill: Skill, situation: Situation): number {
  const { fits, id } = skill;
  if (situation.unwanted(id) || !suits(skill, situation.hindrances)) return 0;
  const said = fits.when.test(situation.text) && !fits.unless?.test(situation.text) && !longOver.test(situation.text);
  const feels = situation.feeling !== undefined && fits.feelings.includes(situation.feeling);
  const isAbout = fits.topics?.includes(situation.topic) ?? false;
  const isCued = situation.cued === id;
  if (!isCued && !(said && (feels || isAbout || !fits.broad))) return 0;
  const agreement = (feels ? 1 : 0) + (isAbout ? 1 : 0) + (isCued ? 1 : 0);
  return (situation.helped(id) ? 4 : 0) + (said && !fits.broad ? 2 : 0) + agreement + 1;
}

/** Told as over, long ago or gone well. */
const longOver =
  /\b(?:went (?:well|great|fine|okay|better)|last year|years? ago|no longer|not any ?more|better now|is over|finally (?:done|over|slept)|used to be)\b/iu;
