import { namesTool } from './fragment.ts';
import { rankOf } from './risk.ts';
import type { Tier } from './risk.ts';

/** Rules that only guess: the model by itself, or several small things together. */
export const guesses: ReadonlySet<string> = new Set(['model', 'signs-together', 'quiet-hopeless']);

interface Read {
  tier: Tier;
  signals: readonly { tier: Tier; rule: string }[];
}

/**
 * Whether nothing but a guess stands behind the tier of a message: no rule saw the words for it, it was no answer to a question, and no
 * thing is named that one could use.
 */
export function isGuessed({ tier, signals }: Read, text: string): boolean {
  if (tier === 'none' || signals.length === 0 || namesTool(text)) return false;
  const least = Math.min(rankOf(tier), rankOf('elevated'));
  return signals.every((signal) => rankOf(signal.tier) < least || guesses.has(signal.rule));
}
