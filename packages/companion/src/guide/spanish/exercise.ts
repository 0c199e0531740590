import { advance, moveOf, type SkillRun, stepAt, ratingIn } from '#skills/run.ts';
import type { Skill } from '#skills/skill.ts';
import { findSpanishSkill } from '#skills/spanish/skills.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { refuse } from '../respond/exercise-offer.ts';
import { join } from '../respond/join.ts';
import { asideInSpanish } from './asides.ts';
import { spanishButtons as buttons, spanishExerciseLines as lines } from './exercise-content.ts';
import { isFormAlone, namesForm, spanishFormIn, spanishLengths } from './exercise-form.ts';
import { answerOffered, beginInSpanish, changeFormInSpanish } from './exercise-offer.ts';
import { answerWish } from './exercise-wish.ts';
import { begunSmall, spanishClose, spanishFeedback, spanishStep } from './exercise-words.ts';

/**
 * An exercise in Spanish: one that is running, the answer to an offer or to "did it help", or a wish for one. Nothing when
 * the message is for something else. `elsewhere` tells that it is about Haven or a goodbye.
 */
export function answerSpanishExercise(moment: Moment, elsewhere: boolean): Answer | undefined {
  const { state } = moment;
  const skill = state.skill && findSpanishSkill(state.skill.id);
  if (state.skill && skill) {
    if (isContent(moment, skill, state.skill)) return enough(moment, skill);
    return elsewhere ? undefined : goOn(moment, skill, state.skill);
  }
  return answerHelped(moment) ?? answerOffered(moment) ?? (elsewhere ? undefined : answerWish(moment));
}

/** Thanked for in the middle, at a step that asks for no words: as far as somebody wanted to go. */
function isContent({ request }: Moment, skill: Skill, run: SkillRun): boolean {
  const step = run.phase === 'steps' ? stepAt(skill, run) : undefined;
  return !run.paused && step?.expects === 'next' && isEnough.test(request.message.trim());
}

const isEnough = withAccents(
  /^(?:(?:ok|bueno|vale|ya|ah)[ ,.]*)*(?:(?:muchas |mil )?gracias|(?:ya )?me siento (?:mejor|más tranquil[oa])|(?:eso|así|ya) (?:estuvo bien|me ayudó|me sirvió|está mejor|basta))\b.{0,24}$/iu,
);

function enough({ state }: Moment, skill: Skill): Answer {
  return {
    make: (composer) => composer.pick(lines.enough) ?? composer.pickAgain(lines.enough),
    change: { skill: undefined, helped: { ...state.helped, [skill.id]: true } },
  };
}

function goOn(moment: Moment, skill: Skill, run: SkillRun): Answer | undefined {
  const { request, state, day } = moment;
  const changed = inOtherForm(request.message.trim(), skill, run);
  if (changed) return changed;
  if (hasTurnedAway(request.message, skill, run)) return undefined;
  const turn = advance(skill, run, request.message);
  switch (turn.kind) {
    case 'say':
      return {
        make: (composer) =>
          join(
            spanishFeedback(skill, { before: run, now: turn.run, message: request.message }, composer),
            spanishStep(skill, turn.run, composer),
          ),
        change: { skill: turn.run },
        quickReplies: turn.run.phase === 'steps' ? buttons.steps : buttons.rating,
      };
    case 'hint':
      return {
        make: (composer) => composer.pick(turn.lines) ?? spanishStep(skill, turn.run, composer),
        change: { skill: turn.run },
        quickReplies: buttons.steps,
      };
    case 'purpose':
      return {
        make: (composer) => composer.pick(lines.purpose, { purpose: begunSmall(skill.purpose) }),
        change: { skill: turn.run },
        quickReplies: buttons.steps,
      };
    case 'paused':
      return {
        make: (composer) => composer.pick(lines.paused) ?? composer.pickAgain(lines.paused),
        change: { skill: turn.run },
        quickReplies: buttons.paused,
      };
    case 'stopped':
      return {
        make: (composer) => composer.pick(lines.stopped) ?? composer.pickAgain(lines.stopped),
        change: { skill: undefined, refused: refuse(state, skill.id, day) },
      };
    case 'done':
      return done(moment, skill, turn.run);
  }
}

/** "La versión corta", "una más larga" in the middle: it changes over to that form, or goes on when it is that one. */
function inOtherForm(text: string, skill: Skill, run: SkillRun): Answer | undefined {
  const writes = run.phase === 'steps' && stepAt(skill, run)?.expects !== 'next';
  if (moveOf(text) !== 'words' || !isFormAlone(text) || (writes && !run.paused && !namesForm(text))) return undefined;
  const current = run.form ?? skill.usual;
  const wish = spanishFormIn(text, skill, current);
  if (!wish || wish.form !== current) return wish && changeFormInSpanish(skill, run, wish);
  const goesOn = { ...run, paused: false };
  return {
    make: (composer) =>
      join(
        wish.isThere ? undefined : composer.pick(lines.nearestForm, { long: spanishLengths[current] }),
        spanishStep(skill, goesOn, composer),
      ),
    change: { skill: goesOn },
    quickReplies: run.phase === 'steps' ? buttons.steps : buttons.rating,
  };
}

function done({ state }: Moment, skill: Skill, run: SkillRun): Answer {
  const isWorse = run.before !== undefined && run.after !== undefined && run.after > run.before;
  if (isWorse)
    return {
      make: (composer) => spanishClose(skill, run, composer),
      change: { skill: undefined, helped: { ...state.helped, [skill.id]: false } },
    };
  return {
    make: (composer) => join(spanishClose(skill, run, composer), composer.pick(lines.didItHelp)),
    change: { skill: undefined, pending: { kind: 'skill-helped', skill: skill.id } },
    quickReplies: buttons.helped,
  };
}

/** Somebody who tells a story in the middle of a breath wants to be heard. */
function hasTurnedAway(message: string, skill: Skill, run: SkillRun): boolean {
  const move = moveOf(message);
  if (run.paused) return !['resume', 'next', 'back', 'skip', 'stop', 'pause'].includes(move);
  if (move !== 'words') return false;
  const aside = asideInSpanish(message);
  if (aside && turnsAway.has(aside)) return true;
  const step = run.phase === 'steps' ? stepAt(skill, run) : undefined;
  if (step && step.expects !== 'next') return message.trim().startsWith('¿');
  const words = message.trim().split(/\s+/u).length;
  return words > mostWordsInPassing && !(words <= 8 && ratingIn(message) !== undefined);
}

/** What is wanted instead of the next breath. */
const turnsAway: ReadonlySet<string> = new Set(['stillThere', 'stay', 'justTalk', 'niceWord']);
const mostWordsInPassing = 6;

function answerHelped({ state, request }: Moment): Answer | undefined {
  const { pending } = state;
  if (pending?.kind !== 'skill-helped') return undefined;
  const again = findSpanishSkill(pending.skill);
  if (again && isFormAlone(request.message)) return beginInSpanish(again, spanishFormIn(request.message, again));
  const verdict = verdicts.find(([, pattern]) => pattern.test(request.message.trim()))?.[0];
  if (!verdict) return undefined;
  return {
    make: (composer) => composer.pick(lines[verdict]),
    change: { pending: undefined, helped: { ...state.helped, [pending.skill]: verdict !== 'helpedNot' } },
  };
}

const verdicts: readonly ['helped' | 'helpedALittle' | 'helpedNot', RegExp][] = [
  ['helpedNot', withAccents(/^(?:no\b|nada|para nada|peor|no mucho|no tanto)/iu)],
  ['helpedALittle', withAccents(/\b(?:un poco|algo|más o menos|mas o menos|un poquito|tal vez|creo que sí)\b/iu)],
  ['helped', withAccents(/\b(?:sí|si|mucho|bastante|ayudó|ayudo|sirvió|sirvio|mejor|hizo bien|gracias)\b/iu)],
];
