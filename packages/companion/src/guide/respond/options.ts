import type { Answer, Moment } from './answer.ts';
import { weigherOf } from './weigher.ts';

/** An answer among others, and as what its lines are weighed ("direct:normal"). */
export interface Option {
  as: string;
  answer: Answer;
}

/**
 * Of a rule's answers and of what would simply be said to what was told, the draft that weighs most: a rule that heard a word is
 * often not what the message is about. What changes is what the answer changes whose draft it is.
 */
export function bestOf(moment: Moment, ruled: readonly Option[], told: Answer): Answer {
  return {
    weigh: weigherOf(moment),
    make: (composer) => {
      const option = composer.chance(ruledShare) ? ruled[Math.floor(composer.random() * ruled.length)] : undefined;
      const answer = option?.answer ?? told;
      composer.as = option?.as;
      composer.by = answer;
      return answer.make(composer);
    },
  };
}

/** Drafts that are a rule's answer, of all. */
const ruledShare = 0.45;
