import type { Composer } from '../compose.ts';
import type { Cue } from '../content/cues/cue.ts';
import { concreteQuestions } from '../content/concrete-questions.ts';
import { eventLines, petQuestions } from '../content/offers.ts';
import { findMatter, matterOf } from '../matter.ts';
import { isGrave } from '../language/grave.ts';
import { daysUntil } from '../named-things.ts';
import { dark, isPleasant } from '../feeling.ts';
import { asksName, isByName } from '../situations/remarks.ts';
import { isEnglishThing } from '../spanish/named-things.ts';
import type { GuideState, Thing } from '../state.ts';
import { focusOf, isLoss, threadCue } from '../thread.ts';
import type { Moment } from './answer.ts';
import { isCareful } from './careful.ts';
import { fittingOf } from './fitting.ts';
import { shortAnswer } from './half-step.ts';
import { askPlainly } from './plain.ts';
import { weighted } from './join.ts';
import { fittingCues, moodOf } from './mood.ts';

type Option = [number, () => string | undefined];

/** One open question that follows from the message, or from what the conversation is about. */
export function question(moment: Moment, composer: Composer, returned?: Thing): string | undefined {
  const back = returned && comeBack(composer, returned, moment.request.now);
  if (back) return back;
  return weighted(closeQuestions(moment, composer), composer);
}

function closeQuestions(moment: Moment, composer: Composer): Option[] {
  const { reading, state } = moment;
  const options: Option[] = [[8, () => askPlainly(moment, composer)]];
  const wanted = fittingCues(moment).find(({ ask, always }) => ask && (always || reading.words <= fewWords));
  if (wanted) {
    const isAll = wanted.always || reading.words <= shortAnswer;
    const ask = isAll ? wanted.ask : fittingOf('ask', `cue:${wanted.id}`, wanted.ask ?? [], reading);
    options.push([wanted.always ? 20 : 3, () => composer.pick(ask ?? [], { focus: focusFor(wanted, moment) })]);
  }
  const thread = threadCue(state);
  if (thread?.ask && thread.loss && !isGlad(moment) && !isAboutAnother(moment))
    options.push([6, () => composer.pick(thread.ask ?? [], { focus: focusFor(thread, moment) })]);
  options.push(...concrete(moment, composer));
  if (isLoss(state, reading)) return options;
  const pet = reading.things.findLast(({ kind }) => kind === 'pet')?.name;
  if (pet && !isHard(moment)) options.push([3, () => composer.pick(petQuestions, { focus: pet })]);
  const ofMatter = matterQuestion(moment, composer);
  if (ofMatter && state.turn > 1) options.push([1, ofMatter]);
  return options;
}

/** About somebody or something that this message names: what was said, who it is, what lies ahead. */
function concrete(moment: Moment, composer: Composer): Option[] {
  const { reading, state } = moment;
  const [told] = reading.restated;
  const options: Option[] = [];
  const isHeavy = isHard(moment) || isCareful(moment);
  const inLoss = isLoss(state, reading);
  if (
    told &&
    isReport(told.said) &&
    !isHeavy &&
    !inLoss &&
    !isGrave(told.said) &&
    !bringsNews.test(told.said) &&
    !answeredBack.test(reading.text)
  )
    options.push([12, () => composer.pick(concreteQuestions.said)]);
  const known = new Set(state.things.map(({ name }) => name));
  const person = reading.things.find(
    ({ kind, name }) => kind === 'person' && !known.has(name) && /^\p{Lu}/u.test(name),
  );
  const loss = threadCue(state);
  const gone =
    loss?.loss && loss.id !== 'dying' && reading.cues.some(({ id }) => id === loss.id)
      ? state.thread?.focus
      : undefined;
  if (gone) options.push([5, () => composer.pick(concreteQuestions.gone, { focus: gone })]);
  else if (person && !inLoss && !isHeavy)
    options.push([9, () => composer.pick(concreteQuestions.who, { focus: person.name })]);
  const event = reading.things.find(
    ({ kind, name }) => kind === 'event' && name.length < longestEvent && !known.has(name),
  );
  if (event && !inLoss && !isHeavy && (daysUntil(event, moment.request.now) ?? 0) >= 0)
    options.push([9, () => composer.pick(concreteQuestions.ahead, { focus: event.name })]);
  return options;
}

/** What somebody else said, as it is said back. */
function isReport(said: string): boolean {
  return /^(?!you\b).{0,40}\b(?:said|says|told you|tells you|texted|wrote|replied|answered|asked you|goes)\b/iu.test(
    said,
  );
}

/** Such words are news and not the other half of a talk. */
const bringsNews = /\b(?:doctor|nurse|police|officer|vet|lawyer|hospital|consultant|court|bank|letter)\b/iu;

/** What the person said to it is told as well. */
const answeredBack =
  /\b(?:I|so I|and I) (?:just )?(?:said|told|answered|replied|texted back|wrote back|went like|was like)\b/iu;
const longestEvent = 30;

/** In so few words a matter that has questions of its own is what they are about. */
const fewWords = 10;

function isHard({ reading }: Moment): boolean {
  return reading.telling.weight === 'hard';
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
