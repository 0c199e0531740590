import type { Slots } from '../compose.ts';
import type { CareStep, WayOutStep } from '../content/care-steps.ts';
import type { CareKnown, GuideState } from '../state.ts';
import type { Moment } from './answer.ts';

/** What somebody in danger tells in an answer, in whatever language. */
export interface CareHeard {
  /** Something they could use, by its name or by what was said before ("they are in my bag"). */
  names: boolean;
  /** The same, where it has to be answered again though it was known: nothing else will be said to it. */
  namesAgain: boolean;
  person: string | undefined;
  where: string | undefined;
  isNear: boolean;
  isFar: boolean;
  hasNobody: boolean;
  hesitates: boolean;
  /** They do not want to trouble anybody, whoever it is. */
  sparesAll: boolean;
  asksWords: boolean;
  hasReached: boolean;
  isHere: boolean;
  hasNoAnswer: boolean;
  hasPutAway: boolean;
  hasDoneNothing: boolean;
  waits: boolean;
  isCalmer: boolean;
  deniesDying: boolean;
  willReach: boolean;
  isOnLine: boolean;
  asksIfTheyCome: boolean;
  asksAboutLine: boolean;
  /** Whether a line would send the police. */
  asksAboutPolice: boolean;
  /** Whether anybody would be told. */
  asksWhoIsTold: boolean;
  /** What to do if it comes back later, at night. */
  asksForNight: boolean;
  /** They would rather talk here than call anybody. */
  wantsToTalkHere: boolean;
  /** It went further than a thought. */
  saysMore: boolean;
  saysYes: boolean;
}

/** A word or two that mean a step only by what Haven asked last. */
interface ShortAnswer {
  said: RegExp;
  asked: RegExp;
  step: CareStep;
}

/** What a language brings to the steps: how an answer is heard, and what is said. */
export interface CareTongue {
  language: GuideState['language'];
  /** The message as it is heard. */
  textOf: (moment: Moment) => string;
  hear: (text: string) => CareHeard;
  /** They say that they have, took or want a thing that one could use. */
  holds: (moment: Moment) => boolean;
  /** Whoever was spoken of goes on being meant without a word for it ("está lejos"). */
  dropsSubjects: boolean;
  /** What of the way out somebody who is hurt asks for, or answers. */
  wayOutIn: (moment: Moment) => WayOutStep | undefined;
  shortAnswers: readonly ShortAnswer[];
  slotsOf: (known: CareKnown) => Slots;
  lines: Readonly<Record<CareStep, readonly string[]>>;
  wayOut: Readonly<Record<WayOutStep, readonly string[]>>;
}
