import type { Composer } from '../compose.ts';
import { askedLines } from '../content/asked.ts';
import { askedIn } from '../fit/asked.ts';
import { isLoss } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { isCareful } from './careful.ts';
import { bareWords } from './half-step.ts';
import { join } from './join.ts';
import type { Option } from './options.ts';

/** An honest word to what was asked and no answer is known to: a question passed over is the worse mistake. */
export function answerHonestly(moment: Moment): Option | undefined {
  const { reading, state } = moment;
  if (isCareful(moment) || isLoss(state, reading) || reading.attacksSelf) return undefined;
  const asked = askedIn(reading.text);
  if (!asked || (asked === 'idea' && !asksOutright.test(reading.text))) return undefined;
  const { say, ask } = askedLines[asked];
  const make = (composer: Composer) => {
    const answer = composer.pick(say);
    const isBare = reading.words <= longestBare || !composer.chance(wordsShare);
    const words = isBare ? undefined : bareWords(moment, composer);
    const isAsked = ask && mayAsk(moment) && composer.chance(askShare);
    return answer && join(words, answer, isAsked ? composer.pick(ask) : undefined);
  };
  return { as: `asked:${asked}`, answer: { make } };
}

/** The same for an idea that was asked for outright; what may help is asked back, and then there may be one. */
export function answerUnknown(moment: Moment): Answer | undefined {
  if (isCareful(moment) || isLoss(moment.state, moment.reading) || moment.reading.attacksSelf) return undefined;
  const { say, ask } = askedLines.idea;
  return {
    make: (composer) => join(composer.pick(say), mayAsk(moment) ? composer.pick(ask ?? []) : undefined),
    change: { pending: { kind: 'advice-ask' } },
  };
}

/** What is held to ask for an idea, and says so: a tip is not refused to somebody who only tells. */
const asksOutright =
  /\?|^(?:(?:so|ok|okay|and|hi|hey|please|well|um)[, ]+)*(?:any|got any|how|what|which|tips|ideas|help)\b/imu;

/** In so few words there is little more than the question. */
const longestBare = 12;
const wordsShare = 0.6;
const askShare = 0.3;
