import { isHintByTurns } from '#crisis/recent.ts';
import { findSkill } from '#skills/skills.ts';
import { type Composer, type Limits, settle, type Settled } from './compose.ts';
import { areBroadWorn } from './broad.ts';
import { kindLines } from './content/kinds.ts';
import { inManner } from './content/manners.ts';
import { pickedLines } from './content/offers.ts';
import { otherLanguages } from './content/other-languages.ts';
import { voices } from './content/voices/voices.ts';
import { lastReply } from './last-reply.ts';
import { nextState } from './next-state.ts';
import { withoutPassingLoss } from './passing-loss.ts';
import { messageLanguage, type MessageLanguage } from './message-language.ts';
import { pickStyle, styleNames } from './pick-style.ts';
import { saysPlainly } from './plain-feelings.ts';
import { dark, isLuck, isPleasant } from './feeling.ts';
import { type Reading, readMessage } from './reading.ts';
import type { GuideReply, GuideRequest } from './request.ts';
import { answerAdvice, answerPendingAdvice } from './respond/advice.ts';
import type { Answer, Moment } from './respond/answer.ts';
import { answerAfterRisk, answerRisk, careReminders, reminderDue } from './respond/risk.ts';
import { join } from './respond/reflect.ts';
import { friendReminder, plainFriendReminders } from './respond/risk-friend.ts';
import { answerReachingOut } from './respond/direct-question.ts';
import { answerMisread, isClearedBy, isMisread, restOf } from './respond/misread.ts';
import { answerRemembered } from './respond/remembered.ts';
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
import { spanishThings } from './spanish/named-things.ts';
import { wordsOf } from './said-before.ts';
import { withoutThrownBack } from './thrown-back.ts';
import { answerSpanish } from './spanish/reply.ts';
import { spanishRemindersFor } from './spanish/risk.ts';
import { spanishCompany } from './spanish/share.ts';
import { inSpanishVoice } from './spanish/speaking.ts';
import { spanishPickedLines, spanishStyleNames } from './spanish/style-signs.ts';
import { type GuideState, startState } from './state.ts';
import { withReferents } from './referents.ts';

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
  const next = nextState(moment, answer, settled, language, picked);
  return { text: settled.text, quickReplies: answer.quickReplies ?? choicesIn(next), state: next };
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
  return {
    request,
    state,
    reading: readingOf(request, state, language),
    style,
    voice: voices[style],
    qualities: state.plainWords
      ? request.persona.qualities.filter((id) => id !== 'faith-centered')
      : request.persona.qualities,
    day: request.now.toISOString().slice(0, 10),
  };
}

/** The flag stays where it is kept; what is said is no longer ruled by it once the guess behind it was wrong. */
function withoutRefuted(request: GuideRequest, state: GuideState): GuideRequest {
  const isOver = request.care.flag && request.detection.tier === 'none' && isClearedBy(state);
  return isOver ? { ...request, care: { ...request.care, flag: false } } : request;
}

function readingOf(request: GuideRequest, state: GuideState, language: MessageLanguage): Reading {
  const heard = readMessage(
    ownPoint(withoutAskedBack(inOnePiece(request, state), request), request),
    state.turn,
    request.now,
  );
  const read = inContext(withoutPassingLoss(heard, state, request.now), state);
  if (language === 'es') return { ...read, things: spanishThings(request.message, state.turn, request.now) };
  return withReferents(read, state, request.turns.findLast(({ role }) => role === 'assistant')?.content);
}

/**
 * Somebody who writes one word at a time ("boss", then "yelled") is read in one piece, so that it makes a statement.
 */
function inOnePiece({ message, turns }: GuideRequest, state: GuideState): string {
  if (!bareWord.test(message) || state.pending || state.skill) return message;
  const before = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  if (!bareWord.test(before)) return message;
  const whole = `${before.trim()} ${message.trim()}`;
  if (readMessage(before, state.turn, new Date(0)).kind !== 'share') return message;
  const { restated } = readMessage(whole, state.turn, new Date(0));
  return restated[0]?.about === 'other' && readMessage(message, state.turn, new Date(0)).kind === 'share'
    ? whole
    : message;
}

const bareWord =
  /^\s*(?!(?:yes|no|ok|okay|k|maybe|idk|hi|hey|hello|bye|thanks|sure|fine|nothing|what|why|how)\b)\p{L}+(?: \p{L}+)?[.,]?\s*$/iu;

/** "What hangs on it? My pride, mostly": Haven's own question, said again before the answer, asks nothing. */
function withoutAskedBack(message: string, { turns }: GuideRequest): string {
  const found = /^([^.?!]{4,80}\?)\s+(?=\S)/u.exec(message);
  const { question } = lastReply(turns);
  if (!found?.[1] || !question) return message;
  const asked = new Set(wordsOf(question));
  const words = wordsOf(found[1]);
  const shared = words.filter((word) => asked.has(word)).length;
  return shared >= words.length * 0.75 ? message.slice(found[0].length) : message;
}

/** What somebody goes on to say who first throws Haven's words back. */
function ownPoint(message: string, { turns }: GuideRequest): string {
  const rest = withoutThrownBack(message, turns.findLast(({ role }) => role === 'assistant')?.content);
  return rest !== undefined && wordsOf(rest).length >= fewestOfOwn ? rest : message;
}

const fewestOfOwn = 4;

/** "My grandma cried on the phone lol", in the middle of good news, is no sad message. */
function inContext(reading: Reading, state: GuideState): Reading {
  const before = state.feeling && state.turn - state.feeling.turn <= 4 ? state.feeling.emotion : undefined;
  const misread =
    (reading.laughs || pastFear.test(reading.text) || isOnlyGuessed(reading)) &&
    reading.feeling &&
    !isPleasant(reading.feeling.emotion) &&
    before &&
    isPleasant(before);
  return misread || isAnothersLuck(reading, before) ? { ...reading, feeling: undefined } : reading;
}

/** In a hard stretch gladness that no word says is mostly somebody else's ("my roommate got an A"), or none. */
function isAnothersLuck({ feeling, text }: Reading, before: string | undefined): boolean {
  if (!feeling || !before || isPleasant(before)) return false;
  return isPleasant(feeling.emotion) && !saysPlainly(feeling.emotion, text) && !isLuck(text);
}

/** A feeling that no word says and nothing dark stands beside. */
function isOnlyGuessed({ feeling, text, angles }: Reading): boolean {
  const isSure = angles.some(({ angle }) => angle.feeling === feeling?.emotion && (angle.rank ?? 0) >= sureAngle);
  return feeling !== undefined && !isSure && !saysPlainly(feeling.emotion, text) && !dark.test(text);
}

/** An angle of this rank names the feeling without a doubt. */
const sureAngle = 8;

/** What was feared, or went wrong, before it went well. */
const pastFear =
  /\bI was (?:so |really |super |very )*(?:scared|nervous|afraid|terrified|worried|anxious)\b|\bI (?:failed|flunked|lost|missed|messed (?:it )?up)\b.{0,30}\b(?:before|back then|years ago|the (?:first|last) times?)\b|\bused to (?:say|tell me|think) (?:that )?I\b/iu;

/** One act. Danger first, then what is already going on, then what the message is. */
function decide(moment: Moment, language: MessageLanguage): Answer {
  const { request } = moment;
  if (language !== 'en' && language !== 'es') return answerOtherLanguage(moment, language);
  if (isMisread(moment)) return answerMisread(onwardFrom(moment, language), language);
  if (language === 'es') return answerSpanish(moment);
  if (request.detection.tier !== 'none') return answerQuietInSkill(moment) ?? answerHint(moment) ?? answerRisk(moment);
  return (
    answerYoung(moment) ??
    answerAlarm(moment) ??
    resumeAfterQuestion(moment) ??
    answerControl(moment) ??
    answerAfterRisk(moment) ??
    answerInSkill(moment) ??
    answerChoice(moment) ??
    answerOrdinary(moment)
  );
}

/** The answer to what is left of a message once a denial is taken out of it, as if the danger had never been asked about. */
function onwardFrom(moment: Moment, language: MessageLanguage): Answer | undefined {
  const rest = restOf(moment);
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
    answerPractical(moment) ??
    answerPendingWording(moment) ??
    (kind === 'advice' ? answerReachingOut(moment) : undefined) ??
    answerPendingAdvice(moment) ??
    (kind === 'advice' ? answerAdvice(moment) : undefined) ??
    answerOneWord(moment) ??
    answerKind(moment) ??
    answerRemembered(moment) ??
    answerShare(moment)
  );
}

/** A minor is pointed to people, whatever else the message says. */
function answerYoung({ reading: { kind }, state }: Moment): Answer | undefined {
  if (state.young && kind === 'advice') return { make: (composer) => composer.pick(kindLines.youngAdvice) };
  if (kind !== 'child' && kind !== 'teen') return undefined;
  return { make: (composer) => composer.pick(kindLines[kind]), change: { young: true } };
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
  const limits = atRisk ? careLimits : { ...limitsFor(moment), noBroad: areBroadWorn(state) };
  const seed = `${request.seed}:${state.turn}`;
  const reminded = language === 'en' || language === 'es' ? reminderFor(moment, answer, language) : undefined;
  const pickedIn = language === 'es' ? spanishPickedLines : pickedLines;
  const announce = (composer: Composer) => (picked ? composer.pick(pickedIn, { label: picked }) : undefined);
  const styled = atRisk || language !== 'en' ? undefined : (text: string) => inManner(text, moment.style);
  const speaker = (composer: Composer) =>
    atRisk || language !== 'es' ? composer : inSpanishVoice(composer, moment.style);
  const make = (composer: Composer) => join(answer.make(speaker(composer)), reminded?.(composer), announce(composer));
  const reply = settle(state.said, seed, limits, make, styled);
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

/** The style "Let Haven pick" settles on with the third message, by its name. */
function pickedStyle(moment: Moment, language: MessageLanguage): string | undefined {
  const { request, state } = moment;
  const waiting = request.persona.style === 'let-haven-pick' && !state.pickedStyle && state.turn >= 2;
  if (!waiting || (language !== 'en' && language !== 'es') || request.detection.tier !== 'none' || request.care.flag)
    return undefined;
  return (language === 'es' ? spanishStyleNames : styleNames)[pickStyle(request.message, request.turns)];
}
