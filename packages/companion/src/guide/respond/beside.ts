import { topicOf } from '#emotion/topic.ts';
import type { Composer } from '../compose.ts';
import { besideLines } from '../content/beside.ts';
import { isGrave } from '../language/grave.ts';
import { wordsOf } from '../said-before.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';

/**
 * Two matters in one message: the grave one was answered, and the other is named. Only where they belong to different
 * fields of life; two sentences about one thing are one thing.
 */
export function beside(moment: Moment, composer: Composer, reply: string | undefined): string | undefined {
  const aside = asideOf(moment);
  return aside && reply && !isIn(reply, aside) ? composer.pick(besideLines, { aside }) : undefined;
}

/** The lighter of two matters told at once, as it is said back; nothing where none is grave. */
export function asideOf({ reading, state }: Moment): string | undefined {
  const [first] = reading.restated;
  if (!first || !isGrave(first.said) || isLoss(state, reading) || reading.words > 45 || state.noEcho) return undefined;
  const topic = topicOf(first.said);
  return reading.among.sayings.find(({ kind, said, words, sentence, first: from, last }) => {
    const own = topicOf(said);
    const isApart = sentence !== first.sentence || last < first.first || from > first.last;
    return (
      isApart &&
      kind === 'fact' &&
      words >= 4 &&
      !leans.test(said) &&
      own !== 'none' &&
      topic !== 'none' &&
      own !== topic
    );
  })?.said;
}

/** What begins with "he" or "it" goes on with what stands before it. */
const leans = /^(?:he|she|they|it|that|this|there)\b/iu;

function isIn(reply: string, said: string): boolean {
  const spoken = new Set(wordsOf(reply));
  const words = wordsOf(said).filter((word) => word.length > 3);
  return words.filter((word) => spoken.has(word)).length > words.length / 2;
}
