import { hashText } from '#crisis/model/hash.ts';
import type { EmotionReading } from '#emotion/read-emotion.ts';
import type { Topic } from '#emotion/emotions.ts';
import { featuresOf } from '#emotion/model/features.ts';
import type { Channel } from '#emotion/model/layer.ts';
import { tokenize } from '#text/tokens.ts';

/** What was heard in a message by other means; each may be wrong, together they say much. */
export interface HeardIn {
  emotions: readonly EmotionReading[];
  topic: Topic;
  cues: readonly { id: string }[];
  angles: readonly { angle: { id: string } }[];
  situations: readonly { situation: { id: string }; field: number; worth: number }[];
}

/** What one feature of these counts, beside the words. */
const share = 0.25;
const mostSituations = 6;
const sureSign = 3;
/** A feeling of such a share is heard at all, well, plainly. */
const steps = [0.1, 0.25, 0.5];
const longestRead = 400;

/** What the model sees of a message: its words, as the reading of feelings sees them, and what was heard in it. */
export function tellingFeatures(text: string, heard: HeardIn): Channel[] {
  return [
    ...featuresOf(text, tokenize(text).slice(0, longestRead)),
    channel(feelingNames(heard)),
    channel([...matterNames(heard), ...wayNames(heard)]),
  ];
}

function channel(names: readonly string[]): Channel {
  return { hashes: [...new Set(names)].map(hashText), share };
}

function feelingNames({ emotions, topic }: HeardIn): string[] {
  const felt = emotions.flatMap(({ emotion, score }) =>
    steps.flatMap((least, step) => (score > least ? [`felt:${step}:${emotion}`] : [])),
  );
  return [...(felt.length > 0 ? felt : ['felt:nothing']), `topic:${topic}`, `strength:${emotions[0]?.intensity ?? 0}`];
}

function matterNames({ situations }: HeardIn): string[] {
  return situations
    .slice(0, mostSituations)
    .flatMap(({ situation, field, worth }) => [
      `situation:${situation.id}`,
      `field:${field}`,
      ...(worth >= sureSign ? [`surely:${field}`] : []),
    ]);
}

function wayNames({ cues, angles }: HeardIn): string[] {
  return [...cues.map(({ id }) => `cue:${id}`), ...angles.map(({ angle }) => `angle:${angle.id}`)];
}
