import type { SkillForm, SkillId } from '../skill.ts';

/** The words of one exercise in Spanish; everything else it takes from the English one. No gendered words about the person. */
export interface SpanishWords {
  id: SkillId;
  name: string;
  purpose: string;
  caution: string;
  /** Said outright when it may be offered. */
  fits: RegExp;
  /** How it is asked for. */
  asked: RegExp;
  offers: readonly string[];
  warn?: readonly string[];
  rate: { before: readonly string[]; after: readonly string[] };
  /** The steps of the two-minute form, in order. */
  steps: readonly StepWords[];
  /** What the shorter and the longer form have beyond those steps, in order. */
  added?: { readonly [Form in Exclude<SkillForm, 'two-minute'>]?: readonly StepWords[] };
  /** True at the end of every form. */
  close: readonly string[];
}

/** What is said at one step. */
export interface StepWords {
  title: string;
  say: readonly string[];
  heard?: readonly string[];
  hint?: readonly string[];
}
