import type { Emotion, Topic } from '#emotion/emotions.ts';
import { readEmotion } from '#emotion/read-emotion.ts';
import { topicOf } from '#emotion/topic.ts';
import type { Cue } from './content/cues/cue.ts';
import { cues } from './content/cues/cues.ts';
import { clausesOf, type Clause } from './language/clauses.ts';
import { isSelfAttack, restate, type Restated } from './language/restate.ts';
import { tidy } from './language/tidy.ts';
import { tokenize } from './language/tokens.ts';
import { messageKind, type MessageKind } from './message-kind.ts';
import { namedThings } from './named-things.ts';
import { echoOf } from './language/echo.ts';
import { wordsOf } from './said-before.ts';
import type { Thing } from './state.ts';

export interface Feeling {
  emotion: Emotion;
  /** 1 slight, 2 clear, 3 strong. */
  level: 1 | 2 | 3;
}

/** What the guide understands of one message. */
export interface Reading {
  text: string;
  kind: MessageKind;
  words: number;
  /** Statements that can be said back, best first. */
  restated: Restated[];
  /** A short phrase that is no statement, turned round. */
  echo: string | undefined;
  feeling: Feeling | undefined;
  topic: Topic;
  cues: Cue[];
  things: Thing[];
  attacksSelf: boolean;
}

const longestRead = 4_000;

/** Reads one message: what kind it is, what was felt, about what, and which of its words can be said back. */
export function readMessage(message: string, turn: number, now: Date): Reading {
  const text = tidy(message.slice(0, longestRead));
  const clauses = tokenize(text).flatMap(clausesOf);
  const matched = matchedCues(text);
  return {
    text,
    kind: messageKind(text, message),
    words: wordsOf(text).length,
    restated: rankRestated(clauses),
    echo: clauses.length === 1 && clauses[0] ? echoOf(clauses[0]) : undefined,
    feeling: feelingOf(text, matched),
    topic: topicOf(text),
    cues: matched,
    things: namedThings(text, turn, now),
    attacksSelf: isSelfAttack(text),
  };
}

export function isPleasant(emotion: string): boolean {
  return pleasant.has(emotion);
}

const pleasant = new Set<string>(['joy', 'gratitude', 'pride', 'hope', 'calm', 'love']);

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
  const every = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  let at = -1;
  for (const match of text.matchAll(every)) at = match.index ?? at;
  return at;
}

/** Below this an emotion is a guess that a cue may overrule. */
const clearScore = 0.3;

function feelingOf(text: string, matched: readonly Cue[]): Feeling | undefined {
  const [best] = readEmotion(text);
  const hinted = matched.find((cue) => cue.feeling)?.feeling;
  if (best && (best.score >= clearScore || !hinted)) return { emotion: best.emotion, level: levelOf(best.intensity) };
  return hinted ? { emotion: hinted, level: best?.emotion === hinted ? levelOf(best.intensity) : 2 } : undefined;
}

function levelOf(intensity: number): 1 | 2 | 3 {
  if (intensity >= 4) return 3;
  return intensity >= 2.5 ? 2 : 1;
}

/** The statements worth saying back, best first. */
function rankRestated(clauses: readonly Clause[]): Restated[] {
  return clauses
    .flatMap((clause, index) => {
      const restated = restate(clause);
      return restated ? [{ restated, worth: worthOf(restated, index, clauses.length) }] : [];
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ restated }) => restated);
}

function worthOf(restated: Restated, index: number, count: number): number {
  const { said } = restated;
  let worth = 2 + (index + 1) / count;
  if (restated.about === 'self') worth += 0.6;
  if (/\byour?\b/iu.test(said)) worth += 0.5;
  if (restated.words < 4) worth -= 0.9;
  if (restated.words > 5 && restated.words < 14) worth += 0.6;
  if (/^(?:it|it's|that|that's|this|there|there's)\b/iu.test(said)) worth -= 0.8;
  if (/^(?:he|she|they|he's|she's|they're)\b/iu.test(said)) worth -= 0.2;
  if (
    /^you (?:don't know|guess|mean|think|said|know|see|just)\b|^you're (?:not )?(?:sure|okay|fine|good|back|here)\b/iu.test(
      said,
    )
  )
    worth -= 0.9;
  if (strong.test(said)) worth += 0.8;
  return worth;
}

const strong =
  /\b(?:died|passed|lost|left|afraid|scared|hate|cry|cried|alone|never|nobody|hurt|ashamed|guilty|miss|love|fired|broke|angry|furious|tired|exhausted|numb|empty|failed|yelled|divorce|baby|got|offered|forget|can't|couldn't|panic|worried|proud|happy)\b/iu;
