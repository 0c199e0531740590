import type { Word } from '#text/tokens.ts';
import type { RiskKind } from '../risk.ts';
import { featuresOf } from './features.ts';
import type { Evidence, Features } from './features.ts';
import { openLayer } from './layer.ts';
import type { Layer, StoredLayer } from './layer.ts';
import { kindWeights, tierWeights } from './weights.ts';

/** How sure the model is, from 0 to 1, that a message is at least so serious. */
export interface Score {
  quiet: number;
  elevated: number;
  imminent: number;
  /** What the risk would be about. */
  kind: RiskKind;
  /** The words of the window it is most sure about, by index, ends inclusive. */
  from: number;
  to: number;
}

/** Reads a message window by window; the most serious one counts. Closely: sentence by sentence also when it is short. */
export type Scorer = (words: readonly Word[], evidence: readonly Evidence[], closely: boolean) => Score;

const chancesOfKinds = openLayer(kindWeights);

/** The model in use. */
export const scoreOf = createScorer(tierWeights);

/** A model with these weights for the tiers. */
export function createScorer(tiers: StoredLayer): Scorer {
  const chancesOfTiers = openLayer(tiers);
  return (words, evidence, closely) => read(featuresOf(words, evidence, closely), chancesOfTiers);
}

function read(windows: readonly Features[], chancesOfTiers: Layer): Score {
  const score: Score = { quiet: 0, elevated: 0, imminent: 0, kind: 'explicit', from: 0, to: 0 };
  let gravest: Features | undefined;
  for (const features of windows) {
    const chances = chancesOfTiers(features);
    const imminent = chances.get('imminent') ?? 0;
    const elevated = imminent + (chances.get('elevated') ?? 0);
    if (elevated > score.elevated) gravest = features;
    score.imminent = Math.max(score.imminent, imminent);
    score.elevated = Math.max(score.elevated, elevated);
    score.quiet = Math.max(score.quiet, elevated + (chances.get('quiet') ?? 0));
  }
  return gravest ? { ...score, kind: kindOf(gravest), from: gravest.from, to: gravest.to } : score;
}

/** The likeliest kind; the one that is not stored is `explicit`. */
function kindOf(features: Features): RiskKind {
  let best: RiskKind = 'explicit';
  const chances = chancesOfKinds(features);
  let most = 1 - [...chances.values()].reduce((sum, chance) => sum + chance, 0);
  for (const [kind, chance] of chances) {
    if (chance <= most) continue;
    most = chance;
    best = kind as RiskKind;
  }
  return best;
}
