import type { Tier } from '#crisis/detect.ts';
import type { Style } from '#persona/styles.ts';
import type { CourseRun } from './courses/hear-course.ts';
import type { Hindrance } from '#skills/hindrances.ts';
import type { SkillRun } from '#skills/run.ts';
import type { SkillForm } from '#skills/skill.ts';
import type { LifeFact } from './life-facts.ts';
import type { MatterHeard } from './matter.ts';
import { nothingSaid, type SaidBefore } from './said-before.ts';
import type { TellingKind } from './telling/kinds.ts';
import type { Thread } from './thread.ts';

/** Someone or something the person named, in words that can be said back ("your brother", "Biscuit"). */
export interface Thing {
  /** A `name` alone ("his name was biscuit") belongs to the person or animal spoken of before. */
  kind: 'person' | 'pet' | 'event' | 'name';
  name: string;
  /** For a pet or person with a name: what they are ("your dog"). */
  role?: string;
  /** For an event: the day as said ("Friday"), and as a date (YYYY-MM-DD) where it can be told. */
  day?: string;
  date?: string;
  /** The turn it was last spoken of by the person, and the one Haven last came back to it. */
  heard: number;
  returned?: number;
}

/** What the last reply left open, so that "yes" or "no" can be understood. */
export type Pending =
  | { kind: 'skill-offer'; skill: string; form?: SkillForm }
  | { kind: 'skill-helped'; skill: string }
  | { kind: 'directions' }
  | { kind: 'tiny-exercise' }
  | { kind: 'advice-ask' }
  | { kind: 'advice-given'; purpose?: string }
  | { kind: 'safety-question' }
  | { kind: 'summary' }
  | { kind: 'wording'; whom: string; since: number };

/** What somebody in danger has told so far of their means, and of the people they could turn to. */
export interface CareKnown {
  /** Where what they could use is ("the kitchen"). */
  where?: string;
  /** A person they could turn to, in words that can be said back ("your aunt"). */
  who?: string;
  /** That person knows, and comes or is there. */
  reached?: true;
  /** What they could use is out of reach. */
  away?: true;
  /** They said plainly that they think of dying. */
  disclosed?: true;
  /** They named something they could use. */
  means?: true;
}

export interface GuideState {
  version: 1;
  /** Messages answered. */
  turn: number;
  said: SaidBefore;
  things: Thing[];
  /** Short phrases from what was told, for the summaries. */
  points: string[];
  summarizedAt: number;
  /** The feeling of the conversation, with the turn it was last heard. */
  feeling?: { emotion: string; level: 1 | 2 | 3; turn: number };
  /** What the conversation is mostly about, and how often each topic was heard. */
  topic?: string;
  topics: Record<string, number>;
  pending?: Pending;
  /** What the conversation is about for the moment, and whom it concerns. */
  thread?: Thread;
  /** What the talk is about for many turns. */
  matter?: MatterHeard;
  /** Talks of a known course that this is one of, the one heard last first. */
  courses?: CourseRun[];
  /** Facts of a life told in passing, and the turn one was last taken up. */
  facts?: LifeFact[];
  factAt?: number;
  /** What kind of telling was surely heard last, and when. */
  telling?: { kind: TellingKind; turn: number };
  /** The angles answered lately, by id, the latest last. */
  angles?: string[];
  /** How many facts from earlier conversations were come back to. */
  recalled?: number;
  skill?: SkillRun;
  /** Exercises that were done, and whether they helped. */
  helped?: Partial<Record<string, boolean>>;
  /** What was said that speaks against certain exercises: a pregnancy, a fresh loss … */
  hindrances?: Hindrance[];
  /** The cue with ideas of its own that was heard last, by id. */
  ideasFrom?: string;
  /** The turn it was heard; its ideas are for what is asked soon after. */
  ideasAt?: number;
  /** Refused today: skills by id, and 'advice'. The day is YYYY-MM-DD. */
  refused: { what: string; day: string }[];
  /** Questions Haven asked in a row. */
  questionsInRow: number;
  /** Replies in a row that only said words of the message back. */
  echoesInRow?: number;
  /** How often Haven asked for more without saying of what. */
  askedMore?: number;
  /** The person asked for fewer questions. */
  questionsUnwanted: boolean;
  /** The person does not want their own words said back. */
  noEcho?: boolean;
  /** The turn of the last offer; -1 for none yet. */
  offeredAt: number;
  /** Words per message, the latest six. */
  lengths: number[];
  /**
   * `settled` when the one feared for is no longer alone; `guessed` when no rule saw the words for it; `told` when it was told in
   * ordinary words, as something done or suffered; `known` is what was told of means and of people to turn to.
   */
  risk?: {
    tier: Tier;
    kind: string;
    turn: number;
    replies: number;
    settled?: true;
    guessed?: true;
    told?: true;
    known?: CareKnown;
  };
  /** A danger that was only guessed was denied: the talk goes on as if it had not been asked, until something new is heard. */
  cleared?: true;
  /** The person asked for no more numbers to call behind every reply; until something new is heard. */
  numbersUnwanted?: true;
  pickedStyle?: Style;
  /** No words of faith, by request, whatever the style. */
  plainWords?: boolean;
  /** Somebody who said that they are a minor. */
  young?: boolean;
  /** A household question being answered, by id. */
  practical?: string;
  language: 'en' | 'es';
  /** Kinds of special message with how often each came (a question asked twice is answered as such). */
  seen: Record<string, number>;
}

export function startState(): GuideState {
  return {
    version: 1,
    turn: 0,
    said: nothingSaid,
    things: [],
    points: [],
    summarizedAt: 0,
    refused: [],
    questionsInRow: 0,
    questionsUnwanted: false,
    offeredAt: -1,
    lengths: [],
    language: 'en',
    seen: {},
    topics: {},
  };
}
