import type { Word } from '#text/tokens.ts';
import type { RiskKind, Tier } from './risk.ts';
import type { Hint } from './rules.ts';
import type { Stretch } from './cue-index.ts';

export interface FoundHint extends Stretch {
  hint: Hint;
}

/** What hints say together. */
export interface Verdict {
  tier: Tier;
  kind: RiskKind;
  rule: string;
  hints: readonly FoundHint[];
}

/** How much each kind of hint weighs; a second, other sign of the same kind adds half. */
const weights: Record<Hint, number> = {
  gone: 2,
  farewell: 1,
  affairs: 1.25,
  found: 1.5,
  last: 1,
  decided: 1,
  means: 1.25,
  place: 1.25,
  when: 0.75,
  stillness: 0.5,
  pain: 0.5,
  'cut-off': 1,
  symptom: 1,
  took: 1.5,
  benign: -1,
};

const imminentFrom = 3;
const elevatedFrom = 2.5;
const quietFrom = 2;
const farthestBenign = -2;
/** In a message of more words than this, a hint more stands there by chance. */
const longestPlain = 25;
const doubtOfLength = 0.75;

/** Weighs the hints of a message together: single ones are everyday talk, several of different kinds are not. */
export function weigh(hints: readonly FoundHint[], words: readonly Word[]): Verdict | undefined {
  return overdoseSigns(hints, words) ?? farewellSigns(hints, words);
}

/** Something taken, and a body that reacts. */
function overdoseSigns(hints: readonly FoundHint[], words: readonly Word[]): Verdict | undefined {
  const took = hints.filter(({ hint }) => hint === 'took');
  const symptoms = hints.filter(({ hint }) => hint === 'symptom');
  if (took.length === 0 || symptoms.length === 0) return undefined;
  const first = took[0];
  if (first && words[first.from]?.quoted) return undefined;
  return {
    tier: symptoms.length > 1 || took.length > 1 ? 'imminent' : 'elevated',
    kind: 'overdose',
    rule: 'signs-overdose',
    hints: [...took, ...symptoms],
  };
}

const leaving: ReadonlySet<Hint> = new Set([
  'gone',
  'farewell',
  'affairs',
  'found',
  'last',
  'means',
  'place',
  'decided',
]);

function farewellSigns(hints: readonly FoundHint[], words: readonly Word[]): Verdict | undefined {
  const seen = new Map<Hint, number>();
  for (const { hint } of withoutOverlap(hints)) {
    if (hint !== 'took' && hint !== 'symptom') seen.set(hint, (seen.get(hint) ?? 0) + 1);
  }
  const kinds = [...seen.keys()].filter((hint) => leaving.has(hint));
  if (kinds.length === 0) return undefined;
  let score = 0;
  for (const [hint, count] of seen) {
    const weight = weights[hint];
    score += hint === 'benign' ? Math.max(farthestBenign, weight * count) : weight + (count > 1 ? weight / 2 : 0);
  }
  const tier = tierOf(words.length > longestPlain ? score - doubtOfLength : score, kinds.length);
  if (tier === 'none') return undefined;
  return {
    tier,
    kind: kinds.includes('means') ? 'means' : 'goodbye',
    rule: 'signs-together',
    hints: hints.filter(({ hint }) => leaving.has(hint)),
  };
}

function tierOf(score: number, kinds: number): Tier {
  if (score >= imminentFrom && kinds >= 2) return 'imminent';
  if (score >= elevatedFrom) return 'elevated';
  return score >= quietFrom ? 'quiet' : 'none';
}

/** One stretch of words is one sign of each kind, however many patterns see it. */
function withoutOverlap(hints: readonly FoundHint[]): FoundHint[] {
  const ends = new Map<Hint, number>();
  const kept: FoundHint[] = [];
  for (const hint of [...hints].sort((one, other) => one.from - other.from)) {
    if (hint.from <= (ends.get(hint.hint) ?? -1)) continue;
    ends.set(hint.hint, hint.to);
    kept.push(hint);
  }
  return kept;
}
