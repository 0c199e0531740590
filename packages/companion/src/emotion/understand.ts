import { interpret } from './model/interpret.ts';
import type { Interpretation } from './model/interpret.ts';
import { openLayer } from './model/layer.ts';
import { emotionWeights, intensityWeights, topicWeights } from './model/weights.ts';

const layers = {
  emotions: openLayer(emotionWeights),
  topics: openLayer(topicWeights),
  intensities: openLayer(intensityWeights),
};

let last: { text: string; interpretation: Interpretation } | undefined;

/** Reads a message with the trained layers. Feeling and topic of one message are asked for one after the other, so the last is kept. */
export function understand(text: string): Interpretation {
  if (last?.text !== text) last = { text, interpretation: interpret(text, layers) };
  return last.interpretation;
}
