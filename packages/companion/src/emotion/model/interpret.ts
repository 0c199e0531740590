import { tokenize } from '#text/tokens.ts';
import { emotions, topics } from '../emotions.ts';
import type { Emotion, Topic } from '../emotions.ts';
import { emphasisOf } from '../intensity.ts';
import { featuresOf } from './features.ts';
import type { Layer } from './layer.ts';

/** The three questions put to a message. */
interface Layers {
  emotions: Layer;
  topics: Layer;
  intensities: Layer;
}

/** What a message says about the one who wrote it. */
export interface Interpretation {
  /** Best first, shares of 1; none where a message carries no feeling. */
  emotions: { emotion: Emotion; score: number }[];
  topic: Topic;
  /** 1 to 5. */
  intensity: number;
}

const longestRead = 400;
/** From which chance on a message is held to carry no feeling at all. */
const surelyNothing = 0.6;
const smallestShare = 0.01;

/** Reads a message with these layers; of a long one its first words. */
export function interpret(text: string, layers: Layers): Interpretation {
  const words = tokenize(text).slice(0, longestRead);
  const channels = featuresOf(text, words);
  return {
    emotions: words.length === 0 ? [] : emotionsOf(layers.emotions(channels)),
    topic: topicOf(layers.topics(channels)),
    intensity: intensityOf(layers.intensities(channels), emphasisOf(text, words)),
  };
}

/** The chance that comes after the emotions' is that of no feeling. */
function emotionsOf(chances: readonly number[]): Interpretation['emotions'] {
  if ((chances[emotions.length] ?? 0) >= surelyNothing) return [];
  const heard = emotions
    .map((emotion, i) => ({ emotion, score: chances[i] ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .filter(({ score }, i) => i < 3 || score >= smallestShare);
  const total = heard.reduce((sum, { score }) => sum + score, 0);
  return heard.map(({ emotion, score }) => ({ emotion, score: score / total }));
}

function topicOf(chances: readonly number[]): Topic {
  return topics[chances.indexOf(Math.max(...chances))] ?? 'none';
}

const worthOfEmphasis = 0.4;

/** The mean of what is likely, so that a doubtful message is called neither slight nor overpowering. */
function intensityOf(chances: readonly number[], emphasis: number): number {
  const mean = chances.reduce((sum, chance, i) => sum + chance * (i + 1), 0);
  return Math.round(Math.min(5, Math.max(1, mean + worthOfEmphasis * emphasis)));
}
