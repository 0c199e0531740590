import type { Composer } from '../compose.ts';
import type { Emotion } from '#emotion/emotions.ts';
import type { Cue } from '../content/cues/cue.ts';
import { emotionContent } from '../content/emotions.ts';
import { followGlad } from '../content/follow.ts';
import { hunchLines } from '../content/hunches.ts';
import { kindLines } from '../content/kinds.ts';
import { echoLines, longLines } from '../content/offers.ts';
import { qualityLines } from '../content/qualities.ts';
import type { Restated } from '../language/restate.ts';
import { isGrave } from '../language/grave.ts';
import { toldTogether } from '../language/together.ts';
import { dark, isPleasant } from '../feeling.ts';
import { saysPlainly } from '../plain-feelings.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';

/** One or two sentences that show what was heard. */
export function reflect(moment: Moment, composer: Composer): string | undefined {
  const first = opening(moment, composer);
  const second = secondLine(moment, composer, first.kind, holdsComment(moment, composer, first.text));
  return join(first.text, second) ?? keyed(moment, composer);
}

/** At least what it is about, in the person's own words. */
export function keyed({ reading }: Moment, composer: Composer): string | undefined {
  return (
    (reading.key && /\s|^\p{Lu}/u.test(reading.key)
      ? composer.pick(kindLines.keyed, { key: reading.key })
      : undefined) ?? (reading.words > 5 ? composer.pick(kindLines.heard) : undefined)
  );
}

/** Whether the frame says something about the words, or the words name the feeling themselves; that is enough. */
function holdsComment({ voice, reading }: Moment, composer: Composer, text: string | undefined): boolean {
  const named = reading.feeling && text && saysPlainly(reading.feeling.emotion, text);
  return Boolean(named) || composer.templates.some((line) => voice.heavy.includes(line));
}

/** The best statement, now and then the second best, in a frame of the voice that fits its weight. */
export function saidBack(moment: Moment, composer: Composer): string | undefined {
  const { restated, words } = moment.reading;
  const [best, next] = restated;
  if (!best || moment.state.noEcho) return undefined;
  const chosen =
    restated.length > 2 && !isGrave(best.said) && composer.chance(0.2) && next && next.words > 4 ? next : best;
  const long = words > 90 ? composer.pick(longLines) : undefined;
  const said = isLoss(moment.state, moment.reading) ? chosen.said : toldTogether(chosen, restated, moment.reading.text);
  return join(long, composer.pick(framesFor(moment, chosen, composer), { said }));
}

/** The feeling word of the right strength, as slots. */
export function feelingSlots(moment: Moment, composer: Composer): { situation?: string; person?: string } {
  const { feeling } = moment.reading;
  if (!feeling) return {};
  const { situation, person } = emotionContent[feeling.emotion];
  return { situation: one(situation[feeling.level - 1], composer), person: one(person[feeling.level - 1], composer) };
}

/** Staying, without a question: in good moments with the gladness, else with the person. */
export function company(moment: Moment, composer: Composer): string | undefined {
  const mood = moodOf(moment);
  if (mood && isPleasant(mood)) return composer.pick(moment.reading.feeling ? moment.voice.cheer : followGlad.say);
  return composer.pick(moment.voice.company);
}

/** The feeling of the message, or the one that is still in the air from the turns before. */
export function moodOf({ reading, state, request }: Moment): string | undefined {
  if (request.care.flag)
    return reading.feeling && !isPleasant(reading.feeling.emotion) ? reading.feeling.emotion : undefined;
  // Gladness lasts: nobody who has good news wants the mood checked at every line.
  const glad = state.feeling !== undefined && isPleasant(state.feeling.emotion);
  const fades = reading.laughs || glad ? feelingFades * 2 : feelingFades;
  // A "never" or a "but" alone does not end it: something hard has to be heard.
  const hard = reading.soundsHard || (reading.feeling !== undefined && !isPleasant(reading.feeling.emotion));
  const over = glad && hard && !reading.laughs && dark.test(reading.text.replace(harmless, ''));
  const lingering =
    state.feeling && !over && state.turn - state.feeling.turn <= fades ? state.feeling.emotion : undefined;
  // "my grandma cried on the phone lol", in the middle of good news, is good news.
  if (reading.laughs && lingering && isPleasant(lingering)) return lingering;
  return reading.feeling?.emotion ?? lingering;
}

/** What sounds dark in glad news and is not: "can't wait", "my mom cried when I told her". */
const harmless =
  /\bcan't wait\b|\bI was (?:so |really |super )?(?:scared|afraid|nervous|terrified)\b|\bI (?:just |even |totally )?(?:cried|teared up)\b(?! (?:because|about|all))|\bI (?:failed|flunked|missed|lost)\b.{0,24}\bbefore\b|\bused to (?:say|tell me|think)\b.{0,24}\bnever\b|\b(?!I\b)\w+ (?:\w+ )?(?:cried|cries|crying|teared)\b/giu;

export function fittingCues(moment: Moment): Cue[] {
  const loss = isLoss(moment.state, moment.reading);
  const cues = moment.reading.cues.filter(({ onlyInLoss }) => !onlyInLoss || loss);
  const mood = moodOf(moment);
  if (!mood) return cues;
  return cues.filter(
    (cue) => !cue.feeling || cue.always || cue.id === 'kind-act' || isPleasant(cue.feeling) === isPleasant(mood),
  );
}

export function feelingFrames({ voice, reading }: Moment): readonly string[] {
  return reading.feeling && isPleasant(reading.feeling.emotion) ? voice.glow : voice.feeling;
}

/** Plain good news, not just a quiet hour. */
export function isCheering({ reading }: Moment): boolean {
  return (
    reading.feeling !== undefined && ['joy', 'pride'].includes(reading.feeling.emotion) && reading.feeling.level > 1
  );
}

/** Texts as one, leaving out what is missing. */
export function join(...parts: readonly (string | undefined)[]): string | undefined {
  const found = parts.filter((part) => part !== undefined && part !== '');
  return found.length > 0 ? found.join(' ') : undefined;
}

/** Tries the options in a weighted random order until one has something to say. */
export function weighted(
  options: readonly [number, () => string | undefined][],
  composer: Composer,
): string | undefined {
  const ordered = options
    .map(([weight, make]) => ({ make, key: composer.random() ** (1 / weight) }))
    .sort((first, other) => other.key - first.key);
  for (const { make } of ordered) {
    const text = make();
    if (text !== undefined) return text;
  }
  return undefined;
}

function one(words: readonly string[] | undefined, composer: Composer): string {
  return words?.[Math.floor(composer.random() * words.length)] ?? '';
}

type OpeningKind = 'said' | 'cue' | 'feeling' | 'echo' | 'cheer' | 'none';

const feelingFades = 2;

function opening(moment: Moment, composer: Composer): { kind: OpeningKind; text: string | undefined } {
  for (const kind of openingOrder(moment, composer)) {
    const text = openingText(kind, moment, composer);
    if (text) return { kind, text };
  }
  return { kind: 'none', text: undefined };
}

function openingOrder(moment: Moment, composer: Composer): OpeningKind[] {
  const { reading } = moment;
  if (isCheering(moment)) return ['said', 'cheer'];
  if (fittingCues(moment).some((cue) => cue.always))
    return reading.restated.length > 0 && !reading.attacksSelf && composer.chance(0.35)
      ? ['said', 'cue']
      : ['cue', 'said', 'feeling'];
  if (reading.restated.length === 0)
    return composer.chance(0.6) ? ['echo', 'feeling', 'cue'] : ['feeling', 'echo', 'cue'];
  return ['said', 'feeling', 'cue'];
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
      return reading.echo ? composer.pick(echoLines, { turned: reading.echo }) : undefined;
    case 'cheer':
      return composer.pick(voice.cheer);
    case 'none':
      return undefined;
  }
}

/** Beside a death there is nothing to add to the words themselves. */
const bareFrames = ['{Said}.'];

function framesFor(moment: Moment, chosen: Restated, composer: Composer): readonly string[] {
  const { voice, reading, state } = moment;
  const mood = moodOf(moment);
  if (chosen.kind === 'belief') return mood && isPleasant(mood) ? voice.fact : voice.belief;
  if (isLoss(state, reading) || reading.cues.some(({ id, meet }) => meet && state.thread?.cue !== id))
    return bareFrames;
  if (reading.angles[0]?.angle.tone === 'any') return voice.fact;
  const felt = reading.feeling;
  const weighs =
    felt !== undefined &&
    !isPleasant(felt.emotion) &&
    felt.emotion !== 'confusion' &&
    felt.level > 1 &&
    saysPlainly(felt.emotion, reading.text);
  return weighs && composer.chance(0.4) ? voice.heavy : voice.fact;
}

/** A cue that goes with the feeling: none from the bright side for a dark message, nor the other way round. */
function cueLine(moment: Moment, composer: Composer): string | undefined {
  for (const cue of fittingCues(moment)) {
    if (!cue.always && !mayRemark(moment)) continue;
    const line = cue.say ? composer.pick(cue.say) : undefined;
    if (line) return line;
  }
  return undefined;
}

/** A courtesy when something grave is heard for the first time. */
function meeting({ reading, state }: Moment, composer: Composer): string | undefined {
  const cue = reading.cues.find(({ meet }) => meet);
  if (!cue?.meet || state.thread?.cue === cue.id) return undefined;
  return composer.pick(cue.meet);
}

function secondLine(moment: Moment, composer: Composer, after: OpeningKind, commented: boolean): string | undefined {
  const { reading, voice, qualities } = moment;
  const met = meeting(moment, composer);
  if (met) return met;
  const mood = moodOf(moment);
  const pleasant = mood !== undefined && isPleasant(mood);
  const felt = reading.feeling && isPleasant(reading.feeling.emotion) === pleasant ? reading.feeling : undefined;
  if (after !== 'cue' && fittingCues(moment).some((cue) => cue.always)) {
    const line = cueLine(moment, composer);
    if (line) return line;
  }
  if (isCheering(moment) && after !== 'cheer') return composer.pick(voice.cheer);
  // What was asked for has been given; more would bury it.
  if (after === 'cue' && fittingCues(moment).some((cue) => cue.always)) return undefined;
  if (commented) return undefined;
  const options: [number, () => string | undefined][] = [[2, () => '']];
  if (felt && after !== 'feeling' && !isLoss(moment.state, reading))
    options.push([
      qualities.includes('empathetic') ? 8 : 5,
      () => composer.pick(feelingFrames(moment), feelingSlots(moment, composer)),
    ]);
  const { hunch } = reading;
  if (!felt && hunch && after === 'said' && !pleasant && !isLoss(moment.state, reading))
    options.push([7, () => composer.pick(hunchLines[hunch])]);
  if (mayRemark(moment) && after !== 'none') options.push([4, () => remark(moment, composer, felt?.emotion)]);
  if (isEffort(reading.text) && !pleasant && after === 'said') options.push([2, () => composer.pick(voice.affirm)]);
  return weighted(options, composer);
}

/** Something true in general: about the matter, the feeling, or in the manner of a chosen quality. */
function remark(moment: Moment, composer: Composer, felt: Emotion | undefined): string | undefined {
  const { qualities } = moment;
  const mood = moodOf(moment);
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  const options: [number, () => string | undefined][] = [[4, () => cueLine(moment, composer)]];
  if (felt) options.push([2, () => composer.pick(emotionContent[felt].say)]);
  if (quality && mood && !isPleasant(mood)) options.push([3, () => composer.pick(qualityLines[quality].say)]);
  return weighted(options, composer);
}

/** At most one general remark in five replies, and none while it hurts sharply. */
export function mayRemark({ state, reading, request }: Moment): boolean {
  const acute =
    request.care.flag ||
    state.pending?.kind === 'safety-question' ||
    isLoss(state, reading) ||
    reading.cues.some(({ feeling }) => feeling === 'grief') ||
    reading.cues.some(({ id }) => id === 'panic') ||
    (reading.feeling?.level === 3 && !isPleasant(reading.feeling.emotion));
  return !acute && state.turn >= 2 && state.turn - (state.remarkedAt ?? -remarkEvery) >= remarkEvery;
}

const remarkEvery = 5;

/** Whether the person did something that did not come free. */
export function isEffort(text: string): boolean {
  return effort.test(text);
}

const effort =
  /\bI (?:finally |just |actually |still |even )*(?:tried|told (?:him|her|them) (?:the truth|how I feel|no)|apologized|said sorry|asked for|asked (?:him|her|them)|called|applied|wrote|started|managed|made it|showed up|signed up|talked to|went to|set a|said no|walked away|got up|got out|cleaned|cooked|studied|quit (?:smoking|drinking))\b/iu;
