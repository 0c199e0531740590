import { findViolation } from '#guard/check-reply.ts';
import { moveOf, ratingIn, type SkillRun, stepAt } from '#skills/run.ts';
import { type Skill, type SkillStep, stepsOf } from '#skills/skill.ts';
import type { Composer, Slots } from '../compose.ts';
import { exerciseLines as lines } from '../content/exercises.ts';
import { capitalized } from '../language/capitals.ts';
import { tidy } from '../language/tidy.ts';
import { wordsOf } from '../said-before.ts';
import { join } from './join.ts';

/** What was given at the step just left, taken up in a few words. */
export interface Feedback {
  lines: readonly string[];
  slots?: Slots;
}

/** The step, or the question for a number, in words not yet said; then by its title; then the same again. */
export function stepText(skill: Skill, run: SkillRun, composer: Composer): string | undefined {
  const step = stepAt(skill, run);
  if (run.phase !== 'steps' || !step) {
    const asked = run.phase === 'after' ? skill.rate.after : skill.rate.before;
    return composer.pick(asked) ?? composer.pick(lines.rateAgain) ?? composer.pickAgain(asked);
  }
  const slots = { part: `${run.step + 1}`, parts: `${stepsOf(skill, run.form).length}`, title: begunSmall(step.title) };
  return composer.pick(step.say) ?? composer.pick(lines.again, slots) ?? composer.pickAgain(step.say);
}

/** What the idea of it is, in the middle of it. */
export function purposeText({ purpose }: Skill, composer: Composer): string | undefined {
  return composer.pick(lines.purpose, { purpose: begunSmall(purpose) });
}

/** The end, read back in the person's own words, with what the two numbers say. */
export function closeText(skill: Skill, run: SkillRun, composer: Composer): string | undefined {
  const pool = run.form === 'half-minute' ? (skill.shortClose ?? skill.close) : skill.close;
  return join(pickQuoting(pool, closeSlots(skill, run), composer), changeText(run, composer));
}

/** Whether the second number is the larger one. */
export function isWorse({ before, after }: SkillRun): boolean {
  return before !== undefined && after !== undefined && after > before;
}

/** An answer to what was written at the step just left; nothing for control words. */
export function feedbackFor(skill: Skill, before: SkillRun, now: SkillRun, message: string): Feedback | undefined {
  if (moveOf(message) !== 'words') return undefined;
  const left = before.phase === 'after' ? undefined : stepAt(skill, before);
  if (left?.expects === 'next' && eased.test(message)) return { lines: lines.helps };
  const rated = left?.expects === 'next' && before.phase === 'steps' ? ratingIn(message) : undefined;
  if (rated !== undefined && wordsOf(message).length <= 5)
    return { lines: lines.number, slots: { number: `${rated}` } };
  if (skill.rates && now.notes[skill.rates] !== before.notes[skill.rates])
    return { lines: lines.number, slots: { number: now.notes[skill.rates] } };
  const heard =
    stepsOf(skill, now.form).find((step) => isNewlyNoted(step, before, now)) ?? (left?.key ? undefined : left);
  return heard?.heard && { lines: heard.heard, slots: { things: listed(message), note: quoted(message, mostEchoed) } };
}

/** The words themselves where they can be said back, else without them. */
export function feedbackText(feedback: Feedback | undefined, composer: Composer): string | undefined {
  return feedback && pickQuoting(feedback.lines, feedback.slots ?? {}, composer);
}

/** A line with the person's own words in it, if one can be filled. */
function pickQuoting(pool: readonly string[], slots: Slots, composer: Composer): string | undefined {
  const quoting = pool.filter((line) => line.includes('{'));
  return composer.pick(quoting, slots) ?? composer.pick(pool.filter((line) => !line.includes('{')));
}

const eased = /\b(?:helps?|helped|better|calmer|lighter|easier|slower|looser)\b(?!.*\b(?:not|n't|no)\b)/iu;

/** Words of a note said back in the middle, and at the end. */
const mostEchoed = 9;
const mostReadBack = 24;

function isNewlyNoted({ key }: SkillStep, before: SkillRun, now: SkillRun): boolean {
  return key !== undefined && now.notes[key] !== undefined && now.notes[key] !== before.notes[key];
}

function closeSlots(skill: Skill, run: SkillRun): Slots {
  const steps = stepsOf(skill, run.form);
  return Object.fromEntries(
    Object.entries(run.notes).map(([key, note]) => {
      const lists = steps.some((step) => step.key === key && step.expects === 'things');
      return [key, lists ? listed(note) : quoted(note, mostReadBack)];
    }),
  );
}

/** What the two numbers say, without promising anything. */
function changeText({ before, after }: SkillRun, composer: Composer): string | undefined {
  if (before === undefined || after === undefined) return composer.pick(lines.unrated);
  const pool = after < before ? lines.lower : after > before ? lines.higher : lines.same;
  return composer.pick(pool, { before: `${before}`, after: `${after}` });
}

function begunSmall(text: string): string {
  return /^(?:I\b|“|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A note as it can stand between quotation marks; nothing when it is too long or not to be repeated. */
function quoted(note: string | undefined, most: number): string | undefined {
  if (!note || wordsOf(note).length > most) return undefined;
  const text = tidy(note)
    .replace(/[“”"!?]/gu, '')
    .replace(/^(?:that|maybe that|(?:the|my) thought (?:is|was)(?: that)?)\s+/iu, '')
    .replace(/[\s.,;:]+$/u, '')
    .trim();
  return text && !findViolation(`“${text}”`) ? capitalized(text) : undefined;
}

const mostListed = 60;

/** "5 things: lamp, mug" as "lamp, mug"; nothing when it is too long or no list. */
function listed(message: string): string | undefined {
  const items = message
    .replace(/^[^:]{0,24}:/u, '')
    .split(/[,;.\n]|\band\b/u)
    .map((item) =>
      item
        .replace(
          /^(?:\s|i (?:can |just )?(?:see|hear|feel|smell|taste)|the|a|an|my|some|maybe|um+|uh+|okay?|\d[.)]?)+(?=\s|$)/giu,
          '',
        )
        .replace(/[^\p{L}\p{N}' -]/gu, '')
        .trim(),
    )
    .filter(Boolean);
  const text = items.join(', ');
  return items.every((item) => item.split(' ').length <= 4) && text.length > 0 && text.length <= mostListed
    ? text
    : undefined;
}
