import { findViolation } from '#guard/check-reply.ts';
import { moveOf, ratingIn, type SkillRun, stepAt } from '#skills/run.ts';
import { type Skill, stepsOf } from '#skills/skill.ts';
import type { Composer, Slots } from '../compose.ts';
import { capitalized } from '../language/capitals.ts';
import { join } from '../respond/join.ts';
import { wordsOf } from '../said-before.ts';
import { spanishExerciseLines as lines } from './exercise-content.ts';

/** The step, or the question for a number, in words not yet said; then by its title; then the same again. */
export function spanishStep(skill: Skill, run: SkillRun, composer: Composer): string | undefined {
  const step = stepAt(skill, run);
  if (run.phase !== 'steps' || !step) {
    const asked = run.phase === 'after' ? skill.rate.after : skill.rate.before;
    return composer.pick(asked) ?? composer.pick(lines.rateAgain) ?? composer.pickAgain(asked);
  }
  const slots = { part: `${run.step + 1}`, parts: `${stepsOf(skill, run.form).length}`, title: begunSmall(step.title) };
  return composer.pick(step.say) ?? composer.pick(lines.again, slots) ?? composer.pickAgain(step.say);
}

/** What was written at the step just left, taken up in a few words; nothing for control words. */
export function spanishFeedback(
  skill: Skill,
  { before, now, message }: { before: SkillRun; now: SkillRun; message: string },
  composer: Composer,
): string | undefined {
  const left = before.phase === 'steps' ? stepAt(skill, before) : undefined;
  const isAnswered = now.phase !== before.phase || now.step !== before.step;
  if (left?.expects === 'next' && moveOf(message) === 'words' && message.trim().split(/\s+/u).length <= 6) {
    const number = ratingIn(message);
    if (eased.test(message)) return composer.pick(lines.helps);
    if (number !== undefined) return composer.pick(lines.number, { number: `${number}` });
  }
  const rated = skill.rates && now.notes[skill.rates];
  if (skill.rates && rated !== before.notes[skill.rates]) return composer.pick(lines.number, { number: rated });
  if (!left?.heard || !isAnswered || moveOf(message) !== 'words') return undefined;
  return pickQuoting(left.heard, { things: listed(message), note: quoted(message, mostEchoed) }, composer);
}

const eased =
  /(?<!\p{L})(?:mejor|más (?:tranquil[oa]|liviano|suelto|ligero|calmad[oa])|un poco menos|alivi\p{L}+|ayuda)(?!\p{L})/iu;

/** The end, read back in the person's own words, with what the two numbers say. */
export function spanishClose(skill: Skill, run: SkillRun, composer: Composer): string | undefined {
  const slots = Object.fromEntries(
    Object.entries(run.notes).map(([key, note]) => {
      const lists = stepsOf(skill, run.form).some((step) => step.key === key && step.expects === 'things');
      return [key, lists ? listed(note) : quoted(note, mostReadBack)];
    }),
  );
  return join(pickQuoting(skill.close, slots, composer), changeText(run, composer));
}

/** As it stands inside a sentence. */
export function begunSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function changeText({ before, after }: SkillRun, composer: Composer): string | undefined {
  if (before === undefined || after === undefined) return composer.pick(lines.unrated);
  const pool = after < before ? lines.lower : after > before ? lines.higher : lines.same;
  return composer.pick(pool, { before: `${before}`, after: `${after}` });
}

const mostEchoed = 9;
const mostReadBack = 24;
const mostListed = 60;

/** A line with the person's own words in it, if one can be filled. */
function pickQuoting(pool: readonly string[], slots: Slots, composer: Composer): string | undefined {
  const quoting = pool.filter((line) => line.includes('{'));
  return composer.pick(quoting, slots) ?? composer.pick(pool.filter((line) => !line.includes('{')));
}

/** A note between quotation marks; nothing when it is too long or not to be repeated. */
function quoted(note: string | undefined, most: number): string | undefined {
  if (!note || wordsOf(note).length > most) return undefined;
  const text = note
    .replace(/[“”"¡!¿?]/gu, '')
    .replace(/^que\s+/iu, '')
    .replace(/[\s.,;:]+$/u, '')
    .trim();
  return text && !findViolation(`“${text}”`) ? capitalized(text) : undefined;
}

/** "una lámpara, la taza y mi mano" as "lámpara, taza, mano"; nothing when it is too long or no list. */
function listed(message: string): string | undefined {
  const items = message
    .split(/[,;.\n]|\s+y\s+/u)
    .map((item) =>
      item
        .replace(/^(?:\s|veo|siento|oigo|huelo|el|la|los|las|un|una|unos|unas|mi|mis|y)+(?=\s|$)/giu, '')
        .replace(/[^\p{L}\p{N}' -]/gu, '')
        .trim(),
    )
    .filter(Boolean);
  const text = items.join(', ');
  const isList = items.length > 0 && items.every((item) => item.split(' ').length <= 4);
  return isList && text.length <= mostListed ? text : undefined;
}
