/** One step of an exercise. */
export interface SkillStep {
  /** Two wordings at least, so that a second round is not said in the same sentences. */
  say: readonly string[];
  /** What the person does with it: tap on, or write something down. */
  expects: 'next' | 'words';
  /** Said first in answer to what was written at this step. */
  heard?: readonly string[];
  /** Under which name the written words are kept, for reading back at the end. */
  key?: string;
}

/** An exercise as data: read by the guide and by the skills page. */
export interface Skill {
  id: string;
  name: string;
  purpose: string;
  /** Who should leave it out. */
  caution: string;
  minutes: number;
  /** Asked before and after, 0 to 10, always optional. */
  rate: { before: readonly string[]; after: readonly string[] };
  steps: readonly SkillStep[];
  /** Where a number given in the middle belongs, if to nothing but the distress: to this note. */
  rates?: string;
  /** The end. {key} slots are filled with what was written; {change} with what the ratings say. */
  close: readonly string[];
}
