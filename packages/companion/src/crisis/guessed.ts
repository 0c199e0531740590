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
export function isGuessed(read: Read, text: string): boolean {
  return !namesTool(text) && isGuessedAround(read, text);
}

/** The same, though a thing is named that one could use ("I'm the one who sorts the pills"). */
export function isGuessedAround({ tier, signals }: Read, text: string): boolean {
  if (tier === 'none' || signals.length === 0 || saysPlainly.test(text)) return false;
  const least = Math.min(rankOf(tier), rankOf('elevated'));
  return signals.every((signal) => rankOf(signal.tier) < least || guesses.has(signal.rule));
}

/** "I think about dying all the time": whatever saw it, it was said. */
const saysPlainly =
  /\bi(?:'ve| have)?(?: been)? (?:\p{L}+ ){0,2}(?:think|thinking|thought|fantasi[sz]e|dream) (?:\p{L}+ ){0,2}(?:about|of) (?:dying|death|suicide|ending (?:it(?: all)?|my life)|killing myself|not being (?:here|alive|around))\b|\bi (?:\p{L}+ ){0,2}(?:want|wanted) to die\b|\bi wish i (?:was|were) dead\b/iu;
