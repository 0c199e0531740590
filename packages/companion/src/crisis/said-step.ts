import { skills } from '#skills/skills.ts';
import type { SkillStep } from '#skills/skill.ts';
import { spanishSkills } from '#skills/spanish/skills.ts';

/** Steps of Haven's own exercises by the first sentence of their wordings, in both languages. */
const stepsByOpening = openings();

/** The step of one of Haven's own exercises that a turn ends with or gives an example for; its answer is asked for. */
export function stepSaidIn(content: string): SkillStep | undefined {
  for (const sentence of sentencesOf(content)) {
    const found = stepsByOpening.get(sentence)?.find(({ wording }) => content.includes(wording));
    if (found) return found.step;
  }
  return undefined;
}

interface Worded {
  wording: string;
  step: SkillStep;
}

function openings(): Map<string, Worded[]> {
  const found = new Map<string, Worded[]>();
  for (const skill of [...skills, ...spanishSkills.map((one) => one.skill)])
    for (const step of Object.values(skill.forms).flat())
      for (const wording of step.expects === 'next' ? [] : [...step.say, ...(step.hint ?? [])]) {
        const [opening = ''] = sentencesOf(wording);
        found.set(opening, [...(found.get(opening) ?? []), { wording, step }]);
      }
  return found;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]) /u);
}
