import type { Composer } from '../compose.ts';
import type { Cue } from '../content/cues/cue.ts';
import { emotionContent } from '../content/emotions.ts';
import { anyOffer, echoLines, eventLines, longLines, petQuestions, skillOffers } from '../content/offers.ts';
import { kindLines } from '../content/kinds.ts';
import { qualityLines } from '../content/qualities.ts';
import { topicContent } from '../content/topics.ts';
import { daysUntil } from '../named-things.ts';
import { isPleasant } from '../reading.ts';
import type { Restated } from '../language/restate.ts';
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
      const reflection = reflect(moment, composer);
      const closing = asks ? question(moment, composer, returned) : company(moment, composer);
      return join(reflection, closing);
    },
    ...(returned && asks ? { change: { things: markReturned(moment.state, returned) } } : {}),
  };
}

/** One or two sentences that show what was heard. */
export function reflect(moment: Moment, composer: Composer): string | undefined {
  const { reading } = moment;
  const first = opening(moment, composer);
  const second = secondLine(moment, composer, first.kind);
  if (!first.text) return second || (reading.words < 5 ? composer.pick(moment.voice.brief) : company(moment, composer));
  return join(first.text, second);
}

/** Staying, without a question: in good moments with the gladness, else with the person. */
function company(moment: Moment, composer: Composer): string | undefined {
  const mood = moodOf(moment);
  return composer.pick(mood && isPleasant(mood) ? moment.voice.cheer : moment.voice.company);
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

function feelingFrames({ voice, reading }: Moment): readonly string[] {
  return reading.feeling && isPleasant(reading.feeling.emotion) ? voice.glow : voice.feeling;
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
  if (isCheering(moment))
    return composer.chance(0.6) || reading.restated.length === 0 ? ['cheer', 'said'] : ['said', 'cheer'];
  if (fittingCues(moment).some((cue) => cue.always))
    return reading.restated.length > 0 && !reading.attacksSelf && composer.chance(0.35)
      ? ['said', 'cue']
      : ['cue', 'said', 'feeling'];
  if (reading.words <= 3 && reading.restated.length === 0)
    return reading.feeling ? ['feeling', 'echo', 'brief'] : ['echo', 'brief'];
  if (reading.restated.length === 0)
    return composer.chance(0.6) ? ['echo', 'cue', 'feeling'] : ['echo', 'feeling', 'cue'];
  return composer.chance(0.88) ? ['said', 'cue'] : ['cue', 'said'];
}

/** Plain good news, not just a quiet hour. */
function isCheering({ reading }: Moment): boolean {
  return (
    reading.feeling !== undefined && ['joy', 'pride'].includes(reading.feeling.emotion) && reading.feeling.level > 1
  );
}

function openingText(kind: OpeningKind, moment: Moment, composer: Composer): string | undefined {
  const { reading, voice } = moment;
  switch (kind) {
    case 'said':
      return saidBack(moment, composer);
    case 'cue':
      return cueLine(moment, composer);
    case 'feeling':
      return composer.pick(feelingFrames(moment), feelingSlots(moment, composer));
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

/** The best statement, now and then the second best, in a frame of the voice that fits its weight. */
export function saidBack(moment: Moment, composer: Composer): string | undefined {
  const { restated, words } = moment.reading;
  const [best, next] = restated;
  if (!best) return undefined;
  const chosen = restated.length > 2 && composer.chance(0.2) && next ? next : best;
  const long = words > 90 ? composer.pick(longLines) : undefined;
  return join(long, composer.pick(framesFor(moment, chosen), { said: chosen.said }));
}

function framesFor(moment: Moment, chosen: Restated): readonly string[] {
  const { voice, reading } = moment;
  if (chosen.kind === 'belief') return voice.belief;
  const felt = reading.feeling;
  const weighs = felt !== undefined && !isPleasant(felt.emotion) && felt.emotion !== 'confusion' && felt.level > 1;
  return weighs ? voice.heavy : voice.fact;
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
  const { cues } = moment.reading;
  const mood = moodOf(moment);
  if (!mood) return cues;
  return cues.filter(
    (cue) => !cue.feeling || cue.always || cue.id === 'kind-act' || isPleasant(cue.feeling) === isPleasant(mood),
  );
}

/** The feeling of the message, or the one that is still in the air from the turns before. */
function moodOf({ reading, state }: Moment): string | undefined {
  const fades = reading.laughs ? feelingFades * 2 : feelingFades;
  const lingering = state.feeling && state.turn - state.feeling.turn <= fades ? state.feeling.emotion : undefined;
  // "my grandma cried on the phone lol", in the middle of good news, is good news.
  if (reading.laughs && lingering && isPleasant(lingering)) return lingering;
  return reading.feeling?.emotion ?? lingering;
}

const feelingFades = 2;

function secondLine(moment: Moment, composer: Composer, after: OpeningKind): string | undefined {
  const { reading, voice, qualities } = moment;
  const mood = moodOf(moment);
  const pleasant = mood !== undefined && isPleasant(mood);
  const felt = reading.feeling && isPleasant(reading.feeling.emotion) === pleasant ? reading.feeling : undefined;
  if (after !== 'cue' && fittingCues(moment).some((cue) => cue.always)) {
    const line = cueLine(moment, composer);
    if (line) return line;
  }
  if (isCheering(moment) && after !== 'cheer') return composer.pick(voice.cheer);
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  const options: [number, () => string | undefined][] = [[after === 'cue' ? 3 : 1.6, () => '']];
  if (felt && after !== 'feeling')
    options.push([
      qualities.includes('empathetic') ? 7 : 4.5,
      () => composer.pick(voice.feeling, feelingSlots(moment, composer)),
    ]);
  if (felt) options.push([1.8, () => composer.pick(emotionContent[felt.emotion].say)]);
  if (after !== 'cue') options.push([5, () => cueLine(moment, composer)]);
  if (quality && mood && !pleasant) options.push([1.6, () => composer.pick(qualityLines[quality].say)]);
  if (effort.test(reading.text) && !pleasant && after === 'said') options.push([2, () => composer.pick(voice.affirm)]);
  return weighted(options, composer);
}

/** Something the person did, and not without cost. */
const effort =
  /\bI (?:finally |just |actually |still |even )*(?:tried|told (?:him|her|them|my)|apologized|said sorry|asked for|asked (?:him|her|them)|called|applied|wrote|started|managed|made it|showed up|signed up|talked to|went to|set a|said no|walked away|got up|got out|cleaned|cooked|studied|quit (?:smoking|drinking))\b/iu;

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
  const { reading, voice, qualities } = moment;
  const mood = moodOf(moment);
  const pleasant = mood !== undefined && isPleasant(mood);
  const weighs = mood !== undefined && !pleasant;
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  const felt = reading.feeling?.emotion;
  const topic = reading.topic;
  const person = reading.things.findLast(({ kind }) => kind === 'person')?.name;
  const pet = reading.things.findLast(({ kind }) => kind === 'pet')?.name;
  const before = moment.state.lengths.at(-1) ?? 0;
  const thin = reading.words <= 3 && before <= 4 && !reading.feeling && reading.cues.length === 0;
  const options: [number, () => string | undefined][] = [];
  for (const cue of fittingCues(moment).slice(0, 2))
    options.push([12, () => (cue.ask ? composer.pick(cue.ask) : undefined)]);
  if (thin) options.push([8, () => composer.pick(kindLines.thin)]);
  if (felt && isPleasant(felt) === pleasant) options.push([4, () => composer.pick(emotionContent[felt].ask)]);
  if (topic !== 'none' && weighs) options.push([1.3, () => composer.pick(topicContent[topic].ask)]);
  if (person && !pleasant && felt !== 'grief')
    options.push([2.5, () => composer.pick(voice.askAbout, { focus: person })]);
  if (pet) options.push([3, () => composer.pick(petQuestions, { focus: pet })]);
  if (quality && weighs) options.push([1.6, () => composer.pick(qualityLines[quality].ask)]);
  if (isCheering(moment) || mood === 'joy' || mood === 'pride') options.push([5, () => composer.pick(voice.askCheer)]);
  if (weighs && !thin) options.push([4, () => composer.pick(voice.ask)]);
  if (!mood || !reading.feeling) options.push([pleasant ? 1 : 4, () => composer.pick(voice.askPlain)]);
  if (returned) options.push([60, () => comeBack(moment, composer, returned)]);
  return weighted(options, composer) ?? composer.pick(voice.askPlain) ?? composer.pick(voice.ask);
}

function comeBack(moment: Moment, composer: Composer, thing: Thing): string | undefined {
  const days = daysUntil(thing, moment.request.now);
  if (thing.kind !== 'event') return composer.pick(moment.voice.comeBack, { focus: thing.name });
  const pool = days === undefined || days > 0 ? eventLines.before : days === 0 ? eventLines.today : eventLines.after;
  return composer.pick(pool, { focus: thing.name });
}

/**
 * A day or an animal named a while ago and not spoken of since, when the message itself leaves room. People are left
 * to the person: who has died or left should not be asked after like an appointment.
 */
function thingToReturnTo({ state, reading }: Moment): Thing | undefined {
  const room =
    reading.words <= 5 && reading.things.length === 0 && reading.cues.length === 0 && reading.feeling?.level !== 3;
  if (!room || state.feeling?.emotion === 'grief') return undefined;
  return state.things.find(
    (thing) =>
      (thing.kind === 'event' || thing.kind === 'pet') &&
      state.turn - thing.heard >= 4 &&
      thing.returned === undefined &&
      thing.name.length < 30,
  );
}

function markReturned(state: GuideState, thing: Thing): Thing[] {
  return state.things.map((other) => (other === thing ? { ...other, returned: state.turn } : other));
}

/** After a few questions in a row it is time for company; sooner for gentle and calm, at once when asked to stop. */
function mayAsk({ state, qualities, style, reading }: Moment): boolean {
  if (state.questionsUnwanted) return false;
  const most = qualities.includes('gentle') || style === 'calm-centering' || style === 'motherly' ? 2 : 3;
  return state.questionsInRow < most || reading.words > 60;
}

const summaryEvery = 8;

/** Every eight turns or so, at a moment that does not need all the attention for itself; after eleven, anyway. */
function isSummaryDue({ state, reading }: Moment): boolean {
  const since = state.turn - state.summarizedAt;
  if (since < summaryEvery || state.points.length < 2 || state.questionsUnwanted) return false;
  const calm =
    reading.feeling?.level !== 3 &&
    !reading.attacksSelf &&
    reading.words <= 12 &&
    !reading.cues.some((cue) => cue.always || cue.sure);
  const wanted = reading.cues.some((cue) => cue.always);
  return calm || (since >= summaryEvery + 3 && !wanted);
}

function answerSummary(moment: Moment): Answer {
  return {
    make: (composer) => {
      const felt = moment.reading.feeling
        ? composer.pick(feelingFrames(moment), feelingSlots(moment, composer))
        : undefined;
      const points = joined(pointsToSum(moment.state.points, composer.random));
      return join(felt, composer.pick(moment.voice.summary, { points }));
    },
    change: { summarizedAt: moment.state.turn, pending: { kind: 'summary' } },
  };
}

/** The first thing told and one or two others, in order. */
export function pointsToSum(points: readonly string[], random: () => number): string[] {
  if (points.length <= 2) return [...points];
  const others = points.slice(1);
  const skipped = Math.floor(random() * others.length);
  const kept =
    others.length > 2
      ? others.filter((_point, index) => index === skipped || index === (skipped + 1) % others.length)
      : others;
  return [points[0] ?? '', ...kept];
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
  if (state.offeredAt >= 0 && state.turn - state.offeredAt < offerEvery) return undefined;
  const cued = fittingCues(moment).find((cue) => cue.skill)?.skill;
  const refused = (what: string) => state.refused.some((entry) => entry.what === what && entry.day === day);
  const urgent = fittingCues(moment).some((cue) => cue.id === 'panic');
  const wait = urgent
    ? 0
    : style === 'calm-centering' || style === 'solution-focused' || qualities.includes('problem-solver')
      ? 2
      : 4;
  if (state.turn < wait || refused('any')) return undefined;
  if (!urgent && (state.feeling?.emotion === 'grief' || fittingCues(moment).some((cue) => noExercise.has(cue.id))))
    return undefined;
  if (urgent) return refused('grounding') ? (refused('box-breathing') ? undefined : 'box-breathing') : 'grounding';
  if (cued && !refused(cued)) return reading.feeling?.emotion === 'grief' ? undefined : cued;
  const restless =
    reading.feeling &&
    ['anxiety', 'overwhelm'].includes(reading.feeling.emotion) &&
    reading.feeling.level > 1 &&
    keyedUp.test(reading.text);
  if (restless && !refused('box-breathing')) return 'box-breathing';
  return state.turn >= 5 && reading.words > 8 && reading.feeling && !refused('directions') ? 'directions' : undefined;
}

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

/** Words that say it outright; a guess is not enough to bring up an exercise. */
const keyedUp =
  /\b(?:anxi\w+|panic\w*|nervous|stress\w*|overwhelm\w*|worr\w+|scared|afraid|racing|can't (?:sleep|breathe|calm)|tense|freak\w*|on edge|shaking|terrified|too much|wound up|restless)\b/iu;

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
