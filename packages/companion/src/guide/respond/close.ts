import { type Composer, led } from '../compose.ts';
import { kindLines } from '../content/kinds.ts';
import { manners } from '../content/manners.ts';
import { qualityLines } from '../content/qualities.ts';
import type { Heard } from '../heard-angles.ts';
import { restingLines } from '../matter.ts';
import { isPleasant } from '../feeling.ts';
import { isRemark } from '../content/remarks.ts';
import { wordsOf } from '../said-before.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { mayAsk, question } from './ask.ts';
import { company, isEffort, mayRemark, moodOf, weighted } from './reflect.ts';

/** How a reply ends: with a question that follows, with something to leave standing, or with nothing more. */
export function closing(
  moment: Moment,
  composer: Composer,
  heard: Heard | undefined,
  reflection: string,
): string | undefined {
  return wantsQuestion(moment, composer, heard)
    ? (asked(moment, composer, followUp(moment, composer, heard)) ?? resting(moment, composer, heard, reflection))
    : resting(moment, composer, heard, reflection);
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
  if (!plain || isLoss(state, reading)) return text;
  const choose = (words: readonly string[]) => words[Math.floor(composer.random() * words.length)];
  if (composer.chance(askShare)) return led(text, choose(askLeads) ?? '');
  const tail = text.includes(',') || !composer.chance(askShare) ? undefined : choose(askTails);
  return tail ? text.replace(/\?$/u, `, ${tail}?`) : text;
}

const askShare = 0.3;

/** The more questions stand in a row, the rarer the next: a talk, no interview. */
const shareAfter = [0.85, 0.4, 0.15, 0] as const;

/** Whether this reply may end in a question: not too many in a row, and none after what wants quiet. */
export function wantsQuestion(moment: Moment, composer: Composer, heard: Heard | undefined): boolean {
  const { state, style, qualities, reading } = moment;
  if (!mayAsk(moment) || heard?.angle.quiet) return false;
  if (heard && (heard.angle.rank ?? 0) >= 9 && heard.angle.ask.length === 0) return false;
  if (state.turn === 0 || reading.words > 60) return true;
  const share = shareAfter[Math.min(state.questionsInRow, shareAfter.length - 1)] ?? 0;
  return composer.chance(share * manners[style].asks * (qualities.includes('gentle') ? 0.7 : 1));
}

function followUp(moment: Moment, composer: Composer, heard: Heard | undefined): string | undefined {
  const { qualities, voice, state, reading } = moment;
  const mood = moodOf(moment);
  const weighs = !(mood && isPleasant(mood)) && !isLoss(state, reading) && reading.feeling?.level !== 3;
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  if (heard && !heard.angle.alone && (heard.angle.rank ?? 0) < 6 && weighs) {
    if (quality && composer.chance(0.06)) return composer.pick(qualityLines[quality].ask);
    if (mood && composer.chance(0.1)) return composer.pick(voice.ask);
  }
  return (heard ? composer.pick(heard.angle.ask, heard.slots) : undefined) ?? question(moment, composer);
}

/** Something that asks for nothing; silence, when enough was said. */
function resting(moment: Moment, composer: Composer, heard: Heard | undefined, reflection: string): string | undefined {
  const { reading, voice, state } = moment;
  const mood = moodOf(moment);
  const pleasant = mood !== undefined && isPleasant(mood);
  const enough = wordsOf(reflection).length;
  const options: [number, () => string | undefined][] = [];
  if (heard?.angle.rest) options.push([7, () => composer.pick(heard.angle.rest ?? [], heard.slots)]);
  const standing = heard || pleasant ? [] : restingLines(state, reading);
  if (standing.length > 0) options.push([2, () => composer.pick(standing)]);
  if (isEffort(reading.text) && !pleasant && !isLoss(state, reading))
    options.push([4, () => composer.pick(voice.affirm)]);
  const remarked = composer.templates.some(isRemark);
  if (!remarked && ((mayRemark(moment) && mood !== undefined && enough < 14) || enough === 0))
    options.push([3, () => company(moment, composer)]);
  if (isLoss(state, reading) && reading.words >= 4 && reading.feeling?.level !== 3)
    options.push([2, () => composer.pick(kindLines.listening)], [3, () => '']);
  if (state.questionsUnwanted) options.push([heard?.angle.rest ? 2 : 6, () => composer.pick(kindLines.listening)]);
  if (enough >= 9) options.push([heard ? 4 : 6, () => '']);
  return weighted(options, composer);
}
