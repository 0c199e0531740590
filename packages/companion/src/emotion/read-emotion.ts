import { compilePatterns } from '#text/pattern.ts';
import type { Match } from '#text/pattern.ts';
import { tokenize } from '#text/tokens.ts';
import type { Word } from '#text/tokens.ts';
import { feelingCues } from './cues.ts';
import type { FeelingCue } from './cues.ts';
import type { Emotion } from './emotions.ts';
import { intensityOf } from './intensity.ts';
import { feelingLexicon } from './lexicon.ts';

export type { Emotion } from './emotions.ts';

/** One emotion heard in a message: `score` 0–1 is its share of all that was heard, `intensity` runs from 1 (slight) to 5 (overpowering). */
export interface EmotionReading {
  emotion: Emotion;
  score: number;
  intensity: number;
}

const matcher = compilePatterns(
  feelingLexicon,
  feelingCues.flatMap((rule) => rule.patterns.map((pattern) => ({ pattern, rule }))),
);

const longestRead = 2000;

/** Reads which emotions a message carries, best first; empty when it carries none. Pure; looks at the first 2000 words. */
export function readEmotion(text: string): EmotionReading[] {
  const words = tokenize(text).slice(0, longestRead);
  const scores = scoresOf(matcher.find(words), words);
  const total = [...scores.values()].reduce((sum, score) => sum + score, 0);
  const intensity = intensityOf(text, words);
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .map(([emotion, score]) => ({ emotion, score: score / total, intensity }));
}

/** What is denied turns into what lacks: "not happy" is closer to sadness. */
const opposites: Partial<Record<Emotion, Emotion>> = {
  joy: 'sadness',
  calm: 'anxiety',
  hope: 'disappointment',
  love: 'sadness',
  pride: 'shame',
};

const reachOfDenial = 3;
const repeatedWorth = 0.5;

function scoresOf(matches: readonly Match<FeelingCue>[], words: readonly Word[]): Map<Emotion, number> {
  const scores = new Map<Emotion, number>();
  const counts = new Map<FeelingCue, number>();
  for (const match of onePerPlace(matches)) {
    const emotion = isDenied(match.from, words) ? opposites[match.rule.emotion] : match.rule.emotion;
    if (!emotion) continue;
    const count = counts.get(match.rule) ?? 0;
    counts.set(match.rule, count + 1);
    scores.set(emotion, (scores.get(emotion) ?? 0) + match.rule.weight * repeatedWorth ** count);
  }
  return scores;
}

/** Of one cue's matches, those that do not share words. */
function onePerPlace(matches: readonly Match<FeelingCue>[]): Match<FeelingCue>[] {
  const ends = new Map<FeelingCue, number>();
  return [...matches]
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ rule, from, to }) => {
      if (from <= (ends.get(rule) ?? -1)) return false;
      ends.set(rule, to);
      return true;
    });
}

function isDenied(from: number, words: readonly Word[]): boolean {
  for (let i = from - 1; i >= 0 && i >= from - reachOfDenial && words[i]?.clause === words[from]?.clause; i--) {
    if (/^(?:not|never|no|without)$/.test(words[i]?.word ?? '')) return words[i + 1]?.word !== 'only';
  }
  return false;
}
