import { findSkill } from '#skills/skills.ts';
import { isOwnState } from '../content/angles/own-states.ts';
import { anyOffer } from '../content/offers.ts';
import type { Composer } from '../compose.ts';
import { saysPlainly } from '../plain-feelings.ts';
import { isPleasant } from '../feeling.ts';
import type { Answer, Moment } from './answer.ts';
import { weightOf } from '../telling/kinds.ts';
import { isLoss } from '../thread.ts';
import { exerciseFor, exerciseHintedAt, firstSuiting, saysWhatEases } from './exercise-choice.ts';
import { join } from './join.ts';
import { fittingCues, moodOf } from './mood.ts';
import { reflect } from './reflect.ts';
import { fittingAngles, halfStep, seemsHard } from './half-step.ts';
import { sureKind } from './plain.ts';
import { takeUp } from './take-up.ts';
import { offerSkill } from './exercise-offer.ts';

/** An exercise or a choice of directions, when the moment asks for one and it was not refused today. */
export function offerFor(moment: Moment): string | undefined {
  const { state, reading, style, qualities, day } = moment;
  const mood = moodOf(moment);
  if (mood && isPleasant(mood)) return undefined;
  if (state.feeling && isPleasant(state.feeling.emotion) && state.turn - state.feeling.turn <= goodNewsStays)
    return undefined;
  // Somebody who has just said what they will do needs nothing beside it.
  if (['will-do', 'might-do'].includes(fittingAngles(moment)[0]?.angle.id ?? '')) return undefined;
  if (state.offeredAt >= 0 && state.turn - state.offeredAt < offerEvery) return undefined;
  const cued = fittingCues(moment).find((cue) => cue.skill)?.skill;
  const refused = (what: string) => state.refused.some((entry) => entry.what === what && entry.day === day);
  const urgent = fittingCues(moment).some((cue) => cue.id === 'panic');
  const hinted = exerciseHintedAt(moment);
  const wait =
    urgent || hinted
      ? 0
      : style === 'calm-centering' || style === 'solution-focused' || qualities.includes('problem-solver')
        ? 2
        : 4;
  if (state.turn < wait || refused('any')) return undefined;
  if (
    !urgent &&
    (isLoss(state, reading) ||
      state.feeling?.emotion === 'grief' ||
      fittingCues(moment).some((cue) => noExercise.has(cue.id)))
  )
    return undefined;
  if (urgent) return firstSuiting(moment, ['grounding', 'box-breathing', 'paced-breathing']);
  if (!hinted && (asksOrPlans(moment) || !isEasedByDoing(moment))) return undefined;
  const fitting = reading.feeling?.emotion === 'grief' ? undefined : (hinted ?? exerciseFor(moment, cued));
  if (fitting) return fitting;
  const weighs =
    reading.feeling !== undefined && (seemsHard(moment) || saysPlainly(reading.feeling.emotion, reading.text));
  return state.turn >= 5 && reading.words > 8 && weighs && !refused('directions') ? 'directions' : undefined;
}

export function answerOffer(moment: Moment, offer: string): Answer {
  const skill = offer === 'directions' ? undefined : findSkill(offer);
  if (skill) return offerSkill(moment, skill, (composer) => heardFirst(moment, composer));
  return {
    make: (composer) => join(heardFirst(moment, composer), composer.pick(anyOffer)),
    change: { offeredAt: moment.state.turn, pending: { kind: 'directions' } },
    quickReplies: ['Think it through', 'Just listen'],
  };
}

/** Before an offer the words themselves, or where none can be said back, what they come to. */
function heardFirst(moment: Moment, composer: Composer): string | undefined {
  const heard =
    (moment.reading.restated.length === 0 || tellsOwnState(moment) ? halfStep(moment, composer)?.text : undefined) ??
    reflect(moment, composer);
  return join(heard, takeUp(moment, composer));
}

/** "My stomach is in knots" is answered as that, before anything is offered for it. */
function tellsOwnState(moment: Moment): boolean {
  const [top] = fittingAngles(moment);
  return top !== undefined && isOwnState(top.angle.id);
}

/** A question wants its answer, and who has a plan needs no exercise beside it. */
function asksOrPlans({ reading, state }: Moment): boolean {
  return reading.text.includes('?') || sureKind({ reading, state }) === 'plan';
}

/** Unrest, or a load, that an exercise may ease; not a quarrel, a wrong or a story. */
function isEasedByDoing(moment: Moment): boolean {
  const { reading, state } = moment;
  const kind = sureKind({ reading, state });
  const plainly = reading.feeling !== undefined && saysPlainly(reading.feeling.emotion, reading.text);
  if (saysWhatEases(moment)) return kind === undefined || weightOf(kind) !== 'light';
  if (reading.words <= fewWords && plainly) return kind === undefined || weightOf(kind) === 'hard';
  return kind !== undefined && eased.has(kind) && (plainly || reading.words <= fewWords);
}

/** In so few words the unrest is all that is told. */
const fewWords = 15;

const eased: ReadonlySet<string> = new Set([
  'ahead',
  'awake',
  'body',
  'replay',
  'stuck',
  'too-much',
  'waiting',
  'not-enough',
]);

const offerEvery = 7;
/** Turns after good news in which a worry about it is heard and not treated. */
const goodNewsStays = 10;

/** Where an exercise would be an insult: somebody is dying, or asks for a word and not for a method. */
const noExercise: ReadonlySet<string> = new Set([
  'dying',
  'death',
  'pet-loss',
  'pregnancy-loss',
  'promise',
  'no-goodbye',
  'hit-as-child',
  'no-list',
  'dont-say',
  'got-in',
  'met-with-kindness',
  'permission',
]);
