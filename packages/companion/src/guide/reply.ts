import { findSkill } from '#skills/skills.ts';
import { type Composer, type Limits, settle, type Settled } from './compose.ts';
import { kindLines } from './content/kinds.ts';
import { pickedLines } from './content/offers.ts';
import { otherLanguages } from './content/other-languages.ts';
import { voices } from './content/voices/voices.ts';
import { messageLanguage, type MessageLanguage } from './message-language.ts';
import { mergeThings } from './named-things.ts';
import { pickStyle, styleNames } from './pick-style.ts';
import { isPleasant, type Reading, readMessage } from './reading.ts';
import type { GuideReply, GuideRequest } from './request.ts';
import { answerAdvice, answerPendingAdvice } from './respond/advice.ts';
import type { Answer, Moment, StateChange } from './respond/answer.ts';
import { answerAfterRisk, answerRisk, careReminders, reminderDue } from './respond/risk.ts';
import { answerShare, join } from './respond/share.ts';
import { answerExerciseRequest, answerInSkill, answerTiny, beginSkill, endsExercise } from './respond/skill.ts';
import { answerKind, answerPractical, choiceOf, declined } from './respond/special.ts';
import { remember, wordsOf } from './said-before.ts';
import { answerSpanish, spanishPoint, spanishReminders } from './spanish/reply.ts';
import { type GuideState, startState } from './state.ts';

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
  const moment = momentOf(request, state);
  const picked = pickedStyle(moment, language);
  const answer = decide(moment, language);
  const settled = say(moment, answer, language, picked);
  return {
    text: settled.text,
    quickReplies: answer.quickReplies ?? [],
    state: nextState(moment, answer, settled, language, picked),
  };
}

function momentOf(request: GuideRequest, state: GuideState): Moment {
  const chosen = request.persona.style;
  const style = chosen === 'let-haven-pick' ? (state.pickedStyle ?? chosen) : chosen;
  return {
    request,
    state,
    reading: inContext(readMessage(request.message, state.turn, request.now), state),
    style,
    voice: voices[style],
    qualities: request.persona.qualities,
    day: request.now.toISOString().slice(0, 10),
  };
}

/** "My grandma cried on the phone lol", in the middle of good news, is no sad message. */
function inContext(reading: Reading, state: GuideState): Reading {
  const before = state.feeling && state.turn - state.feeling.turn <= 4 ? state.feeling.emotion : undefined;
  const misread =
    reading.laughs && reading.feeling && !isPleasant(reading.feeling.emotion) && before && isPleasant(before);
  return misread ? { ...reading, feeling: undefined } : reading;
}

/** One act. Danger first, then what is already going on, then what the message is. */
function decide(moment: Moment, language: MessageLanguage): Answer {
  const { request } = moment;
  if (language === 'es') return answerSpanish(moment);
  if (language !== 'en') return answerOtherLanguage(moment, language);
  if (request.detection.tier !== 'none') return answerRisk(moment);
  return (
    answerYoung(moment) ??
    answerAfterRisk(moment) ??
    answerInSkill(moment) ??
    answerChoice(moment) ??
    answerOrdinary(moment)
  );
}

function answerOrdinary(moment: Moment): Answer {
  const { kind } = moment.reading;
  if (kind === 'exercise') return answerExerciseRequest(moment);
  return (
    answerTiny(moment) ??
    answerPractical(moment) ??
    answerPendingAdvice(moment) ??
    (kind === 'advice' ? answerAdvice(moment) : undefined) ??
    answerKind(moment) ??
    answerShare(moment)
  );
}

/** A minor is pointed to people, whatever else the message says. */
function answerYoung(moment: Moment): Answer | undefined {
  const { kind } = moment.reading;
  if (kind !== 'child' && kind !== 'teen') return undefined;
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
  const announce = (composer: Composer) => (picked ? composer.pick(pickedLines, { label: picked }) : undefined);
  return (
    settle(state.said, seed, limits, (composer) =>
      join(answer.make(composer), reminded?.(composer), announce(composer)),
    ) ??
    settle(state.said, seed, limits, (composer) =>
      composer.pick([...moment.voice.company, ...moment.voice.brief, ...kindLines.silence]),
    ) ?? {
      text: moment.voice.company[state.turn % moment.voice.company.length] ?? '',
      templates: [],
    }
  );
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
    answer.change?.pending?.kind === 'safety-question'
  )
    return undefined;
  const lines = language === 'es' ? spanishReminders : careReminders;
  return (composer) =>
    composer.templates.some((template) => template.includes('988')) ? undefined : composer.pick(lines);
}

/** The style "Let Haven pick" settles on with the third message, by its name. */
function pickedStyle(moment: Moment, language: MessageLanguage): string | undefined {
  const { request, state } = moment;
  const waiting = request.persona.style === 'let-haven-pick' && !state.pickedStyle && state.turn >= 2;
  if (!waiting || language !== 'en' || request.detection.tier !== 'none' || request.care.flag) return undefined;
  return styleNames[pickStyle(request.message, request.turns)];
}

function nextState(
  moment: Moment,
  answer: Answer,
  settled: Settled,
  language: MessageLanguage,
  picked: string | undefined,
): GuideState {
  const { state, reading, request } = moment;
  const asked = settled.text.includes('?');
  const { pending, practical: _practical, skill, ...kept } = state;
  const next: GuideState = {
    ...kept,
    turn: state.turn + 1,
    said: remember(state.said, settled.text, settled.templates),
    things: mergeThings(state.things, reading.things),
    points: pointsAfter(moment, language),
    lengths: [...state.lengths, reading.words].slice(-6),
    questionsInRow: asked ? state.questionsInRow + 1 : 0,
    language: language === 'es' ? 'es' : 'en',
    seen: { ...state.seen, [reading.kind]: Math.min(99, (state.seen[reading.kind] ?? 0) + 1) },
    ...(reading.topic !== 'none'
      ? {
          topic: mainTopic(state, reading.topic),
          topics: { ...state.topics, [reading.topic]: Math.min(99, (state.topics[reading.topic] ?? 0) + 1) },
        }
      : {}),
    ...(reading.feeling ? { feeling: { ...reading.feeling, turn: state.turn } } : {}),
    ...(isStillOpen(moment) && pending ? { pending } : {}),
    ...(skill && isKept(moment) ? { skill: { ...skill, paused: true } } : {}),
    ...ideasOf(reading),
    ...(picked ? { pickedStyle: pickStyle(request.message, request.turns) } : {}),
  };
  return changed(next, answer.change, moment);
}

/** Where an idea could come from, should advice be asked for. */
function ideasOf({ cues }: Reading): Pick<GuideState, 'ideasFrom'> {
  const id = cues.find((cue) => cue.ideas)?.id;
  return id ? { ideasFrom: id } : {};
}

/** A running exercise waits, paused, while somebody says something else; danger and goodbyes end it. */
function isKept({ request, reading }: Moment): boolean {
  return request.detection.tier === 'none' && !endsExercise(reading.kind);
}

/** An exercise stays on offer for a few turns when somebody goes on talking instead of answering. */
function isStillOpen({ state, reading }: Moment): boolean {
  return state.pending?.kind === 'skill-offer' && reading.kind === 'share' && state.turn - state.offeredAt < 4;
}

function changed(state: GuideState, change: StateChange | undefined, moment: Moment): GuideState {
  const merged: Record<string, unknown> = { ...state };
  for (const [key, value] of Object.entries(change ?? {})) {
    if (value === undefined) delete merged[key];
    else if (key === 'things') merged[key] = mergeThings(value as GuideState['things'], moment.reading.things);
    else merged[key] = value;
  }
  return merged as unknown as GuideState;
}

/** What the conversation is mostly about: the topic heard most often; among equals the one it was about before. */
function mainTopic({ topics, topic = '' }: GuideState, heard: string): string {
  const count = (name: string) => (topics[name] ?? 0) + (name === heard ? 1 : 0);
  return count(heard) > count(topic) ? heard : topic;
}

const keptPoints = 6;
const longestPoint = 90;

/** Begins or ends with something that needs the sentence before it. */
const unclearAlone =
  /^(?:he|she|they|it|that|this|there|he's|she's|they're|it's|that's|you (?:don't know|guess|mean|think|know))\b|\b(?:it|that|this|too|there)$/iu;

/** What may be summed up later: plain facts, in words that stand alone. Nothing from a message at risk. */
function pointsAfter({ state, reading, request }: Moment, language: MessageLanguage): string[] {
  if (request.detection.tier !== 'none' || state.skill) return state.points;
  if (language === 'es') {
    const point = spanishPoint(request.message);
    return point ? keepPoints([...state.points, point]) : state.points;
  }
  const fact = reading.restated.find(
    ({ kind, said, words }) =>
      kind === 'fact' && words >= 4 && words <= 14 && said.length <= longestPoint && !unclearAlone.test(said),
  );
  return fact && !state.points.some((point) => isNearly(point, fact.said))
    ? keepPoints([...state.points, fact.said])
    : state.points;
}

/** The first point and the latest ones. */
function keepPoints(points: readonly string[]): string[] {
  return points.length <= keptPoints ? [...points] : [points[0] ?? '', ...points.slice(1 - keptPoints)];
}

/** Two points that say much the same. */
function isNearly(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  const found = wordsOf(other);
  return found.filter((word) => words.has(word)).length / Math.max(1, Math.min(words.size, found.length)) > 0.7;
}
