import type { Cue } from '../content/cues/cue.ts';
import { dark, isPleasant } from '../feeling.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';

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

/** Plain good news, not just a quiet hour. */
export function isCheering({ reading }: Pick<Moment, 'reading'>): boolean {
  return (
    reading.feeling !== undefined && ['joy', 'pride'].includes(reading.feeling.emotion) && reading.feeling.level > 1
  );
}

const feelingFades = 2;

/** Whether the person did something that did not come free. */
export function isEffort(text: string): boolean {
  return effort.test(text);
}

const effort =
  /\bI (?:finally |just |actually |still |even )*(?:tried|told (?:him|her|them) (?:the truth|how I feel|no)|apologized|said sorry|asked for|asked (?:him|her|them)|called|applied|wrote|started|managed|made it|showed up|signed up|talked to|went to|set a|said no|walked away|got up|got out|cleaned|cooked|studied|quit (?:smoking|drinking))\b/iu;
