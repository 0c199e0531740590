import type { Emotion, Topic } from '#emotion/emotions.ts';
import type { Hindrance } from './hindrances.ts';

/** Every exercise Haven has, in the order in which a page would show them. */
export type SkillId =
  | 'cyclic-sighing'
  | 'box-breathing'
  | 'paced-breathing'
  | 'grounding'
  | 'stop'
  | 'tipp'
  | 'muscle-relaxation'
  | 'urge-surfing'
  | 'thought-record'
  | 'unhooking'
  | 'getting-going'
  | 'worry-time'
  | 'problem-solving'
  | 'sleep-wind-down'
  | 'three-good-things'
  | 'self-compassion'
  | 'values-to-action'
  | 'asking-for-support';

/** How long a form of an exercise takes. */
export type SkillForm = (typeof fromShortest)[number];

export const fromShortest = ['half-minute', 'two-minute', 'five-minute'] as const;

/** One part of a breath, for a page that shows it. */
export interface Beat {
  move: 'in' | 'hold' | 'out';
  seconds: number;
}

/** One step of an exercise. */
export interface SkillStep {
  /** A few words: the heading on a page, and what is said when the whole step was said before. */
  title: string;
  /** Two wordings at least, so that a second round is not said in the same sentences. */
  say: readonly string[];
  /** How long it takes, as a timer would show it. */
  seconds: number;
  /** What the person does with it: go on, write a few things down, or write sentences. */
  expects: 'next' | 'things' | 'words';
  /** The breath of this step, repeated for its seconds. */
  beats?: readonly Beat[];
  /** Said first in answer to what was written; {things} is a short list, {note} the words themselves. */
  heard?: readonly string[];
  /** Under which name the written words are kept, for reading back at the end. */
  key?: string;
  /** A number is an answer here, such as an hour, and no rating. */
  takesNumbers?: true;
  /** An example or an easier way, for when nothing comes to mind. */
  hint?: readonly string[];
  /** Left out when what was written at the step before it already says this. */
  given?: RegExp;
}

/** An exercise as data: read by the guide and by the skills page. */
export interface Skill {
  id: SkillId;
  name: string;
  purpose: string;
  /** Who should leave it out, in words a person reads. */
  caution: string;
  /** The same for the guide: what, once said, keeps it from being offered. */
  avoid: readonly Hindrance[];
  /** What suits those who should leave it out. */
  instead: SkillId;
  /** Nothing is asked once it is over: whoever did it may be falling asleep. */
  endsQuietly?: true;
  /** Fit to be offered while the crisis flag is on, once safety has been attended to. */
  steadies?: true;
  /** Of the form usually done in a conversation. */
  minutes: number;
  /** When it may be offered. */
  fits: {
    /** Words that say it outright. */
    when: RegExp;
    unless?: RegExp;
    /** The words alone are not enough: a feeling or topic below must agree. Otherwise these only speak for it. */
    broad?: true;
    feelings: readonly Emotion[];
    topics?: readonly Topic[];
  };
  /** How people ask for it: by its name, or by what it should help with (after "help me", "something for" …). */
  asked: { name: RegExp; aim: RegExp };
  /** A whole message that asks for help without asking: answered with an offer at once. */
  hinted?: RegExp;
  offers: readonly string[];
  /** Said before it begins, where the body could take harm. */
  warn?: readonly string[];
  /** Asked before and after, 0 to 10, always optional; less is easier. */
  rate: { before: readonly string[]; after: readonly string[] };
  forms: { readonly [Form in SkillForm]?: readonly SkillStep[] } & { 'two-minute': readonly SkillStep[] };
  /** The form done in a conversation unless a shorter or longer one is asked for. */
  usual: Exclude<SkillForm, 'half-minute'>;
  /** Where a number given in the middle belongs, if to nothing but the distress: to this note. */
  rates?: string;
  /** The end. {key} slots are filled with what was written. */
  close: readonly string[];
  /** The end of the half-minute form, where the other would tell of steps it does not have. */
  shortClose?: readonly string[];
}

/** The steps of one form; of the usual one where that form is no different. */
export function stepsOf(skill: Skill, form: SkillForm = skill.usual): readonly SkillStep[] {
  return skill.forms[form] ?? skill.forms[skill.usual] ?? skill.forms['two-minute'];
}
