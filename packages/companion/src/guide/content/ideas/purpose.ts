import type { Openings } from '../wording.ts';

/** Something people ask an idea for, and what Haven may suggest to whoever does. */
export interface Purpose {
  id: string;
  /** What is asked for, for whoever edits the ideas. */
  wanted: string;
  /** Whole sentences that suggest one small thing each, to anybody who asks for this; the best first. */
  ideas: readonly string[];
  /** First sentences the person may say, where it is about talking to somebody. */
  words?: Openings;
}
