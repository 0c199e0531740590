import type { Skill, SkillForm, SkillStep } from '../skill.ts';
import { findSkill } from '../skills.ts';
import type { SpanishWords, StepWords } from './words.ts';

/** The English exercise with Spanish words, in all its forms. Throws when there are words for other steps than it has. */
export function inSpanish(words: SpanishWords): Skill {
  const english = findSkill(words.id);
  if (!english) throw new Error(`there is no exercise ${words.id}`);
  const { warn: _warn, hinted: _hinted, ...rest } = english;
  const { name, purpose, caution, offers, warn, rate, close } = words;
  const said = { name, purpose, caution, offers, ...(warn ? { warn } : {}), rate, close };
  return { ...rest, ...said, forms: formsOf(english, words) };
}

function formsOf({ forms }: Skill, words: SpanishWords): Skill['forms'] {
  const { 'two-minute': models, ...others } = forms;
  const steps = Object.entries<readonly SkillStep[]>(others).map(([form, theirs]) => {
    const saying = wordsFor(theirs, models, words, form as Exclude<SkillForm, 'two-minute'>);
    return [form, joined(theirs, saying)];
  });
  if (Object.keys(words.added ?? {}).some((form) => !(form in others)) || models.length !== words.steps.length)
    throw otherSteps(words.id);
  return { 'two-minute': joined(models, words.steps), ...Object.fromEntries(steps) };
}

/** Of each step in turn the words of the two-minute form, or where that has no such step, the next of those added. */
function wordsFor(
  steps: readonly SkillStep[],
  models: readonly SkillStep[],
  { id, steps: shared, added }: SpanishWords,
  form: Exclude<SkillForm, 'two-minute'>,
): readonly StepWords[] {
  const own = [...(added?.[form] ?? [])];
  const found = steps.map((step) => shared[models.findIndex((model) => isSame(model, step))] ?? own.shift());
  const all = found.filter((one) => one !== undefined);
  if (own.length > 0 || all.length < steps.length) throw otherSteps(id);
  return all;
}

/** A step may take longer in another form; then only its seconds differ. */
function isSame(model: SkillStep, step: SkillStep): boolean {
  return model.say === step.say && model.title === step.title;
}

/** The seconds, the breath and what is expected stay; nothing English does. */
function joined(steps: readonly SkillStep[], words: readonly StepWords[]): SkillStep[] {
  return steps.map(({ heard: _heard, hint: _hint, given: _given, ...kept }, at) => ({ ...kept, ...words[at] }));
}

function otherSteps(id: string): Error {
  return new Error(`the Spanish words of ${id} have other steps`);
}
