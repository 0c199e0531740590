import { askedLines } from '../content/asked.ts';
import { askedIn } from '../fit/asked.ts';
import { isLoss } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { isCareful } from './careful.ts';
import { bareWords } from './half-step.ts';
import { join } from './join.ts';

/** An honest word to what was asked and no answer is known to: a question passed over is the worse mistake. */
export function answerHonestly(moment: Moment): Answer | undefined {
  const { reading, state } = moment;
  if (isCareful(moment) || isLoss(state, reading) || reading.attacksSelf) return undefined;
  const asked = askedIn(reading.text);
  if (!asked) return undefined;
  const { say, ask } = askedLines[asked];
  return {
    make: (composer) => {
      const answer = composer.pick(say);
      const words = reading.words > longestBare ? bareWords(moment, composer) : undefined;
      return (
        answer && join(words, answer, mayAsk(moment) && composer.chance(askShare) ? composer.pick(ask) : undefined)
      );
    },
  };
}

/** In so few words there is little more than the question. */
const longestBare = 12;
const askShare = 0.5;
