import type { Composer } from '../compose.ts';
import { emotionContent } from '../content/emotions.ts';
import { voices } from '../content/voices/voices.ts';
import { isPleasant } from '../feeling.ts';
import { isLoss, threadCue } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { join } from './join.ts';

/** Every eight turns or so, at a moment that does not need all the attention for itself; after eleven, anyway. */
export function isSummaryDue({ state, reading, request }: Moment): boolean {
  if (request.care.flag || isFreshLoss(state)) return false;
  const since = state.turn - state.summarizedAt;
  if (since < summaryEvery || state.points.length < fewestPoints || state.questionsUnwanted || state.noEcho)
    return false;
  if (asks.test(reading.text) || reading.words < 3 || (reading.soundsHard && since < summaryEvery + 3)) return false;
  if (state.feeling && isPleasant(state.feeling.emotion) && state.turn - state.feeling.turn < 6) return false;
  const calm =
    reading.feeling?.level !== 3 &&
    !reading.attacksSelf &&
    reading.words <= 8 &&
    !reading.cues.some((cue) => cue.always || cue.sure);
  const wanted = reading.cues.some((cue) => cue.always);
  return calm || (since >= summaryEvery + 4 && reading.words <= 14 && !wanted);
}

/** Right after somebody dead was named, nothing is added up. */
function isFreshLoss(state: Moment['state']): boolean {
  return Boolean(threadCue(state)?.loss) && state.turn - (state.thread?.turn ?? 0) <= 4;
}

export function answerSummary(moment: Moment): Answer {
  return {
    make: (composer) => {
      const felt = moment.reading.feeling
        ? composer.pick(feelingFrames(moment), feelingSlots(moment, composer))
        : undefined;
      const [now] = moment.reading.restated;
      const said =
        !felt && now?.kind === 'fact' && !moment.state.points.includes(now.said)
          ? composer.pick(['{Said}.'], { said: now.said })
          : undefined;
      const points = joined(pointsToSum(moment.state.points, composer.random));
      return join(felt ?? said, composer.pick(framesFor(moment), { points }));
    },
    change: { summarizedAt: moment.state.turn, pending: { kind: 'summary' } },
  };
}

/** Beside a death the plain words of no style in particular. */
function framesFor({ state, reading, voice }: Moment): readonly string[] {
  return isLoss(state, reading) ? voices['balanced-mix'].summary : voice.summary;
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

const summaryEvery = 8;
const fewestPoints = 3;

/** What is asked is answered first. */
const asks = /\?|^(?:and |but |so )*(?:what|how|why|should|do|does|did|can|could|am|is|are|who|when|where)\b/iu;

function feelingFrames({ voice, reading }: Moment): readonly string[] {
  return reading.feeling && isPleasant(reading.feeling.emotion) ? voice.glow : voice.feeling;
}

/** The feeling word of the right strength, as slots. */
function feelingSlots(moment: Moment, composer: Composer): { situation?: string; person?: string } {
  const { feeling } = moment.reading;
  if (!feeling) return {};
  const { situation, person } = emotionContent[feeling.emotion];
  return { situation: one(situation[feeling.level - 1], composer), person: one(person[feeling.level - 1], composer) };
}

function one(words: readonly string[] | undefined, composer: Composer): string {
  return words?.[Math.floor(composer.random() * words.length)] ?? '';
}
