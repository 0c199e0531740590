import type { Composer } from '../compose.ts';
import type { Cue } from '../content/cues/cue.ts';
import { emotionContent } from '../content/emotions.ts';
import { echoLines, longLines, softEchoLines } from '../content/offers.ts';
import { qualityLines } from '../content/qualities.ts';
import type { Restated } from '../language/restate.ts';
import { isPleasant } from '../reading.ts';
import type { Moment } from './answer.ts';

/** One or two sentences that show what was heard. */
export function reflect(moment: Moment, composer: Composer): string | undefined {
  const { reading } = moment;
  const first = opening(moment, composer);
  const second = secondLine(moment, composer, first.kind);
  if (!first.text) return second || (reading.words < 5 ? composer.pick(moment.voice.brief) : company(moment, composer));
  return join(first.text, second);
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
  return composer.pick(mood && isPleasant(mood) ? moment.voice.cheer : moment.voice.company);
}

/** The feeling of the message, or the one that is still in the air from the turns before. */
export function moodOf({ reading, state }: Moment): string | undefined {
  const fades = reading.laughs ? feelingFades * 2 : feelingFades;
  const lingering = state.feeling && state.turn - state.feeling.turn <= fades ? state.feeling.emotion : undefined;
  // "my grandma cried on the phone lol", in the middle of good news, is good news.
  if (reading.laughs && lingering && isPleasant(lingering)) return lingering;
  return reading.feeling?.emotion ?? lingering;
}

export function fittingCues(moment: Moment): Cue[] {
  const { cues } = moment.reading;
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

type OpeningKind = 'said' | 'cue' | 'feeling' | 'echo' | 'brief' | 'cheer' | 'none';

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
      return reading.echo
        ? composer.pick(hurts(moment) ? softEchoLines : echoLines, { fragment: reading.echo })
        : undefined;
    case 'brief':
      return composer.pick(voice.brief);
    case 'cheer':
      return composer.pick(voice.cheer);
    case 'none':
      return undefined;
  }
}

function hurts({ reading }: Moment): boolean {
  return reading.feeling !== undefined && !isPleasant(reading.feeling.emotion) && reading.feeling.level > 1;
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
