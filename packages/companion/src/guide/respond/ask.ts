import { isBroad } from '../broad.ts';
import type { Composer } from '../compose.ts';
import type { Cue } from '../content/cues/cue.ts';
import { thingQuestions } from '../content/asked-in-one.ts';
import { emotionContent } from '../content/emotions.ts';
import { follow, followGlad } from '../content/follow.ts';
import { kindLines } from '../content/kinds.ts';
import { type FrameKind, frameOf } from '../language/frame.ts';
import { eventLines, petQuestions } from '../content/offers.ts';
import { linkQuestions, plainQuestions } from '../content/plain.ts';
import { qualityLines } from '../content/qualities.ts';
import { isLifeFact } from '../life-facts.ts';
import { findMatter, matterOf } from '../matter.ts';
import { daysUntil } from '../named-things.ts';
import { dark, isPleasant } from '../feeling.ts';
import { asksName, isByName } from '../situations/remarks.ts';
import { isEnglishThing } from '../spanish/named-things.ts';
import type { GuideState, Thing } from '../state.ts';
import { focusOf, isLoss, threadCue } from '../thread.ts';
import type { Moment } from './answer.ts';
import { seemsHard } from './half-step.ts';
import { isCheering, fittingCues, moodOf, weighted } from './reflect.ts';

type Option = [number, () => string | undefined];

/** One open question that follows from the message, or from what the conversation is about. */
export function question(moment: Moment, composer: Composer, returned?: Thing): string | undefined {
  const asked = weighted(closeQuestions(moment, composer, returned), composer);
  if (asked) return asked;
  // After a loss any question from elsewhere would be the wrong one.
  if (isLoss(moment.state, moment.reading)) return undefined;
  return weighted(openQuestions(moment, composer), composer) ?? composer.pick(moment.voice.askPlain);
}

/** Questions about the very thing that was said. */
function closeQuestions(moment: Moment, composer: Composer, returned: Thing | undefined): Option[] {
  const { reading, state, request } = moment;
  const pleasant = isGlad(moment);
  const cued = fittingCues(moment).filter(({ ask }) => ask);
  const thread = threadCue(state);
  const options: Option[] = cued
    .slice(0, 2)
    .map((cue) => [12, () => composer.pick(cue.ask ?? [], { focus: focusFor(cue, moment) })]);
  if (thread?.ask && cued.length === 0 && !pleasant && !isAboutAnother(moment))
    options.push([thread.loss ? 9 : 4, () => composer.pick(thread.ask ?? [], { focus: focusFor(thread, moment) })]);
  if (returned) options.push([60, () => comeBack(composer, returned, request.now)]);
  const [told] = reading.restated;
  if (told && cued.length === 0 && !pleasant && !isLoss(state, reading)) {
    const { kind, whom } = frameOf(told.said);
    if (!isLifeFact(told.said))
      options.push([reading.feeling ? 4 : 9, () => composer.pick(asksOf(kind, moment), { whom })]);
    if (seemsHard(moment)) options.push([3, () => composer.pick(moment.voice.ask.filter(isClose))]);
  }
  if (pleasant && !reading.feeling && reading.restated.length > 0)
    options.push([8, () => composer.pick(followGlad.ask)]);
  const thing = reading.restated.find((one) => one.thing)?.thing;
  if (thing && !isLoss(state, reading)) options.push([12, () => composer.pick(thingQuestions, { thing })]);
  const ofMatter = matterQuestion(moment, composer);
  if (ofMatter) options.push([thread || cued.length > 0 ? 6 : 11, ofMatter]);
  if (reading.feeling && (isPleasant(reading.feeling.emotion) === pleasant || thread?.loss)) {
    const { emotion } = reading.feeling;
    options.push([3, () => composer.pick(emotionContent[emotion].ask.filter(isClose))]);
  }
  return options;
}

/** A question of what the talk is about for many turns; none of a heavy matter in a glad moment. */
function matterQuestion(moment: Moment, composer: Composer): (() => string | undefined) | undefined {
  const { state, reading, request } = moment;
  const heard = matterOf(state, reading);
  const matter = heard && findMatter(heard.id);
  if (!matter || request.care.flag || (isGlad(moment) && !matter.slight)) return undefined;
  if (isLoss(state, reading) && !matter.loss) return undefined;
  if (matter.slight && (reading.soundsHard || dark.test(reading.text))) return undefined;
  const isNamed = [...state.things, ...reading.things].some(isByName);
  return () => composer.pick(isNamed ? matter.ask.filter((line) => !asksName(line)) : matter.ask, { whom: heard.whom });
}

/** A question that needs this very message to make sense. */
function isClose(line: string): boolean {
  return !isBroad(line);
}

/** In a loss, a message about somebody else: the living son is not asked about as if he were gone. */
function isAboutAnother({ reading, state }: Moment): boolean {
  if (!threadCue(state)?.loss) return false;
  const focus = state.thread?.focus;
  const spokenOf =
    /\b(?:he|she|him|his|hers?|they|them)\b/iu.test(reading.text) || (focus && reading.text.includes(focus));
  const stale = state.turn - (state.thread?.turn ?? 0) > 3;
  if ((!spokenOf || stale) && reading.words > 4) return true;
  return reading.things.some(({ kind, name, role }) => kind === 'person' && name !== focus && role !== focus);
}

/** Where nothing weighs, nothing is asked as if it did. */
function asksOf(kind: FrameKind, moment: Moment): readonly string[] {
  const ask = follow[kind].ask.filter(isClose);
  return seemsHard(moment) ? ask : ask.filter((line) => !weighing.test(line));
}

const weighing =
  /hardest|get through|deal with|worries|change about|in the way|live with|has it been|different there|holds you back|behind that|need in that|going on in you|leave you|does that do|before, with|worries you|gets to you|make harder|to be different|ask of you|tell yourself|wanted from|get along|how did it come to that/iu;

/** Questions that fit almost anything, in the voice. */
function openQuestions(moment: Moment, composer: Composer): Option[] {
  const { reading, voice, qualities, state } = moment;
  const mood = moodOf(moment);
  const pleasant = isGlad(moment);
  const weighs = mood !== undefined && !pleasant;
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  const person = reading.things.findLast(({ kind }) => kind === 'person')?.name;
  const pet = reading.things.findLast(({ kind }) => kind === 'pet')?.name;
  const before = state.lengths.at(-1) ?? 0;
  const thin = !pleasant && !reading.feeling && (reading.words < 2 || (reading.words <= 3 && before <= 4));
  const options: Option[] = [];
  if (isCheering(moment) || ((mood === 'joy' || mood === 'pride') && isStillGlad(moment)))
    return [[1, () => composer.pick(voice.askCheer)]];
  if (thin) return [...options, [8, () => composer.pick(kindLines.thin)]];
  if (person && !pleasant) options.push([2, () => composer.pick(voice.askAbout, { focus: person })]);
  if (pet) options.push([3, () => composer.pick(petQuestions, { focus: pet })]);
  if (quality && weighs && reading.feeling?.level !== 3)
    options.push([2.5, () => composer.pick(qualityLines[quality].ask)]);
  if (weighs) options.push([4, () => composer.pick(voice.ask)]);
  if (!weighs || !reading.feeling) {
    options.push([pleasant ? 1 : 2, () => composer.pick(voice.askPlain)]);
    if (!pleasant && reading.words > 2 && !moment.request.care.flag && !state.risk)
      options.push([5, () => composer.pick(lastingOr(plainQuestions, reading.text))]);
  }
  const point = state.points.at(-2);
  if (!pleasant && point && state.turn % 5 === 4) options.push([6, () => composer.pick(linkQuestions, { point })]);
  return options;
}

/** Gladness of a turn or two ago is not asked about as if it were told now. */
function isStillGlad({ state, reading }: Moment): boolean {
  return reading.laughs || (state.feeling !== undefined && state.turn - state.feeling.turn <= 1);
}

/** What happened at one moment has not been so for any time. */
function lastingOr(questions: readonly string[], text: string): readonly string[] {
  return once.test(text) ? questions.filter((line) => !line.startsWith('How long')) : questions;
}

const once =
  /\b(?:today|yesterday|tonight|this (?:morning|afternoon|evening)|last night|ago|just now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|threw|\p{L}{3,}ed)\b/iu;

/** After a few questions in a row it is time for company; sooner for gentle and calm, at once when asked to stop. */
export function mayAsk({ state, qualities, style, reading }: Moment): boolean {
  if (state.questionsUnwanted) return false;
  const most = qualities.includes('gentle') || style === 'calm-centering' || style === 'motherly' ? 2 : 3;
  return state.questionsInRow < most || reading.words > 60;
}

/**
 * A day that was named a while ago and not spoken of since, when the message itself leaves room. People and animals are
 * left to the person: who has died or left should not be asked after like an appointment.
 */
export function thingToReturnTo({ state, reading }: Moment): Thing | undefined {
  const room =
    reading.words <= 5 && reading.things.length === 0 && reading.cues.length === 0 && reading.feeling?.level !== 3;
  if (!room || isLoss(state, reading) || state.feeling?.emotion === 'grief') return undefined;
  return state.things.find(
    (thing) =>
      thing.kind === 'event' &&
      isEnglishThing(thing) &&
      state.turn - thing.heard >= 4 &&
      thing.returned === undefined &&
      thing.name.length < 30,
  );
}

export function markReturned(state: GuideState, thing: Thing): Thing[] {
  return state.things.map((other) => (other === thing ? { ...other, returned: state.turn } : other));
}

function isGlad(moment: Moment): boolean {
  const mood = moodOf(moment);
  return mood !== undefined && isPleasant(mood);
}

function focusFor(cue: Cue, { reading, state }: Moment): string | undefined {
  const named = reading.things.find(({ kind }) => kind === 'name')?.name;
  return named ?? focusOf(cue, reading) ?? (state.thread?.cue === cue.id ? state.thread.focus : undefined);
}

function comeBack(composer: Composer, thing: Thing, now: Date): string | undefined {
  const days = daysUntil(thing, now);
  const pool = days === undefined || days > 0 ? eventLines.before : days === 0 ? eventLines.today : eventLines.after;
  return composer.pick(pool, { focus: thing.name });
}
