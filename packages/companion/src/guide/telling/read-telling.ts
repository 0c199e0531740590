import { openLayer } from '#emotion/model/layer.ts';
import { pleasantShare } from '../feeling.ts';
import { type HeardIn, tellingFeatures } from './features.ts';
import { type TellingKind, tellingKinds, type Weight, weightOf } from './kinds.ts';
import { tellingWeights } from './weights.ts';

/** What kind of telling a message is, with the chance of each, best first; and how surely it weighs. */
export interface TellingReading {
  kinds: readonly { kind: TellingKind; chance: number }[];
  /** Nothing where it is as likely the one as the other. */
  weight: Weight | undefined;
}

const chancesOf = openLayer(tellingWeights);

/** From which chance on a message is held to weigh, or not to: sorrow put on what is none is the worse mistake. */
const sureWeight: Record<Weight, number> = { hard: 0.8, light: 0.6 };
/**
 * How much the kinds and the feelings say of it, by logistic regression over messages that were not learned from: at these
 * chances 92 of 100 called hard were, and 75 of 100 called light.
 */
const lightness = { start: 0.69, kinds: 1.44, feelings: 0.3 };
/** How pleasant a message is taken to be in which no feeling is heard. */
const unfelt = 0.35;

/** Reads what kind of telling a message is. `before` is what the talk was about a moment ago: people mostly go on with it. */
export function readTelling(text: string, heard: HeardIn, before?: TellingKind): TellingReading {
  const chances = chancesOf(tellingFeatures(text, heard));
  const leaning = tellingKinds.map((kind, index) => (chances[index] ?? 0) * (kind === before ? lastingOdds : 1));
  const total = leaning.reduce((sum, chance) => sum + chance, 0);
  const kinds = tellingKinds
    .map((kind, index) => ({ kind, chance: (leaning[index] ?? 0) / total }))
    .sort((one, other) => other.chance - one.chance);
  return { kinds, weight: weightIn(kinds, heard) };
}

/** How many times likelier a kind is when it was told a moment ago. */
const lastingOdds = 2;

function weightIn(kinds: TellingReading['kinds'], { emotions }: HeardIn): Weight | undefined {
  const shareOf = (weight: Weight) =>
    kinds.filter(({ kind }) => weightOf(kind) === weight).reduce((sum, { chance }) => sum + chance, 0);
  const pleasant = emotions.length > 0 ? pleasantShare(emotions) : unfelt;
  const odds =
    lightness.start +
    lightness.kinds * Math.log(shareOf('light') / shareOf('hard')) +
    lightness.feelings * logitOf(pleasant);
  const light = 1 / (1 + Math.exp(-odds));
  if (1 - light >= sureWeight.hard) return 'hard';
  return light >= sureWeight.light ? 'light' : undefined;
}

const utmost = 0.97;

function logitOf(share: number): number {
  const bounded = Math.min(utmost, Math.max(1 - utmost, share));
  return Math.log(bounded / (1 - bounded));
}
