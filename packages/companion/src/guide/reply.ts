import { isHintByTurns } from '#crisis/recent.ts';
import { findSkill } from '#skills/skills.ts';
import { type Composer, type Limits, settle, type Settled } from './compose.ts';
import { kindLines } from './content/kinds.ts';
import { inManner } from './content/manners.ts';
import { pickedLines } from './content/offers.ts';
import { otherLanguages } from './content/other-languages.ts';
import { voices } from './content/voices/voices.ts';
import { isGrave } from './language/grave.ts';
import { nextState } from './next-state.ts';
import { messageLanguage, type MessageLanguage } from './message-language.ts';
import { pickStyle, styleNames } from './pick-style.ts';
import type { Reading } from './reading.ts';
import { readingOf } from './reading-in-talk.ts';
import type { GuideReply, GuideRequest } from './request.ts';
import { answerAdvice, answerPendingAdvice } from './respond/advice.ts';
import type { Answer, Moment } from './respond/answer.ts';
import { answerAfterRisk, answerRisk, careReminders, leavesUnsaid, reminderDue } from './respond/risk.ts';
import { isCareful } from './respond/careful.ts';
import { takesLeaveHere } from './respond/guessed-risk.ts';
import { join } from './respond/join.ts';
import { friendReminder, plainFriendReminders } from './respond/risk-friend.ts';
import { answerReachingOut } from './respond/direct-question.ts';
import { isGuessed } from '#crisis/guessed.ts';
import {
  answerMisread,
  answerNoNumbers,
  isMisread,
  restOf,
  wantsNoNumbers,
  withoutNumbersTalk,
} from './respond/misread.ts';
import { answerInCourse } from './respond/course.ts';
import { answerIntroduction } from './respond/introduction.ts';
import { answerLeavingWithPlan } from './respond/leaving-with-a-plan.ts';
import { answerWishedToHear } from './respond/wished-to-hear.ts';
import { answerWish } from './respond/idea.ts';
import { answerLeave } from './respond/leave.ts';
import { answerRemembered } from './respond/remembered.ts';
import { withoutRefuted } from './respond/refuted.ts';
import { answerOneWord } from './respond/one-word.ts';
import { answerPendingWording } from './respond/wording.ts';
import { answerShare } from './respond/share.ts';
import { answerExerciseRequest, answerTiny, beginSkill } from './respond/exercise-offer.ts';
import { pausedChoices } from './respond/exercise-step.ts';
import { answerControl, answerInSkill, answerQuietInSkill, resumeAfterQuestion } from './respond/exercise.ts';
import { choiceOf } from './respond/offer-choice.ts';
import { answerPractical } from './respond/practical.ts';
import { answerKind } from './respond/special.ts';
import { declined } from './respond/yes-or-no.ts';
import { answerSpanish } from './spanish/reply.ts';
import { spanishRemindersFor } from './spanish/risk.ts';
import { spanishCompany } from './spanish/share.ts';
import { inSpanishVoice } from './spanish/speaking.ts';
import { spanishPickedLines, spanishStyleNames } from './spanish/style-signs.ts';
import { type GuideState, startState } from './state.ts';
import { isLoss } from './thread.ts';

export type { GuideReply, GuideRequest } from './request.ts';
export type { GuideState } from './state.ts';

/** CARE rules: words of a reply, and of a reply at risk. */
const calmLimits: Limits = { words: 90, overlap: 0.5 };
const careLimits: Limits = { words: 60, overlap: 0.6 };

/**
 * The built-in companion's answer to one message: understand, decide on one act, say it in the style's voice. Pure: the
 * same request gives the same reply. Never throws and never ends the conversation.
 */
export function replyTo(request: GuideRequest): GuideReply {
  const state = request.state ?? startState();
  const language = messageLanguage(request.message, state.language);
  const moment = momentOf(request, state, language);
  const picked = pickedStyle(moment, language);
  const answer = decide(moment, language);
  const settled = say(moment, answer, language, picked);
  const given = settled.by ?? answer;
  const next = nextState(moment, given, settled, language, picked);
  return { text: settled.text, quickReplies: given.quickReplies ?? choicesIn(next), state: next };
}

/** While an exercise waits for somebody who tells something else, the way back and the way out stay in sight. */
function choicesIn({ skill, pending, language }: GuideState): readonly string[] {
  return skill?.paused && !pending && language === 'en' ? pausedChoices : [];
}

function momentOf(asked: GuideRequest, state: GuideState, language: MessageLanguage): Moment {
  const request = withoutRefuted(asked, state);
  const chosen = request.persona.style;
  const picked = chosen === 'let-haven-pick' ? (state.pickedStyle ?? chosen) : chosen;
  const style = state.plainWords && picked === 'faith-centered' ? 'balanced-mix' : picked;
  const read = readingOf(request, state, language);
  return {
    request,
    state,
    reading: leavesUnsaid(state) ? withoutSayings(read) : read,
    style,
    voice: voices[style],
    qualities: state.plainWords
      ? request.persona.qualities.filter((id) => id !== 'faith-centered')
      : request.persona.qualities,
    day: request.now.toISOString().slice(0, 10),
  };
}

/** What somebody says around a grave thing, to make it small or right, is not said back. */
function withoutSayings(reading: Reading): Reading {
  return { ...reading, sayings: [], restated: [], key: undefined, echo: undefined, choice: undefined };
}

/** One act. Danger first, then what is already going on, then what the message is. */
function decide(moment: Moment, language: MessageLanguage): Answer {
  const { request } = moment;
  if (language !== 'en' && language !== 'es') return answerOtherLanguage(moment, language);
  if (isMisread(moment)) return answerMisread(moment, onwardFrom(moment, restOf(moment), language), language);
  if (wantsNoNumbers(moment))
    return answerNoNumbers(onwardFrom(moment, withoutNumbersTalk(moment.reading.text), language));
  if (language === 'es') return answerSpanish(moment);
  if (
    request.detection.tier !== 'none' &&
    isGuessed(request.detection, request.message) &&
    moment.reading.kind === 'alert'
  )
    return answerAlarm(moment) ?? answerRisk(moment);
  if (request.detection.tier !== 'none') return answerQuietInSkill(moment) ?? answerHint(moment) ?? answerRisk(moment);
  return (
    answerYoung(moment) ??
    answerAlarm(moment) ??
    resumeAfterQuestion(moment) ??
    answerControl(moment) ??
    answerLeave(moment) ??
    answerAfterRisk(moment) ??
    answerInSkill(moment) ??
    answerChoice(moment) ??
    answerOrdinary(moment)
  );
}

/** The answer to what is left of a message once a denial, or a wish about numbers, is taken out of it, as if the danger had never been asked about. */
function onwardFrom(moment: Moment, rest: string | undefined, language: MessageLanguage): Answer | undefined {
  if (rest === undefined) return undefined;
  const { risk: _risk, pending: _pending, ...state } = moment.state;
  const onward = momentOf({ ...moment.request, message: rest }, { ...state, cleared: true }, language);
  return language === 'es' ? answerSpanish(onward) : answerOrdinary(onward);
}

/** "Not really" or "jk" is answered as the answer it is; it is no new sign of danger. */
function answerHint(moment: Moment): Answer | undefined {
  return isHintByTurns(moment.request.detection) ? answerAfterRisk(moment) : undefined;
}

function answerOrdinary(moment: Moment): Answer {
  const { kind } = moment.reading;
  if (kind === 'exercise') return answerExerciseRequest(moment);
  return (
    answerTiny(moment) ??
    answerInCourse(moment) ??
    answerPractical(moment) ??
    answerIntroduction(moment) ??
    answerLeavingWithPlan(moment) ??
    answerWishedToHear(moment) ??
    answerPendingWording(moment) ??
    (kind === 'advice' ? answerReachingOut(moment)?.answer : undefined) ??
    answerPendingAdvice(moment) ??
    answerWish(moment) ??
    (kind === 'advice' ? answerAdvice(moment) : undefined) ??
    answerOneWord(moment) ??
    answerKind(moment) ??
    answerRemembered(moment) ??
    answerShare(moment)
  );
}

/** A minor is pointed to people, whatever else the message says. */
function answerYoung({ reading: { kind }, state }: Moment): Answer | undefined {
  // Somebody young who fears for a friend asks what to say to them, and is told.
  if (state.young && kind === 'advice' && state.risk?.kind !== 'third-party')
    return { make: (composer) => composer.pick(kindLines.youngAdvice) };
  if (kind !== 'child' && kind !== 'teen') return undefined;
  return { make: (composer) => composer.pick(kindLines[kind]) };
}

/** Fear of being reported, and the wish that voices be confirmed, are answered truthfully before anything else. */
function answerAlarm({ reading: { kind } }: Moment): Answer | undefined {
  if (kind !== 'alert' && kind !== 'hearsToo') return undefined;
  return { make: (composer) => composer.pick(kindLines[kind]) };
}

/** The buttons under an offer. */
function answerChoice(moment: Moment): Answer | undefined {
  const { pending } = moment.state;
  const choice = choiceOf(moment.request.message);
  if (choice === 'think') return answerAdvice(moment);
  if (!choice || !pending) return undefined;
  if (pending.kind === 'skill-offer') {
    const skill = findSkill(pending.skill);
    return choice === 'accept' && skill ? beginSkill(skill) : declined(moment, pending.skill);
  }
  if (pending.kind === 'directions') return choice === 'accept' ? answerAdvice(moment) : declined(moment, 'directions');
  return pending.kind === 'advice-given' && choice !== 'accept' ? declined(moment, 'advice') : undefined;
}

function answerOtherLanguage({ request }: Moment, language: Exclude<MessageLanguage, 'en' | 'es'>): Answer {
  const lines = otherLanguages[language];
  const atRisk = request.detection.tier !== 'none' || request.care.flag;
  return {
    make: (composer) =>
      composer.pick(atRisk ? lines.risk : lines.plain) ?? composer.pickAgain(atRisk ? lines.risk : lines.plain),
  };
}

function say(moment: Moment, answer: Answer, language: MessageLanguage, picked: string | undefined): Settled {
  const { request, state } = moment;
  const atRisk = request.detection.tier !== 'none' || request.care.flag || state.pending?.kind === 'safety-question';
  const limits = atRisk ? careLimits : limitsFor(moment);
  const seed = `${request.seed}:${state.turn}`;
  const reminded = language === 'en' || language === 'es' ? reminderFor(moment, answer, language) : undefined;
  const pickedIn = language === 'es' ? spanishPickedLines : pickedLines;
  const announce = (composer: Composer) => (picked ? composer.pick(pickedIn, { label: picked }) : undefined);
  const styled = atRisk || language !== 'en' ? undefined : (text: string) => inManner(text, moment.style);
  const speaker = (composer: Composer) =>
    atRisk || language !== 'es' ? composer : inSpanishVoice(composer, moment.style);
  const make = (composer: Composer) => join(answer.make(speaker(composer)), reminded?.(composer), announce(composer));
  const reply = settle(state.said, seed, limits, make, styled, answer.weigh);
  return reply ?? atLeast(moment, atRisk, { seed, limits, language });
}

/** When an answer has nothing left to say: company, or at risk a line to call, said again if need be. */
function atLeast(
  { state, voice, style }: Moment,
  atRisk: boolean,
  { seed, limits, language }: { seed: string; limits: Limits; language: MessageLanguage },
): Settled {
  const forFriend = state.risk?.kind === 'third-party' ? plainFriendReminders : careReminders;
  const inEnglish = atRisk ? forFriend : [...voice.company, ...voice.brief];
  const inSpanish = atRisk ? spanishRemindersFor(state) : spanishCompany(style);
  const pool = language === 'es' ? inSpanish : inEnglish;
  const reply = settle(state.said, seed, limits, (composer) => composer.pick(pool) ?? composer.pickAgain(pool));
  return reply ?? { text: pool[state.turn % pool.length] ?? '', templates: [] };
}

/** A practical answer or an account of privacy may be a little longer in words shared; the cap stays. */
function limitsFor({ reading }: Moment): Limits {
  return reading.words > 90 ? { ...calmLimits, overlap: 0.55 } : calmLimits;
}

/** A word about 988 behind an ordinary reply, while the flag is on; not behind replies that name it themselves. */
function reminderFor(
  moment: Moment,
  answer: Answer,
  language: 'en' | 'es',
): ((composer: Composer) => string | undefined) | undefined {
  if (
    moment.request.detection.tier !== 'none' ||
    !reminderDue(moment) ||
    moment.state.numbersUnwanted ||
    answer.change?.numbersUnwanted ||
    answer.change?.cleared ||
    answer.change?.pending?.kind === 'safety-question'
  )
    return undefined;
  const lines = language === 'es' ? spanishRemindersFor(moment.state) : careReminders;
  const forFriend = language === 'en' ? friendReminder(moment) : undefined;
  if (forFriend) return (composer) => (composer.templates.some(namesALine) ? undefined : forFriend(composer));
  return (composer) =>
    composer.templates.some((template) => template.includes('988')) ? undefined : composer.pick(lines);
}

function namesALine(template: string): boolean {
  return /\b(?:988|911)\b/u.test(template);
}

/** A death is no moment for it either, as long as the talk is young. */
function waitsForLighter({ state, reading }: Moment): boolean {
  return state.turn < latestPick && (isLoss(state, reading) || isGrave(reading.restated[0]?.said ?? ''));
}

const latestPick = 8;

/** The style "Let Haven pick" settles on with the third message, by its name. */
function pickedStyle(moment: Moment, language: MessageLanguage): string | undefined {
  const { request, state } = moment;
  const waiting = request.persona.style === 'let-haven-pick' && !state.pickedStyle && state.turn >= 2;
  if (!waiting || (language !== 'en' && language !== 'es') || request.detection.tier !== 'none' || request.care.flag)
    return undefined;
  // Nobody on their way to bed wants to hear of manners; it is said when they are back.
  if (isCareful(moment) || takesLeaveHere(moment) || waitsForLighter(moment)) return undefined;
  return (language === 'es' ? spanishStyleNames : styleNames)[pickStyle(request.message, request.turns)];
}
