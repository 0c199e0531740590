import { introducedLines } from '../content/introduction.ts';
import { introductionIn } from '../introduction.ts';
import type { Answer, Moment } from './answer.ts';

/** Somebody who says what they are called, and nothing else, is greeted by that name. */
export function answerIntroduction({ reading, state }: Moment): Answer | undefined {
  const introduced = introductionIn(reading.text);
  if (!introduced?.isAll) return undefined;
  const lines = state.turn === 0 ? introducedLines.first : introducedLines.later;
  return { make: (composer) => composer.pick(lines, { who: introduced.name }) };
}
