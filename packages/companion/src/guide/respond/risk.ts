import { hasTool } from '#crisis/fragment.ts';
import { guesses } from '#crisis/guessed.ts';
import { rankOf, type RiskKind, type Tier } from '#crisis/risk.ts';
import { toldDangerOf, toldIn } from '#crisis/told-plainly.ts';
import {
  type CareLines,
  careFarewells,
  careReminders,
  checkInAnswers,
  companyNear,
  elevatedCare,
  imminentCare,
  quietBeside,
  quietCare,
  safetyAnswers,
  takenAtTheirWord,
} from '../content/care.ts';
import { guessedCare } from '../content/care-guessed.ts';
import { toldLines } from '../content/care-told.ts';
import type { Composer } from '../compose.ts';
import { kindLines } from '../content/kinds.ts';
import type { GuideState } from '../state.ts';
import type { Answer, Moment } from './answer.ts';
import { heardRisk, isGuessHere } from './heard-risk.ts';
import { join } from './join.ts';
import { guessedLines, isDark, takesLeaveHere } from './guessed-risk.ts';
import { endsInFarewell } from '../leave-taking/at-the-end.ts';
import { englishCare } from './care-english.ts';
import { remarkInCourse } from './course.ts';
import { answerCareStep, answerWayOut } from './care-steps.ts';
import { fewOwnWords, ownWords } from './own-words.ts';
import { personNear } from './person-near.ts';
import { aboutOthers, answerSafety, fresh, inParts, risked, saidSafe, saysNo } from './safety-answer.ts';
import { answerDetail, saidOfCall, saidOfDays } from './risk-details.ts';
import { answerForFriend, isHurtFriend, pronounsOf } from './risk-friend.ts';
import { friendCare } from '../content/care-friend.ts';

/** The answer to a message with a risk tier. The care lines come first whatever else the message holds. */
export function answerRisk(moment: Moment): Answer {
  const { request, state } = moment;
  const { tier } = request.detection;
  const kind = leadingKind(request.detection.signals, tier);
  const isGuess = isGuessHere(moment);
  const told = toldHere(moment);
  const step = told ? undefined : answerCareStep(moment, englishCare);
  if (step) return step;
  const detail = told ? undefined : answerDetail(moment, tier === 'imminent');
  if (detail) return { ...detail, change: { ...detail.change, risk: risen(state, tier, kind) } };
  const isTakenBack = request.detection.signals.every(({ rule }) => rule === 'taken-back');
  if (isTakenBack && state.risk?.kind === 'abuse')
    return {
      make: (composer) => composer.pick(takenAtTheirWord) ?? composer.pickAgain(takenAtTheirWord),
      change: { pending: undefined },
    };
  if (goesAfterDanger(moment))
    return { make: (composer) => composer.pick(careFarewells) ?? composer.pickAgain(careFarewells) };
  const lines = linesFor(tier, kind);
  const begun =
    state.risk !== undefined &&
    rankOf(state.risk.tier) >= rankOf(tier) &&
    (request.care.cardShownBefore || state.risk.replies > 0);
  if (isAskedAlready(tier, state)) return stayQuietly(state);
  const usual = begun && lines.later.length > 0 ? lines.later : lines.first;
  const guessed = told ? undefined : guessedLines(moment, kind);
  const hurtFriend = kind === 'third-party' && isHurtFriend(moment) ? friendCare.hurt : undefined;
  const pool = told ?? hurtFriend ?? guessed ?? usual;
  const others = linesFor(tier, 'explicit');
  return {
    make: (composer) =>
      join(
        beforeCare(moment, kind, composer),
        composer.pick(pool, hurtFriend ? pronounsOf(moment) : {}) ??
          // What is only guessed is asked again rather than held for certain.
          (guessed ? composer.pickAgain(guessed) : undefined) ??
          composer.pick(lines.later) ??
          composer.pick(others.later) ??
          inParts(composer, tier) ??
          composer.pickAgain(lines.later),
      ),
    change: {
      pending: { kind: 'safety-question' },
      ...heardRisk(moment, { tier, kind, isGuess, isTold: toldIn(request.message) !== undefined }),
    },
  };
}

/** Good night, after danger was spoken of and met: what is only guessed in it is no new alarm. */
function goesAfterDanger(moment: Moment): boolean {
  const { request, state, reading } = moment;
  const isKnown = state.risk !== undefined && !state.risk.guessed && state.turn - state.risk.turn <= freshTurns;
  const isGuess = request.detection.signals.every(({ rule }) => guesses.has(rule) || rule === 'risk-grows');
  // While it sounds like the end of everything, only a plan for help makes it a good night.
  const isCalm = request.detection.tier !== 'imminent' || toHelp.test(reading.text);
  const isMet = (state.risk?.replies ?? 0) > 1;
  return (
    isKnown &&
    isMet &&
    isGuess &&
    isCalm &&
    endsInFarewell(reading) &&
    !hasTool(request.message) &&
    !isDark(reading.text)
  );
}

const toHelp =
  /\b(?:counsel\p{L}*|therapist|doctor|clinic|hospital|(?:mom|mum|dad|sister|brother|friend|she|he)(?:'s| is) (?:here|with (?:me|him|her|them)))\b/iu;

/** The lines for a danger told in ordinary words, where the tier of the message comes from nothing else. */
function toldHere({ request }: Moment): readonly string[] | undefined {
  const named = toldIn(request.message);
  // Whatever else saw it: what harms unseen is said.
  const isOfOthers = request.detection.signals.every(({ kind }) => kind === 'abuse');
  if (named?.rule === 'told-strangled' && isOfOthers && request.detection.tier !== 'imminent')
    return toldLines.strangled;
  const leading = leadingSignal(request.detection.signals, request.detection.tier);
  const danger = leading && toldDangerOf(leading);
  // Who did it is not told that it is not their fault.
  const isDoer = leading?.kind === 'abuse' && named?.kind === 'harm-others';
  return isDoer ? toldLines.harm : danger && toldLines[danger];
}

/** The more serious of what was known and what is heard now. */
function risen(state: GuideState, tier: Tier, kind: RiskKind): NonNullable<GuideState['risk']> {
  const before = state.risk;
  const worse = before === undefined || rankOf(tier) > rankOf(before.tier);
  return {
    tier: worse ? tier : before.tier,
    kind: worse ? kind : before.kind,
    turn: state.turn,
    replies: (before?.replies ?? 0) + 1,
  };
}

/** A few of the person's own words before the question at a quiet sign, or the days that count before an urge. */
function beforeCare(moment: Moment, kind: RiskKind, composer: Composer): string | undefined {
  const { tier } = moment.request.detection;
  if (tier === 'elevated' && kind === 'self-harm') return saidOfDays(moment.reading.text, composer);
  const remark =
    tier !== 'imminent' && isGuessHere(moment) && !takesLeaveHere(moment) && remarkInCourse(moment, composer);
  if (remark) return remark;
  if (tier === 'quiet' || isOnlyAnAnswer(moment)) return ownWords(moment, composer);
  return isGuessHere(moment) && !takesLeaveHere(moment) ? fewOwnWords(moment, composer) : undefined;
}

/** Nothing in the message but that it came after the question. */
function isOnlyAnAnswer({ request, reading }: Moment): boolean {
  return reading.words > 3 && request.detection.signals.every(({ rule }) => rule === 'yes-when-asked');
}

/** The question was put a moment ago; again so soon at a quiet sign, perhaps after a no, it would be an interrogation. */
function isAskedAlready(tier: Tier, state: GuideState): boolean {
  return tier === 'quiet' && state.risk?.tier === 'quiet' && state.turn - state.risk.turn <= notAgainFor;
}

const notAgainFor = 2;

/** The question stays open, the line stays at hand, and what weighs may be said. */
function stayQuietly(state: GuideState): Answer {
  return {
    make: (composer) => composer.pick(quietBeside) ?? inParts(composer, 'quiet'),
    change: {
      pending: undefined,
      risk: { ...fresh(state), replies: (state.risk?.replies ?? 0) + 1 },
    },
  };
}

/**
 * The answer while a risk is fresh but this message carries none: to the safety question, to somebody coming near, to
 * a goodbye. Nothing when the message is for the ordinary guide.
 */
export function answerAfterRisk(moment: Moment): Answer | undefined {
  const { request, state, reading } = moment;
  if (!request.care.flag && !state.risk) return undefined;
  const step = request.care.checkIn
    ? undefined
    : (answerCareStep(moment, englishCare) ?? answerWayOut(moment, englishCare));
  if (step) return step;
  const detail = recentRisk(state) && !request.care.checkIn ? answerDetail(moment) : undefined;
  if (detail && state.risk?.kind !== 'third-party') return detail;
  if (isRefusal(moment))
    return {
      make: (composer) => composer.pick(safetyAnswers.refused) ?? inParts(composer, 'imminent'),
      change: risked(state),
    };
  if (reading.kind === 'goodbye' || reading.kind === 'goodbyeBusy' || reading.kind === 'leaveAlone')
    return { make: (composer) => composer.pick(careFarewells) ?? composer.pickAgain(careFarewells) };
  if (request.care.checkIn) return answerCheckIn(reading.text);
  if (calledHelp.test(reading.text) && recentRisk(state))
    return { make: (composer) => saidOfCall(reading.text, composer) ?? composer.pick(kindLines.calledHelp) };
  const forFriend = answerForFriend(moment);
  if (forFriend) return forFriend;
  const near = personNear(moment);
  if (near && recentRisk(state))
    return { make: (composer) => composer.pick(companyNear, { person: near }), change: risked(state) };
  if (recentRisk(state) && stillDark.test(reading.text)) return stayQuietly(state);
  if (state.pending?.kind === 'safety-question') return answerSafety(moment);
  if (recentRisk(state) && setsAtEase.test(reading.text)) return answerSafety(moment);
  return undefined;
}

const calledHelp =
  /\bI (?:just |finally |actually )?(?:called|texted|rang|talked to|spoke (?:to|with)) (?:988|911|the (?:line|hotline|crisis|ambulance)|a (?:counselor|doctor|crisis)|741741)/iu;

/** Turns in which a person near the danger is still spoken of as such. */
const freshTurns = 6;

/** A short reminder for an ordinary reply while the flag is on: in the first turns, then now and then. */
export function reminderDue({ request, state }: Moment): boolean {
  if (!request.care.flag) return false;
  // What was only guessed was asked about, and its numbers stay in the bar.
  if (state.risk?.guessed && !state.risk.known?.means) return false;
  const since = state.turn - (state.risk?.turn ?? state.turn - 3);
  return since <= 2 || since % 4 === 0;
}

export { careReminders };

function linesFor(tier: Tier, kind: RiskKind): CareLines {
  // A hint of being hurt, or of fear for another, is no hint of a wish to die.
  if (tier === 'quiet')
    return aboutOthers.has(kind)
      ? { first: guessedCare(kind, 'quiet'), later: elevatedCare[kind]?.later ?? [] }
      : quietCare;
  const table = tier === 'imminent' ? imminentCare : elevatedCare;
  const lines = table[kind] ?? table.explicit;
  return lines.later.length > 0 ? lines : { first: lines.first, later: table.explicit.later };
}

/** The kind of the most serious signal; the first of them when there are several. */
function leadingKind(signals: readonly { kind: string; tier: Tier }[], tier: Tier): RiskKind {
  return (leadingSignal(signals, tier)?.kind ?? 'explicit') as RiskKind;
}

function leadingSignal<Signal extends { tier: Tier }>(signals: readonly Signal[], tier: Tier): Signal | undefined {
  return signals.find((signal) => signal.tier === tier) ?? signals[0];
}

/** What somebody says around such a danger, to make it small or right, is not said back. */
export function leavesUnsaid(state: GuideState): boolean {
  return recentRisk(state) && state.risk?.told === true;
}

function recentRisk(state: GuideState): boolean {
  return state.risk !== undefined && state.turn - state.risk.turn <= freshTurns;
}

/** After words of intent a bare no is a wish to be left alone, not an answer about safety. */
function isRefusal({ state, reading }: Moment): boolean {
  if (state.risk?.tier !== 'imminent' || !recentRisk(state) || saidSafe.test(reading.text)) return false;
  const isNo = state.pending?.kind === 'safety-question' && saysNo(reading.text);
  return reading.kind === 'leaveAlone' || isNo;
}

/** Goes on in the same dark, whatever the detector makes of it alone: the line stays at hand. */
const stillDark =
  /\bwish(?:ed)? I (?:hadn't|didn't|wasn't|weren't|had not)\b(?! (?:said|done|told|gone|called|sent|eaten|bought))|\b(?:don't|do not|didn't) want to (?:be here|wake|exist|do this anymore)\b|\bno point\b|\bwhat's the point\b|\bcan't go on\b/iu;

/** Said unasked, a turn or two later. */
const setsAtEase =
  /\b(?:not going to|won't|wouldn't) (?:do|hurt|harm|kill|act|try)\b|\bI(?:'m| am) (?:safe|not suicidal)\b/iu;
function answerCheckIn(text: string): Answer {
  const better =
    /\b(?:better|okay|good|fine|safe|no\b|not anymore|alright|well)\b/iu.test(text) &&
    !/\b(?:not (?:okay|good|fine|safe|better|great|well)|worse|yes)\b/iu.test(text);
  return {
    make: (composer) => composer.pick(better ? checkInAnswers.better : checkInAnswers.worse),
    change: better ? {} : { pending: { kind: 'safety-question' } },
  };
}
