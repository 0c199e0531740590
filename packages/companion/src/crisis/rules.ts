import type { RiskKind, Tier } from './risk.ts';

/** What a hint speaks of. Hints are weighed together in `evidence.ts`; alone most of them mean nothing. */
export type Hint =
  | 'gone'
  | 'farewell'
  | 'affairs'
  | 'found'
  | 'last'
  | 'decided'
  | 'means'
  | 'place'
  | 'when'
  | 'stillness'
  | 'pain'
  | 'cut-off'
  | 'symptom'
  | 'took'
  | 'benign';

/** How a sentence or a message is to be taken. */
export type Cue =
  | 'intent'
  | 'time'
  | 'thought'
  | 'hedge'
  | 'negation'
  | 'lets-pass'
  | 'past'
  | 'recovered'
  | 'still'
  | 'return'
  | 'frame'
  | 'story'
  | 'laugh'
  | 'trivial'
  | 'earnest'
  | 'person'
  | 'source'
  | 'ended'
  | 'used-to';

/** A reading of words: a risk on its own, a hint, a cue for the context, an idiom that hides its words from the rest, or what is harmless as a whole. */
export type Rule =
  | RiskRule
  | { type: 'harmless'; patterns: readonly string[] }
  | { type: 'hint'; hint: Hint; patterns: readonly string[] }
  | { type: 'cue'; cue: Cue; patterns: readonly string[] }
  | { type: 'idiom'; patterns: readonly string[] };

export interface RiskRule {
  type: 'risk';
  id: string;
  kind: RiskKind;
  tier: Exclude<Tier, 'none'>;
  /** Intent or a time beside it makes it imminent. */
  rises?: boolean;
  /** Said in jest about small things, so a trivial cause or laughter takes it back. */
  joke?: boolean;
  /** Someone else does it: story and news take it back, and so does the past. */
  other?: boolean;
  /** A denial beside it does not take it back: an act or a plan stands. */
  firm?: boolean;
  /** Seldom harmless (`scripts/measure-rules.ts`), so what its context leaves of it is not lowered by the model. */
  sure?: boolean;
  patterns: readonly string[];
}

/** Everything known of one language. */
export interface LanguageRules {
  lexicon: Readonly<Record<string, string>>;
  rules: readonly Rule[];
}
