import type { Word } from '#text/tokens.ts';
import { takenBack } from './by-rules.ts';
import type { Found, RuleReading } from './by-rules.ts';
import { scoreOf } from './model/score.ts';
import type { Score, Scorer } from './model/score.ts';
import { phraseRule } from './phrases.ts';
import { moreSerious, rankOf } from './risk.ts';
import type { Tier } from './risk.ts';

/**
 * From which chance on a message is called so serious, by what the rules call it. Chosen by cross-validation over the corpus: what a
 * rule saw needs much less to be believed, but a rule the model sees next to nothing behind is wrong two times in three.
 */
const floors: Record<Tier, Record<Exclude<Tier, 'none'>, number>> = {
  none: { imminent: 0.45, elevated: 0.45, quiet: 0.4 },
  quiet: { imminent: 0.45, elevated: 0.4, quiet: 0.15 },
  elevated: { imminent: 0.4, elevated: 0.2, quiet: 0.1 },
  imminent: { imminent: 0.25, elevated: 0.15, quiet: 0.05 },
};
/** Added where a denial, a story or a saying took all risks back. */
const moreWhenTakenBack = 0.05;
const downwards: readonly Exclude<Tier, 'none'>[] = ['imminent', 'elevated', 'quiet'];

/** What the rules found, weighed by the model: it raises what they miss and lowers what they mistake, never the phrase list. */
export function weighByModel(
  words: readonly Word[],
  { found, evidence }: RuleReading,
  scorer: Scorer = scoreOf,
): readonly Found[] {
  if (words.length === 0) return found;
  const ruled = found.reduce<Tier>((highest, { tier }) => moreSerious(highest, tier), 'none');
  if (found.some(({ rule }) => rule === phraseRule.id)) return found;
  // What a rule saw must not drown in harmless sentences around it.
  const score = scorer(words, evidence, rankOf(ruled) >= rankOf('elevated'));
  const isTakenBack = ruled === 'none' && evidence.some(({ name }) => name === takenBack);
  const tier = tierOf(score, floors[ruled], isTakenBack ? moreWhenTakenBack : 0);
  if (tier === 'none') return [];
  if (rankOf(tier) <= rankOf(ruled)) return found.map((one) => ({ ...one, tier: lessSerious(one.tier, tier) }));
  const place = found.length > 0 ? firstPlaceOf(found) : placeOf(score, words);
  return [...found, { kind: kindOf(score, found), tier, rule: 'model', ...place }];
}

function tierOf(score: Score, floor: (typeof floors)['none'], more: number): Tier {
  return downwards.find((tier) => score[tier] >= floor[tier] + more) ?? 'none';
}

function lessSerious(one: Tier, other: Tier): Tier {
  return rankOf(one) <= rankOf(other) ? one : other;
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
