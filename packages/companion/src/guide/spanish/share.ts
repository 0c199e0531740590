import type { Style } from '#persona/styles.ts';
import type { Composer } from '../compose.ts';
import type { Heard } from '../heard-angles.ts';
import { daysUntil } from '../named-things.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { markReturned } from '../respond/ask.ts';
import { join } from '../respond/join.ts';
import type { GuideState, Thing } from '../state.ts';
import { joinedSpanish } from './asked.ts';
import { questionInSpanish, restInSpanish, wantsQuestion } from './close.ts';
import { offerInSpanish, spanishOffer } from './exercise-offer.ts';
import { toldInCourse } from './course.ts';
import { spanishFrames } from './frames.ts';
import { spanishManners } from './manners.ts';
import { isSpanishThing } from './named-things.ts';
import { feelingLine, reflectSpanish } from './reflect.ts';
import { pickLed } from './speaking.ts';
import { spanishThread } from './thread-lines.ts';
import { readTold, type Told, withToldNames } from './told.ts';
import { spanishVoices } from './voices/voices.ts';

/** The answer to somebody who tells something in Spanish. */
export function answerSpanishShare(moment: Moment, text: string): Answer {
  const { state } = moment;
  const returned = eventToReturnTo(moment);
  if (returned) return comeBack(moment, returned);
  const told = readTold(moment, text);
  const { heard, pleasant, emotion } = told;
  const rank = heard?.angle.rank ?? 0;
  if (isSummaryDue(state, told) && rank < 3) return sumUp(moment);
  const offered = pleasant || heard?.angle.quiet || rank >= 6 ? undefined : spanishOffer(moment, emotion);
  if (offered) return offerInSpanish(moment, offered, (composer) => beforeOffer(told, moment, composer));
  const inCourse = toldInCourse(moment, text);
  return {
    change: {
      ...(told.matter ? { matter: told.matter } : {}),
      ...(heard ? { ...silenced(heard), angles: [...(state.angles ?? []), heard.angle.id].slice(-6) } : {}),
    },
    make: (composer) =>
      (inCourse && composer.chance(courseShare) ? inCourse(composer) : undefined) ?? answerTold(moment, told, composer),
  };
}

/** Where a course knows what to say, it is mostly said; a style has words of its own for the rest. */
const courseShare = 0.75;

/** Reflection, the feeling, and a close, in the order of the style. */
function answerTold(moment: Moment, told: Told, composer: Composer): string | undefined {
  const { style } = moment;
  const voice = spanishVoices[style];
  const { text, emotion, pleasant } = told;
  const felt = feelingLine(emotion, style, composer);
  const reflected = reflectSpanish(told, style, composer);
  const opening = reflected.text ?? felt;
  const first =
    opening ??
    (text.split(/\s+/u).length < 4
      ? (composer.pick(voice.brief) ?? composer.pick(spanishFrames.brief))
      : (composer.pick(voice.company) ?? composer.pick(spanishFrames.company)));
  const isBare = !reflected.isStep && !reflected.isWeighed && opening !== felt;
  const second =
    pleasant && emotion !== 'calm' && !reflected.isStep
      ? (composer.pick(voice.cheer) ?? composer.pick(spanishFrames.cheer))
      : isBare && felt && composer.chance(0.6)
        ? felt
        : undefined;
  const isFeelingFirst = second === felt && felt !== undefined && spanishManners[style].feelingFirst;
  const body = isFeelingFirst ? join(second, first) : join(first, second);
  const isAnswer = reflected.isStep || reflected.isWeighed || second !== undefined;
  const close = wantsQuestion(moment, told, composer)
    ? (questionInSpanish(moment, told, composer, body) ?? restInSpanish(moment, told, composer, isAnswer))
    : restInSpanish(moment, told, composer, isAnswer);
  return join(body, close);
}

/** Company in the words of a style, for when there is nothing else to say. */
export function spanishCompany(style: Style): readonly string[] {
  const { company, brief } = spanishVoices[style];
  return [...company, ...brief, ...spanishFrames.company];
}

function beforeOffer({ restated, pleasant, lately }: Told, { style }: Moment, composer: Composer): string | undefined {
  return (
    restated && pickLed(spanishFrames.bare, { dicho: restated.dicho }, { composer, style, glad: pleasant, lately })
  );
}

/** Every eight turns or so; not at a moment that hurts or shines. */
function isSummaryDue(state: GuideState, { text, emotion }: Told): boolean {
  return (
    emotion === undefined &&
    !isOpen.test(text) &&
    state.turn - state.summarizedAt >= 8 &&
    state.points.length >= 2 &&
    !/\bja(?:ja)+|\bje(?:je)+/iu.test(text) &&
    !state.questionsUnwanted
  );
}

/** What is asked or not yet decided wants an answer first. */
const isOpen = /\?|(?<!\p{L})no sé (?:si|qué|cómo|cuándo)(?!\p{L})/iu;

function sumUp(moment: Moment): Answer {
  const { state, style } = moment;
  const points = withToldNames(joinedSpanish(state.points.slice(-3)), moment);
  return {
    make: (composer) =>
      composer.pick(spanishVoices[style].summary, { points }) ??
      composer.pick(spanishFrames.summary, { points }) ??
      composer.pick(spanishFrames.ask),
    change: { summarizedAt: state.turn, points: state.points.slice(-1) },
  };
}

/** After "solo escúchame" nothing is asked or offered any more. */
function silenced({ angle }: Heard): Pick<GuideState, 'questionsUnwanted'> | Record<string, never> {
  return angle.id === 'es-solo-escucha' ? { questionsUnwanted: true } : {};
}

/** A day named a while ago, when a short message leaves room for it. */
function eventToReturnTo({ state, reading }: Moment): Thing | undefined {
  if (reading.words > 5 || reading.things.length > 0 || state.questionsUnwanted) return undefined;
  return state.things.find(
    (thing) =>
      thing.kind === 'event' && isSpanishThing(thing) && state.turn - thing.heard >= 4 && thing.returned === undefined,
  );
}

function comeBack(moment: Moment, thing: Thing): Answer {
  const days = daysUntil(thing, moment.request.now);
  const pool = days === undefined || days > 0 ? 'before' : days === 0 ? 'today' : 'after';
  return {
    make: (composer) => composer.pick(spanishThread[pool], { cosa: thing.name }),
    change: { things: markReturned(moment.state, thing) },
  };
}
