import type { RiskKind } from '../risk.ts';
import { featuresOf } from './features.ts';
import type { Features, Readable } from './features.ts';
import { openConvolution } from './convolution.ts';
import type { StoredConvolution } from './convolution.ts';
import { openPair } from './pair.ts';
import type { StoredPair } from './pair.ts';
import { readWord } from './read-word.ts';
import { openScores } from './scores.ts';
import { kindWeights, tierWeights } from './weights.ts';

/** What tells the tiers: linear scores over all features, and what a convolution over the words adds to them. */
export interface StoredTiers {
  linear: StoredPair;
  convolution: StoredConvolution;
}

/** How sure the model is of a message. */
export interface Score {
  /** The chance of any risk, from 0 to 1. */
  risk: number;
  /** The chance of an emergency, at most that of any risk. */
  imminent: number;
  /** What the risk would be about. */
  findKind: () => RiskKind;
  /** The words of the window it is most sure about, by index, ends inclusive. */
  from: number;
  to: number;
}

/** Reads a message window by window; the most serious one counts. Closely: sentence by sentence also when it is short. */
export type Scorer = (readable: Scorable, closely: boolean) => Score;

const scoresOfKinds = openScores(kindWeights);

/** A message as the model reads it, with what it has found. */
export interface Scorable extends Readable {
  scores?: { closely?: Score; widely?: Score };
}

/**
 * The model in use. A message is read ahead of its turns and then again in their light: what was found is kept with it. In a table of all
 * messages it would outlive them, for what is found leads back to the words it was found in.
 */
export const scoreOf = remembering(createScorer(tierWeights));

function remembering(scorer: Scorer): Scorer {
  return (readable, closely) => {
    const found = (readable.scores ??= {});
    return (found[closely ? 'closely' : 'widely'] ??= scorer(readable, closely));
  };
}

/** A model with these weights for the tiers. */
export function createScorer({ linear, convolution }: StoredTiers): Scorer {
  const scoresOf = openPair(linear);
  const addedBy = openConvolution(convolution);
  return (readable, closely) => {
    const added = addedBy(readable.words.map(({ word }) => readWord(word)));
    return read(featuresOf(readable, closely), (features) => chancesOf(scoresOf(features), added));
  };
}

interface Chances {
  risk: number;
  imminent: number;
}

/** The two scores stand against none. What the words of the whole message add counts in each of its windows. */
function chancesOf(
  [elevated = 0, imminent = 0]: Float64Array,
  [more, moreImminent]: readonly [number, number],
): Chances {
  const [other, emergency] = [Math.exp(elevated + more), Math.exp(imminent + moreImminent)];
  const total = 1 + other + emergency;
  return { risk: (other + emergency) / total, imminent: emergency / total };
}

function read(windows: readonly Features[], chancesIn: (features: Features) => Chances): Score {
  const gravest: Chances = { risk: 0, imminent: 0 };
  let decisive: Features | undefined;
  for (const features of windows) {
    const { risk, imminent } = chancesIn(features);
    if (risk > gravest.risk) decisive = features;
    gravest.risk = Math.max(gravest.risk, risk);
    gravest.imminent = Math.max(gravest.imminent, imminent);
  }
  if (!decisive) return { ...gravest, findKind: () => 'explicit', from: 0, to: 0 };
  const found = decisive;
  return { ...amongMany(gravest, windows.length), findKind: () => kindOf(found), from: found.from, to: found.to };
}

/** Of many windows one looks grave by chance. So much is taken from its odds for that, up to so many windows. */
const doubtOfMany = 0.5;
const mostDoubted = 12;

function amongMany({ risk, imminent }: Chances, windows: number): Chances {
  const share = risk / (risk + (1 - risk) * Math.min(windows, mostDoubted) ** doubtOfMany);
  return { risk: share, imminent: risk === 0 ? 0 : (imminent * share) / risk };
}

function kindOf(features: Features): RiskKind {
  const scores = scoresOfKinds(features);
  const best = scores.indexOf(Math.max(...scores));
  return (kindWeights.scores[best]?.name ?? 'explicit') as RiskKind;
}
