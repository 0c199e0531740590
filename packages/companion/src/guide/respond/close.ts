import { type Composer, led } from '../compose.ts';
import { kindLines } from '../content/kinds.ts';
import { manners } from '../content/manners.ts';
import type { Heard } from '../heard-angles.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { mayAsk, question } from './ask.ts';
import { fittingOf } from './fitting.ts';
import { shortAnswer, sourceOf } from './half-step.ts';
import { weighted } from './join.ts';
import { asksForMore } from './more.ts';
import { restPlainly } from './plain.ts';

/** How a reply ends: with a question that follows, with something to leave standing, or with nothing more. */
export function closing(moment: Moment, composer: Composer, heard: Heard | undefined): string | undefined {
  return wantsQuestion(moment, composer, heard)
    ? (asked(moment, composer, followUp(moment, composer, heard)) ?? resting(moment, composer, heard))
    : resting(moment, composer, heard);
}

/** A question in the manner of the style: now and then with a word or two before it. */
export function asked(
  { style, state, reading }: Moment,
  composer: Composer,
  text: string | undefined,
): string | undefined {
  const { askLeads, askTails } = manners[style];
  const plain =
    text !== undefined && /^(?:what|how|who|when|where|which|is|did|would|do|was|were)\b[^.:]*\?$/iu.test(text);
  if (!plain || isLoss(state, reading) || asksForMore(text)) return text;
  const choose = (words: readonly string[]) => words[Math.floor(composer.random() * words.length)];
  if (composer.chance(askShare)) return led(text, choose(askLeads) ?? '');
  const tail = text.includes(',') || !composer.chance(askShare) ? undefined : choose(askTails);
  return tail ? text.replace(/\?$/u, `, ${tail}?`) : text;
}

const askShare = 0.4;

/** The more questions stand in a row, the rarer the next: a talk, no interview. */
const shareAfter = [0.85, 0.55, 0.25, 0] as const;

/** Whether this reply may end in a question: not too many in a row, and none after what wants quiet. */
export function wantsQuestion(moment: Moment, composer: Composer, heard: Heard | undefined): boolean {
  const { state, style, qualities, reading } = moment;
  if (!mayAsk(moment) || heard?.angle.quiet) return false;
  if (heard && (heard.angle.rank ?? 0) >= 9 && heard.angle.ask.length === 0) return false;
  if (state.turn === 0 || reading.words > 60) return true;
  const share = shareAfter[Math.min(state.questionsInRow, shareAfter.length - 1)] ?? 0;
  return composer.chance(share * manners[style].asks * (qualities.includes('gentle') ? 0.5 : 1));
}

/** What follows from a way of saying things, or from a situation that many words speak for; else it is asked about as the kind of telling it is. */
function followUp(moment: Moment, composer: Composer, heard: Heard | undefined): string | undefined {
  const isSure = heard && (!heard.told || heard.told.worth >= manyParts);
  const isAll = (heard?.angle.rank ?? 0) >= aboutTheTalk || moment.reading.words <= shortAnswer;
  const asks = heard && (isAll ? heard.angle.ask : fittingOf('ask', sourceOf(heard), heard.angle.ask, moment.reading));
  const own = heard && isSure ? composer.pick(asks ?? [], heard.slots) : undefined;
  return own ?? question(moment, composer);
}

const manyParts = 3;
const aboutTheTalk = 8;

/** Something that asks for nothing; silence, when enough was said. */
function resting(moment: Moment, composer: Composer, heard: Heard | undefined): string | undefined {
  const { state } = moment;
  const options: [number, () => string | undefined][] = [
    [3, () => restPlainly(moment, composer)],
    [4, () => ''],
  ];
  if (heard?.angle.rest && !(heard.told && heard.told.worth < manyParts))
    options.push([7, () => composer.pick(heard.angle.rest ?? [], heard.slots)]);
  if (state.questionsUnwanted) options.push([6, () => composer.pick(kindLines.listening)]);
  return weighted(options, composer);
}
