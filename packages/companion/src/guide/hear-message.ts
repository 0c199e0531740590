import type { Topic } from '#emotion/emotions.ts';
import { type EmotionReading, readEmotion } from '#emotion/read-emotion.ts';
import { topicOf } from '#emotion/topic.ts';
import type { Cue } from './content/cues/cue.ts';
import { cues } from './content/cues/cues.ts';
import { isBright } from './feeling.ts';
import { type Heard, heardAngles } from './heard-angles.ts';
import { heardSituations } from './situations/hear-situation.ts';
import type { HeardSituation } from './situations/hearing.ts';
import { readStatements, type Statements } from './statements.ts';

/** What is heard in a message: what is felt, what it is about, and how it is said. */
export interface HeardMessage {
  emotions: readonly EmotionReading[];
  topic: Topic;
  /** The last first: people come to the point at the end. */
  cues: Cue[];
  /** The most telling first. */
  angles: Heard[];
  /** The likeliest first. */
  situations: readonly HeardSituation[];
}

/** What is heard in a message as it was typed. */
export function hearMessage(message: string): HeardMessage {
  return hearStatements(readStatements(message, 0, new Date(0)));
}

/** What is heard in a message that was cut into statements. */
export function hearStatements({ text, excerpt, clauses }: Statements): HeardMessage {
  const emotions = readEmotion(text);
  const isGladOnly = isBright(text, emotions);
  return {
    emotions,
    topic: topicOf(text),
    cues: matchedCues(text),
    angles: heardAngles(excerpt, clauses),
    situations: heardSituations(excerpt).filter(
      ({ situation: { glad, slight, loss } }) => !isGladOnly || glad || slight || loss,
    ),
  };
}

/** Cues in the order in which they stand in the message, the last first: people come to the point at the end. */
function matchedCues(text: string): Cue[] {
  return cues
    .flatMap((cue) => {
      const at = lastMatch(cue.when, text);
      return at >= 0 && !cue.unless?.test(text) ? [{ cue, at }] : [];
    })
    .sort((one, other) => other.at - one.at)
    .map(({ cue }) => cue);
}

function lastMatch(pattern: RegExp, text: string): number {
  if (!pattern.test(text)) return -1;
  let every = globals.get(pattern);
  if (!every) {
    every = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    globals.set(pattern, every);
  }
  let at = -1;
  for (const match of text.matchAll(every)) at = match.index ?? at;
  return at;
}

/** The patterns of the cues, to be found again and again; made once. */
const globals = new Map<RegExp, RegExp>();
