import type { Composer } from '../compose.ts';
import { kindLines } from '../content/kinds.ts';
import type { Thing } from '../state.ts';
import { threadCue } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { answerDirectly } from './direct-question.ts';
import { answerHonestly } from './honest-answer.ts';
import { question, thingToReturnTo, markReturned, mayAsk } from './ask.ts';
import { closing } from './close.ts';
import type { Heard } from '../heard-angles.ts';
import { sentencesOf } from '../said-before.ts';
import { isCareful } from './careful.ts';
import { fittingAngles, halfStep, shortAnswer } from './half-step.ts';
import { isInCourse } from './course.ts';
import { offerFor, answerOffer } from './offer.ts';
import { join } from './join.ts';
import { fittingCues, isCheering, moodOf } from './mood.ts';
import { leaveRoom } from './plain.ts';
import { reflect, keyed } from './reflect.ts';
import { answersLastQuestion, putRight, receive } from './received.ts';
import { asideOf, beside } from './beside.ts';
import { takeUp } from './take-up.ts';
import { anchored } from './anchored.ts';
import { assemble } from './assemble.ts';
import { bestOf, type Option } from './options.ts';
import { weigherOf } from './weigher.ts';
import { isSummaryDue, answerSummary } from './summary.ts';

/** The answer to somebody who tells something: reflect, then at most one question or one offer, or nothing more. */
export function answerShare(moment: Moment): Answer {
  const told = answerTold(moment);
  const corrected = putRight(moment, told);
  if (!corrected) return told;
  return corrected.isSure ? corrected.answer : bestOf(moment, [corrected], told);
}

function answerTold(moment: Moment): Answer {
  const direct = answerDirectly(moment);
  if (direct?.isSure) return direct.answer;
  const [top] = fittingAngles(moment);
  const wanted = top !== undefined && ((top.angle.rank ?? 0) >= surestRank || top.angle.tone === 'any');
  const ownStep = top !== undefined && top.angle.tone === 'any' && top.angle.whole === true;
  if (!direct && isSummaryDue(moment) && !ownStep && (top?.angle.rank ?? 0) < 4) return answerSummary(moment);
  const offer = wanted || direct ? undefined : offerFor(moment);
  if (offer) return answerOffer(moment, offer);
  if (!direct && isGettingShorter(moment) && !wanted)
    return {
      make: (composer) => composer.pick(kindLines.shorter),
      change: { lengths: [] },
      quickReplies: shorterChoices,
    };
  const returned = thingToReturnTo(moment);
  const isBrief = !returned && !isInCourse(moment) && (isFragment(moment) || (answersLastQuestion(moment) && !top));
  const isKnown = wanted || fittingCues(moment).some(({ always }) => always);
  const honest = returned || direct || isKnown ? undefined : answerHonestly(moment);
  if (isBrief && (isCareful(moment) || moment.state.turn === 0)) return answerFragment(moment);
  const ruled: (Option | undefined)[] = [
    direct,
    isBrief ? { as: 'fragment', answer: answerFragment(moment) } : undefined,
    honest,
  ];
  const known = ruled.filter((option) => option !== undefined);
  const said = sayTold(moment, returned, top);
  return known.length > 0 ? bestOf(moment, known, said) : said;
}

/** What is known for certain, or was asked for, is said; of everything else many drafts are made and weighed. */
function sayTold(moment: Moment, returned: Thing | undefined, top: Heard | undefined): Answer {
  const isSettled = returned !== undefined || (isPlain(moment, top) && !isInCourse(moment));
  return {
    make: (composer) =>
      (isSettled || !composer.chance(freeShare) ? undefined : assemble(moment, composer)) ??
      tell(moment, composer, { returned, isSettled }),
    ...(isSettled ? {} : { weigh: weigherOf(moment) }),
    ...(returned && mayAsk(moment) ? { change: { things: markReturned(moment.state, returned) } } : {}),
  };
}

/** From this rank on a way of saying things is what a message of few words is about. */
const sureRank = 5;
/** From this one on it outweighs what else may be said. */
const surestRank = 7;
/** From this one on it is about the talk itself, and answered as that where little else is said. */
const aboutTheTalk = 8;
const fewWords = 16;

/** Whether it is plain what has to be said: it was asked for, is about the talk, or is one of two matters. */
function isPlain(moment: Moment, top: Heard | undefined): boolean {
  const isAsked = (top?.angle.rank ?? 0) >= aboutTheTalk || fittingCues(moment).some(({ always }) => always);
  const { rank = 0, tone } = top?.angle ?? {};
  const isAll = moment.reading.words <= shortAnswer && (rank >= sureRank || tone === 'any');
  return isAll || (isAsked && moment.reading.words <= fewWords) || asideOf(moment) !== undefined;
}

/** Drafts that are put together freely, of all. */
const freeShare = 0.6;

/** Reflection and close. A half step further than the words where one is surely meant, else the words and what they weigh. */
function tell(
  moment: Moment,
  composer: Composer,
  { returned, isSettled }: { returned: Thing | undefined; isSettled: boolean },
): string | undefined {
  if (returned && mayAsk(moment)) return join(reflect(moment, composer), question(moment, composer, returned));
  const step = givesWhatWasAsked(moment) || isCheeringNow(moment, composer) ? undefined : halfStep(moment, composer);
  const said = step?.text ?? reflect(moment, composer);
  const reflection = isSettled ? anchored(moment, composer, said, step?.heard) : said;
  const taken = beside(moment, composer, reflection) ?? takeUp(moment, composer);
  if (taken) return join(reflection, taken);
  const close = closing(moment, composer, step?.heard);
  const isBare = !close && reflection !== undefined && sentencesOf(reflection).length < 2;
  return join(reflection, isBare ? leaveRoom(moment, composer) : close) ?? composer.pick(moment.voice.brief);
}

/** A cue that answers a wish ("no lists, please"), or the first word about a death, goes before anything clever. */
function givesWhatWasAsked(moment: Moment): boolean {
  const { state } = moment;
  if (fittingAngles(moment).some(({ angle }) => (angle.rank ?? 0) >= 8 || ownWay.has(angle.id))) return false;
  const known = fittingAngles(moment).some(({ angle }) => angle.alone || (angle.rank ?? 0) >= 6);
  return fittingCues(moment).some(
    ({ always, meet, loss, id }) => always || (meet && (loss || !known) && state.thread?.cue !== id),
  );
}

/** A next thing the person has found is said back with their own words. */
const ownWay: ReadonlySet<string> = new Set(['will-do', 'might-do', 'turns-to-someone']);

/** Plain good news is cheered first, most of the time. */
function isCheeringNow(moment: Moment, composer: Composer): boolean {
  return isCheering(moment) && composer.chance(0.45);
}

/** What "shorter" asks, as buttons. */
const shorterChoices = ['Just tired', 'Something else', 'Just listen'];

/** A few words that are no statement and name no feeling. */
function isFragment(moment: Moment): boolean {
  const { restated, feeling, things, words } = moment.reading;
  const known = restated.length + things.length + fittingCues(moment).length + fittingAngles(moment).length;
  return known === 0 && !feeling && words <= 8;
}

/**
 * In the middle of a matter a fragment is taken in or asked about; with nothing to hold it against, Haven says that it
 * does not follow. Either way one plain question at most.
 */
function answerFragment(moment: Moment): Answer {
  const { echo, topic } = moment.reading;
  const { state } = moment;
  const slots = { fragment: echo, turned: echo };
  const known =
    topic !== 'none' ||
    moodOf(moment) !== undefined ||
    threadCue(state) !== undefined ||
    state.turn > 0 ||
    interjected.test(moment.request.message);
  if (!mayAsk(moment))
    return {
      make: (composer) =>
        receive(moment, composer) ??
        composer.pick(kindLines.fragmentHeard, slots) ??
        keyed(moment, composer) ??
        composer.pick(kindLines.heard),
    };
  if (!known)
    return { make: (composer) => composer.pick(kindLines.unclear, slots) ?? composer.pick(kindLines.unclearPlain) };
  return {
    make: (composer) =>
      receive(moment, composer) ??
      (composer.chance(state.questionsInRow > 0 || !echo?.includes(' ') ? 0.75 : 0.35)
        ? (composer.pick(kindLines.fragmentHeard, slots) ??
          join(keyed(moment, composer) ?? composer.pick(kindLines.heard), question(moment, composer)))
        : (composer.pick(kindLines.fragment, slots) ??
          join(keyed(moment, composer) ?? composer.pick(kindLines.heard), question(moment, composer)))),
  };
}

/** A sigh before it makes a complaint of two words plain enough. */
const interjected = /^(?:ugh+|oof|argh|meh|god|man|sigh|well|omg|wow)\b/iu;

/** Three short answers after longer ones. */
function isGettingShorter({ state, reading }: Moment): boolean {
  const earlier = state.lengths.slice(-6);
  if (reading.words > 3 || earlier.length < 4 || reading.feeling?.level === 3) return false;
  const [before, lately] = [earlier.slice(0, -2), earlier.slice(-2)];
  return Math.max(...lately) <= 4 && before.reduce((sum, length) => sum + length, 0) / before.length >= 9;
}
