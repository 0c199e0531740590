import type { Emotion } from '#emotion/emotions.ts';
import { insteadOf, suits } from '#skills/choose.ts';
import { type SkillRun, startRun } from '#skills/run.ts';
import { type Skill, stepsOf } from '#skills/skill.ts';
import { findSpanishSkill, spanishSkills } from '#skills/spanish/skills.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { hindrancesOf, isUnwanted } from '../respond/exercise-choice.ts';
import { refuse } from '../respond/exercise-offer.ts';
import { join } from '../respond/join.ts';
import { spanishButtons as buttons, spanishExerciseLines as lines } from './exercise-content.ts';
import { type FormWish, isFormAlone, spanishFormIn, spanishLengths } from './exercise-form.ts';
import { spanishStep } from './exercise-words.ts';
import { spanishManners } from './manners.ts';

/** The exercise that fits what is told, to be offered with a word before it; nothing when none does or it is not the time. */
export function spanishOffer(moment: Moment, emotion: Emotion | undefined): Skill | undefined {
  const { state, day, request } = moment;
  const refused = state.refused.some(({ what, day: on }) => what === 'any' && on === day);
  const soon = state.offeredAt >= 0 && state.turn - state.offeredAt <= offerEvery;
  if (state.turn < firstOfferOf(moment) || refused || soon || state.questionsUnwanted || emotion === 'grief')
    return undefined;
  const fitting = spanishSkills.filter(({ skill, fits }) => {
    const feels = emotion !== undefined && skill.fits.feelings.includes(emotion);
    const forBody = skill.id === 'box-breathing' && ofSomething.test(request.message);
    return !forBody && fits.test(request.message) && (feels || !skill.fits.broad) && isOpenTo(moment, skill);
  });
  const { offersFirst } = spanishManners[moment.style];
  return (fitting.find(({ skill }) => offersFirst.includes(skill.id)) ?? fitting[0])?.skill;
}

/** Offers it; "solo escúchame" is among the choices. What was wished for about its length holds once it is accepted. */
export function offerInSpanish({ state }: Moment, skill: Skill, lead?: Answer['make'], wish?: FormWish): Answer {
  return {
    make: (composer) => join(lead?.(composer), composer.pick(skill.offers) ?? composer.pickAgain(skill.offers)),
    change: {
      offeredAt: state.turn,
      pending: { kind: 'skill-offer', skill: skill.id, ...(wish ? { form: wish.form } : {}) },
    },
    quickReplies: buttons.offer,
  };
}

/** Begins it in the usual form, or in the one wished for; where there is no such form, that is said first. */
export function beginInSpanish(skill: Skill, wish?: FormWish): Answer {
  const run = startRun(skill, wish?.form);
  return {
    make: (composer) =>
      join(
        wish && !wish.isThere ? composer.pick(lines.nearestForm, { long: spanishLengths[wish.form] }) : undefined,
        join(spanishStep(skill, run, composer), skill.warn && composer.pick(skill.warn)),
      ),
    change: { skill: run, pending: undefined },
    quickReplies: run.phase === 'steps' ? buttons.steps : buttons.rating,
  };
}

/** Goes over to another form of a running exercise; the number and what was written already are kept. */
export function changeFormInSpanish(skill: Skill, { phase, before, notes }: SkillRun, wish: FormWish): Answer {
  if (phase === 'before') return beginInSpanish(skill, wish);
  const steps = stepsOf(skill, wish.form);
  const open = steps.findIndex(({ key }) => !key || !notes[key]);
  const run: SkillRun = {
    ...startRun(skill, wish.form),
    phase: 'steps',
    step: Math.max(0, open),
    ...(before === undefined ? {} : { before }),
    notes,
  };
  return {
    make: (composer) => spanishStep(skill, run, composer),
    change: { skill: run },
    quickReplies: buttons.steps,
  };
}

/** What suits in place of an exercise that something told speaks against. */
export function offerOtherInSpanish(moment: Moment, skill: Skill): Answer | undefined {
  const other = insteadOf(skill, hindrancesOf(moment));
  const instead = other && findSpanishSkill(other.id);
  if (!instead) return undefined;
  const slots = { other: instead.name, long: spanishLengths[instead.usual] };
  return {
    make: (composer) => composer.pick(lines.other, slots),
    change: { offeredAt: moment.state.turn, pending: { kind: 'skill-offer', skill: instead.id } },
    quickReplies: buttons.offer,
  };
}

/** The answer to an offer; it may say how long it should take. */
export function answerOffered({ state, request, day }: Moment): Answer | undefined {
  const { pending } = state;
  const skill = pending?.kind === 'skill-offer' ? findSpanishSkill(pending.skill) : undefined;
  if (pending?.kind !== 'skill-offer' || !skill) return undefined;
  const text = request.message.trim();
  const wish = spanishFormIn(text, skill);
  if (isFormAlone(text)) return beginInSpanish(skill, wish);
  if (refuses.test(text))
    return { make: (composer) => composer.pick(lines.declined), change: { refused: refuse(state, skill.id, day) } };
  const earlier = pending.form && { form: pending.form, isThere: true };
  return accepts.test(text) ? beginInSpanish(skill, wish ?? earlier) : undefined;
}

/** Afraid of what somebody thinks is not afraid in the body. */
const ofSomething = withAccents(
  /\bmiedo (?:de|a) que (?:\p{L}+ ){0,2}(?:piense|crea|diga|se (?:enoje|entere|vaya|aleje)|me (?:deje|odie|juzgue))\b/iu,
);

/** A practical style, or somebody who wants problems solved, is offered something sooner. */
function firstOfferOf({ style, qualities }: Moment): number {
  return qualities.includes('problem-solver') ? soonest : spanishManners[style].offersFrom;
}

const soonest = 2;
const offerEvery = 7;

function isOpenTo(moment: Moment, skill: Skill): boolean {
  return suits(skill, hindrancesOf(moment)) && !isUnwanted(moment, skill.id);
}

const accepts = withAccents(
  /^(?:sí|si|dale|claro|bueno|ok(?:ay)?|vale|está bien|de acuerdo|probemos|hagámoslo|hagamoslo|vamos|por favor|me gustaría|quiero)\b(?!.*\b(?:pero|no)\b)/iu,
);
const refuses = withAccents(
  /^(?:no\b|hoy no|ahora no|mejor no|prefiero (?:hablar|no|que)|solo (?:escúchame|escuchame|quiero hablar)|otro día|después)/iu,
);
