import type { Emotion } from '#emotion/emotions.ts';
import type { EmotionReading } from '#emotion/read-emotion.ts';

/** A family of feelings: what a guess may name when it cannot tell its members apart. */
export type Hunch = 'hurt' | 'tense' | 'angry' | 'lost' | 'blame';

/**
 * The family most of what was heard belongs to. One feeling alone is often guessed wrongly where no word names it; the
 * family it belongs to much less so. Nothing when the families are too close, or something pleasant is heard as well.
 */
export function hunchOf(readings: readonly EmotionReading[]): Hunch | undefined {
  const shareOf = (family: readonly Emotion[]) =>
    readings.filter(({ emotion }) => family.includes(emotion)).reduce((sum, { score }) => sum + score, 0);
  if (shareOf(pleasant) > mostPleasant) return undefined;
  const [best, next] = families
    .map(([hunch, family]) => ({ hunch, share: shareOf(family) }))
    .sort((one, other) => other.share - one.share);
  return best && best.share >= leastShare && best.share - (next?.share ?? 0) >= leastLead ? best.hunch : undefined;
}

const families: readonly (readonly [Hunch, readonly Emotion[]])[] = [
  ['hurt', ['sadness', 'grief', 'loneliness', 'disappointment', 'jealousy']],
  ['tense', ['anxiety', 'overwhelm']],
  ['angry', ['anger']],
  ['lost', ['confusion', 'numbness']],
  ['blame', ['guilt', 'shame']],
];
const pleasant: readonly Emotion[] = ['joy', 'gratitude', 'pride', 'hope', 'calm', 'love'];
const mostPleasant = 0.3;
const leastShare = 0.48;
const leastLead = 0.12;
