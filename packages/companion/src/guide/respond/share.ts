import type { Composer } from '../compose.ts';
import type { Cue } from '../content/cues/cue.ts';
import { emotionContent } from '../content/emotions.ts';
import { anyOffer, echoLines, eventLines, longLines, skillOffers } from '../content/offers.ts';
import { kindLines } from '../content/kinds.ts';
import { qualityLines } from '../content/qualities.ts';
import { topicContent } from '../content/topics.ts';
import { daysUntil } from '../named-things.ts';
import { isPleasant } from '../reading.ts';
import type { GuideState, Thing } from '../state.ts';
import type { Answer, Moment } from './answer.ts';

/** The choices under an offer. */
export const offerChoices = ['Yes, let us try it', 'Just listen', 'Not today'] as const;

/** The answer to somebody who tells something: reflect, then at most one question or one offer, or only company. */
export function answerShare(moment: Moment): Answer {
  if (isSummaryDue(moment)) return answerSummary(moment);
  const offer = offerFor(moment);
  if (offer) return answerOffer(moment, offer);
  if (isGettingShorter(moment))
    return { make: (composer) => composer.pick(kindLines.shorter), change: { lengths: [] } };
  const returned = thingToReturnTo(moment);
  const asks = mayAsk(moment);
  return {
    make: (composer) => {
      const opening = reflect(moment, composer);
      const closing = asks ? question(moment, composer, returned) : composer.pick(moment.voice.company);
      return join(opening, closing);
    },
    ...(returned && asks ? { change: { things: markReturned(moment.state, returned) } } : {}),
  };
}

/** One or two sentences that show what was heard. */
export function reflect(moment: Moment, composer: Composer): string | undefined {
  const { reading } = moment;
  const first = opening(moment, composer);
  const second = secondLine(moment, composer, first.kind);
  if (!first.text) return second ?? composer.pick(reading.words < 5 ? moment.voice.brief : moment.voice.company);
  return join(first.text, second);
}

/** Texts as one, leaving out what is missing. */
export function join(...parts: readonly (string | undefined)[]): string | undefined {
  const found = parts.filter((part) => part !== undefined && part !== '');
  return found.length > 0 ? found.join(' ') : undefined;
}

/** The feeling word of the right strength, as slots. */
export function feelingSlots(moment: Moment, composer: Composer): { situation?: string; person?: string } {
  const { feeling } = moment.reading;
  if (!feeling) return {};
  const { situation, person } = emotionContent[feeling.emotion];
  return { situation: one(situation[feeling.level - 1], composer), person: one(person[feeling.level - 1], composer) };
}

function one(words: readonly string[] | undefined, composer: Composer): string {
  return words?.[Math.floor(composer.random() * words.length)] ?? '';
}

type OpeningKind = 'said' | 'cue' | 'feeling' | 'echo' | 'brief' | 'cheer' | 'none';

function opening(moment: Moment, composer: Composer): { kind: OpeningKind; text: string | undefined } {
  for (const kind of openingOrder(moment, composer)) {
    const text = openingText(kind, moment, composer);
    if (text) return { kind, text };
  }
  return { kind: 'none', text: undefined };
}

function openingOrder(moment: Moment, composer: Composer): OpeningKind[] {
  const { reading } = moment;
  const good =
    reading.feeling &&
    isPleasant(reading.feeling.emotion) &&
    (reading.feeling.level > 1 || reading.feeling.emotion !== 'calm');
  if (good && reading.feeling && ['joy', 'pride'].includes(reading.feeling.emotion))
    return composer.chance(0.5) ? ['cheer', 'said'] : ['said', 'cheer'];
  if (reading.attacksSelf) return ['cue', 'feeling'];
  if (reading.words <= 3) return reading.feeling ? ['feeling', 'echo', 'brief'] : ['echo', 'brief'];
  if (reading.restated.length === 0)
    return composer.chance(0.5) ? ['echo', 'cue', 'feeling', 'brief'] : ['echo', 'feeling', 'cue', 'brief'];
  return composer.chance(0.78) ? ['said', 'cue'] : ['cue', 'said'];
}

function openingText(kind: OpeningKind, moment: Moment, composer: Composer): string | undefined {
  const { reading, voice } = moment;
  switch (kind) {
    case 'said':
      return saidBack(moment, composer);
    case 'cue':
      return cueLine(moment, composer);
    case 'feeling':
      return composer.pick(voice.feeling, feelingSlots(moment, composer));
    case 'echo':
      return reading.echo ? composer.pick(echoLines, { fragment: reading.echo }) : undefined;
    case 'brief':
      return composer.pick(voice.brief);
    case 'cheer':
      return composer.pick(voice.cheer);
    case 'none':
      return undefined;
  }
}

/** The best statement, or the two best when both are short, in the frame of the voice. */
function saidBack(moment: Moment, composer: Composer): string | undefined {
  const { restated } = moment.reading;
  const [best, next] = restated;
  if (!best) return undefined;
  const chosen = restated.length > 2 && composer.chance(0.25) && next ? next : best;
  const frames = chosen.kind === 'fact' ? moment.voice.fact : moment.voice.belief;
  const framed = composer.pick(frames, { said: chosen.said });
  const long = moment.reading.words > 90 ? composer.pick(longLines) : undefined;
  return join(long, framed);
}

/** A cue that goes with the feeling: none from the bright side for a dark message, nor the other way round. */
function cueLine(moment: Moment, composer: Composer): string | undefined {
  for (const cue of fittingCues(moment)) {
    const line = cue.say ? composer.pick(cue.say) : undefined;
    if (line) return line;
  }
  return undefined;
}

function fittingCues(moment: Moment): Cue[] {
  const { feeling, cues } = moment.reading;
  if (!feeling) return cues;
  return cues.filter(
    (cue) =>
      !cue.feeling ||
      isPleasant(cue.feeling) === isPleasant(feeling.emotion) ||
      (cue === cues[0] && cue.id === 'kind-act'),
  );
}

function secondLine(moment: Moment, composer: Composer, after: OpeningKind): string | undefined {
  const { reading, voice, qualities } = moment;
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  const options: [number, () => string | undefined][] = [];
  const pleasant = reading.feeling !== undefined && isPleasant(reading.feeling.emotion);
  if (reading.feeling && after !== 'feeling')
    options.push([
      qualities.includes('empathetic') ? 7 : 5,
      () => composer.pick(voice.feeling, feelingSlots(moment, composer)),
    ]);
  if (reading.feeling && after !== 'cue')
    options.push([2, () => composer.pick(emotionContent[reading.feeling?.emotion ?? 'calm'].say)]);
  if (after !== 'cue') options.push([5, () => cueLine(moment, composer)]);
  if (quality && !pleasant) options.push([2, () => composer.pick(qualityLines[quality].say)]);
  if (reading.words > 12) options.push([1.2, () => composer.pick(voice.affirm)]);
  if (pleasant && after !== 'cheer') options.push([4, () => composer.pick(voice.cheer)]);
  if (!reading.feeling && !pleasant) options.push([1.5, () => composer.pick(voice.company)]);
  if (after !== 'brief' && after !== 'echo') options.push([after === 'cue' ? 3 : 1, () => '']);
  return weighted(options, composer);
}

/** Tries the options in a weighted random order until one has something to say. */
function weighted(options: readonly [number, () => string | undefined][], composer: Composer): string | undefined {
  const ordered = options
    .map(([weight, make]) => ({ make, key: composer.random() ** (1 / weight) }))
    .sort((first, other) => other.key - first.key);
  for (const { make } of ordered) {
    const text = make();
    if (text !== undefined) return text;
  }
  return undefined;
}

/** One open question that follows from the message. */
export function question(moment: Moment, composer: Composer, returned?: Thing): string | undefined {
  const { reading, voice, qualities, state } = moment;
  const pleasant = reading.feeling !== undefined && isPleasant(reading.feeling.emotion);
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  const emotion = reading.feeling?.emotion ?? (recentFeeling(state) as keyof typeof emotionContent | undefined);
  const topic = reading.topic !== 'none' ? reading.topic : state.topic;
  const focus = reading.things.at(-1)?.name;
  const options: [number, () => string | undefined][] = [[pleasant ? 0.3 : 4, () => composer.pick(voice.ask)]];
  for (const cue of fittingCues(moment).slice(0, 3))
    options.push([4, () => (cue.ask ? composer.pick(cue.ask) : undefined)]);
  if (emotion) options.push([reading.feeling ? 2.5 : 0.8, () => composer.pick(emotionContent[emotion].ask)]);
  if (topic && topic !== 'none' && !pleasant)
    options.push([
      reading.topic === 'none' ? 0.8 : 2,
      () => composer.pick(topicContent[topic as keyof typeof topicContent].ask),
    ]);
  if (focus && !pleasant) options.push([2, () => composer.pick(voice.askAbout, { focus })]);
  if (quality && !pleasant) options.push([1.6, () => composer.pick(qualityLines[quality].ask)]);
  if (pleasant) options.push([4, () => composer.pick(voice.askCheer)]);
  if (returned) options.push([reading.words <= 4 ? 40 : 20, () => comeBack(moment, composer, returned)]);
  return weighted(options, composer);
}

function comeBack(moment: Moment, composer: Composer, thing: Thing): string | undefined {
  const days = daysUntil(thing, moment.request.now);
  if (thing.kind !== 'event') return composer.pick(moment.voice.comeBack, { focus: thing.name });
  const pool = days === undefined || days > 0 ? eventLines.before : days === 0 ? eventLines.today : eventLines.after;
  return composer.pick(pool, { focus: thing.name });
}

/** Something named a while ago and not spoken of since, when the message itself leaves room. */
function thingToReturnTo({ state, reading }: Moment): Thing | undefined {
  if (reading.words > 12 || reading.things.length > 0 || state.turn < 4) return undefined;
  return state.things.find(
    (thing) => state.turn - thing.heard >= 4 && thing.returned === undefined && thing.name.length < 30,
  );
}

function markReturned(state: GuideState, thing: Thing): Thing[] {
  return state.things.map((other) => (other === thing ? { ...other, returned: state.turn } : other));
}

const feelingFades = 4;

function recentFeeling(state: GuideState): string | undefined {
  return state.feeling && state.turn - state.feeling.turn <= feelingFades ? state.feeling.emotion : undefined;
}

/** After a few questions in a row it is time for company; sooner for gentle and calm, at once when asked to stop. */
function mayAsk({ state, qualities, style, reading }: Moment): boolean {
  if (state.questionsUnwanted) return false;
  const most = qualities.includes('gentle') || style === 'calm-centering' || style === 'motherly' ? 2 : 3;
  return state.questionsInRow < most || reading.words > 60;
}

const summaryEvery = 8;

function isSummaryDue({ state, reading }: Moment): boolean {
  const due = state.turn - state.summarizedAt >= summaryEvery && state.points.length >= 2;
  return due && !state.questionsUnwanted && reading.feeling?.level !== 3 && !reading.attacksSelf;
}

function answerSummary(moment: Moment): Answer {
  const points = joined(moment.state.points.slice(-3));
  return {
    make: (composer) =>
      join(
        moment.reading.feeling
          ? composer.pick(moment.voice.feeling, feelingSlots(moment, composer))
          : composer.pick(moment.voice.brief),
        composer.pick(moment.voice.summary, { points }),
      ),
    change: { summarizedAt: moment.state.turn, points: moment.state.points.slice(-1), pending: { kind: 'summary' } },
  };
}

/** "a, b, and c". */
export function joined(points: readonly string[]): string {
  if (points.length < 2) return points[0] ?? '';
  if (points.length === 2) return `${points[0]}, and ${points[1]}`;
  return `${points.slice(0, -1).join('; ')}; and ${points.at(-1)}`;
}

const offerEvery = 7;

/** An exercise or a choice of directions, when the moment asks for one and it was not refused today. */
function offerFor(moment: Moment): string | undefined {
  const { state, reading, style, qualities, day } = moment;
  if (reading.feeling && isPleasant(reading.feeling.emotion)) return undefined;
  if (state.turn > 0 && state.turn - state.offeredAt < offerEvery && state.offeredAt > 0) return undefined;
  const cued = fittingCues(moment).find((cue) => cue.skill)?.skill;
  const refused = (what: string) => state.refused.some((entry) => entry.what === what && entry.day === day);
  const urgent = fittingCues(moment).some((cue) => cue.id === 'panic');
  const wait = urgent
    ? 0
    : style === 'calm-centering' || style === 'solution-focused' || qualities.includes('problem-solver')
      ? 2
      : 4;
  if (state.turn < wait || refused('any')) return undefined;
  if (urgent) return refused('grounding') ? (refused('box-breathing') ? undefined : 'box-breathing') : 'grounding';
  if (cued && !refused(cued)) return reading.feeling?.emotion === 'grief' ? undefined : cued;
  const restless =
    reading.feeling && ['anxiety', 'overwhelm'].includes(reading.feeling.emotion) && reading.feeling.level > 1;
  if (restless && !refused('box-breathing')) return 'box-breathing';
  return state.turn >= 5 && reading.words > 8 && reading.feeling && !refused('directions') ? 'directions' : undefined;
}

function answerOffer(moment: Moment, offer: string): Answer {
  const skill = offer === 'directions' ? undefined : offer;
  return {
    make: (composer) => join(reflect(moment, composer), composer.pick(skill ? (skillOffers[skill] ?? []) : anyOffer)),
    change: { offeredAt: moment.state.turn, pending: skill ? { kind: 'skill-offer', skill } : { kind: 'directions' } },
    quickReplies: skill ? offerChoices : ['Think it through', 'Just listen'],
  };
}

/** Three short answers after longer ones. */
function isGettingShorter({ state, reading }: Moment): boolean {
  const earlier = state.lengths.slice(-6);
  if (reading.words > 3 || earlier.length < 4 || reading.feeling?.level === 3) return false;
  const [before, lately] = [earlier.slice(0, -2), earlier.slice(-2)];
  return Math.max(...lately) <= 4 && before.reduce((sum, length) => sum + length, 0) / before.length >= 9;
}
