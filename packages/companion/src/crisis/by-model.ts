import type { Word } from '#text/tokens.ts';
import { takenBack } from './by-rules.ts';
import type { Found } from './by-rules.ts';
import type { Readable } from './model/features.ts';
import { scoreOf } from './model/score.ts';
import type { Score, Scorer } from './model/score.ts';
import { phraseRule } from './phrases.ts';
import { lessSerious, moreSerious, rankOf } from './risk.ts';
import type { Tier } from './risk.ts';

/**
 * From which chance of risk on a message is called so serious, by what the rules call it. The model has weighed what the rules noticed;
 * chosen by leaving out whole files of the corpus, by the development part, by turns of ordinary talk and by the figures of all parts (010).
 */
const floors: Record<Tier, { elevated: number; quiet: number }> = {
  none: { elevated: 0.73, quiet: 0.63 },
  quiet: { elevated: 0.73, quiet: 0.2 },
  elevated: { elevated: 0.45, quiet: 0.1 },
  imminent: { elevated: 0.3, quiet: 0.1 },
};
/** Added where a denial, a story or a saying took all risks back that the rules saw. */
const moreWhenTakenBack = 0.1;
/** Added to a message of few words that no rule takes for more than a hint: too little is said to be sure. */
const moreWhenShort = 0.1;
const longestShort = 5;
/**
 * A risk is imminent when so much of its chance is, by what the rules call it: they have looked for intent and time. Low, as a missed
 * emergency is worse than a plain risk taken too seriously.
 */
const imminentShare: Record<Tier, number> = { none: 0.45, quiet: 0.45, elevated: 0.75, imminent: 0.25 };
/** The model alone says nothing of fewer words: "bye", "done", "yes" mean what was said before them. */
const fewestWords = 3;

/** What the rules found, weighed by the model: it raises what they miss and lowers what they mistake, never the phrase list. */
export function weighByModel(readable: Readable, found: readonly Found[], scorer: Scorer = scoreOf): readonly Found[] {
  const { words } = readable;
  if (words.length === 0) return found;
  const ruled = found.reduce<Tier>((highest, { tier }) => moreSerious(highest, tier), 'none');
  if (found.some(({ rule }) => rule === phraseRule.id)) return found;
  if (rankOf(ruled) >= rankOf('elevated') && isDisguised(readable)) return found;
  if (found.length === 0 && words.length < fewestWords) return found;
  // What a rule saw must not drown in harmless sentences around it.
  const score = scorer(readable, rankOf(ruled) >= rankOf('elevated'));
  const tier = tierOf(score, ruled, moreFor(readable, ruled));
  if (tier === 'none') return [];
  if (rankOf(tier) <= rankOf(ruled)) return found.map((one) => ({ ...one, tier: lessSerious(one.tier, tier) }));
  const place = found.length > 0 ? firstPlaceOf(found) : placeOf(score, words);
  return [...found, { kind: kindOf(score, found), tier, rule: 'model', ...place }];
}

/** Words typed as one ("imgonnadothis"): the model has learned nothing of such letters, the rules read through them. */
function isDisguised({ words, text }: Readable): boolean {
  return words.length >= fewestWords && !/\s/u.test(text.trim());
}

function moreFor({ words, evidence }: Readable, ruled: Tier): number {
  if (rankOf(ruled) > rankOf('quiet')) return 0;
  const isTakenBack = ruled === 'none' && evidence.some(({ name }) => name === takenBack);
  return (isTakenBack ? moreWhenTakenBack : 0) + (words.length <= longestShort ? moreWhenShort : 0);
}

function tierOf({ risk, imminent }: Score, ruled: Tier, more: number): Tier {
  const floor = floors[ruled];
  if (risk >= floor.elevated + more) return imminent >= imminentShare[ruled] * risk ? 'imminent' : 'elevated';
  // What a rule calls a hint is not asked for more.
  return risk >= floor.quiet + (ruled === 'none' ? more : 0) ? 'quiet' : 'none';
}

/** A rule knows better than the model what a risk is about. */
function kindOf({ findKind }: Score, found: readonly Found[]): Found['kind'] {
  return found.find(({ tier }) => tier === 'elevated')?.kind ?? findKind();
}

function firstPlaceOf(found: readonly Found[]): { start: number; end: number } {
  const [first] = found;
  return { start: first?.start ?? 0, end: first?.end ?? 0 };
}

function placeOf({ from, to }: Score, words: readonly Word[]): { start: number; end: number } {
  return { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 };
}
