import type { Word } from '#text/tokens.ts';
import { takenBack } from './by-rules.ts';
import type { Found, RuleReading } from './by-rules.ts';
import { scoreOf } from './model/score.ts';
import type { Score } from './model/score.ts';
import { moreSerious, rankOf } from './risk.ts';
import type { Tier } from './risk.ts';

/**
 * From which chance on the model is believed. Chosen on the development part: a missed emergency costs more than a question too
 * many, one already half seen by a rule needs less to be believed, and what a denial, a story or a saying took back needs more.
 */
const floors = {
  alone: { imminent: 0.57, elevated: 0.7, quiet: 0.7 },
  besideRule: { imminent: 0.6, elevated: 0.65, quiet: 0.6 },
  takenBack: { imminent: 0.65, elevated: 0.75, quiet: 0.7 },
};
/** Below this chance of any risk a hint found by rules is let go. Nothing above `quiet` ever is. */
const letGoBelow = 0.05;

/** What the rules found, with what the model adds to it or takes from it. */
export function weighByModel(words: readonly Word[], { found, evidence }: RuleReading): readonly Found[] {
  if (words.length === 0) return found;
  const ruled = found.reduce<Tier>((highest, { tier }) => moreSerious(highest, tier), 'none');
  if (ruled === 'imminent') return found;
  const score = scoreOf(words, evidence);
  if (ruled === 'quiet' && score.quiet < letGoBelow) return [];
  const tier = tierOf(score, floorsFor(ruled, evidence));
  if (rankOf(tier) <= rankOf(ruled)) return found;
  const place = found.length > 0 ? firstPlaceOf(found) : placeOf(score, words);
  return [...found, { kind: kindOf(score, found), tier, rule: 'model', ...place }];
}

function floorsFor(ruled: Tier, evidence: RuleReading['evidence']): (typeof floors)['alone'] {
  if (ruled !== 'none') return floors.besideRule;
  return evidence.some(({ name }) => name === takenBack) ? floors.takenBack : floors.alone;
}

function tierOf(score: Score, { imminent, elevated, quiet }: (typeof floors)['alone']): Tier {
  if (score.imminent >= imminent) return 'imminent';
  if (score.elevated >= elevated) return 'elevated';
  return score.quiet >= quiet ? 'quiet' : 'none';
}

/** A rule knows better than the model what a risk is about. */
function kindOf({ kind }: Score, found: readonly Found[]): Found['kind'] {
  return found.find(({ tier }) => tier === 'elevated')?.kind ?? kind;
}

function firstPlaceOf(found: readonly Found[]): { start: number; end: number } {
  const [first] = found;
  return { start: first?.start ?? 0, end: first?.end ?? 0 };
}

function placeOf({ from, to }: Score, words: readonly Word[]): { start: number; end: number } {
  return { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 };
}
