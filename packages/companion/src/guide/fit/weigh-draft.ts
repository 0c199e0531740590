import { openLayer } from '#emotion/model/layer.ts';
import type { Reading } from '../reading.ts';
import { askedIn } from './asked.ts';
import { type DraftContext, draftFeatures, type WeighedDraft } from './draft-features.ts';
import { draftWeights } from './draft-weights.ts';

const marksOf = openLayer(draftWeights);

/** What a mark is worth: wrong, thin, good. Thin ones are safe, and a talk of them is none. */
const worths = [0, 0.35, 1];

/** How good an answer a draft is: 0 is wrong here, 1 as good as can be. */
export function weighDraft(draft: WeighedDraft, context: DraftContext): number {
  return draftWorth(marksOf(draftFeatures(draft, context)));
}

/** Of drafts of an answer the one that weighs most. */
export function heaviest<Draft extends WeighedDraft>(
  drafts: readonly Draft[],
  context: DraftContext,
): Draft | undefined {
  const weighed = drafts.map((draft) => ({ draft, weight: weighDraft(draft, context) }));
  return weighed.toSorted((one, other) => other.weight - one.weight)[0]?.draft;
}

/** How good a draft is by the chances of its marks. */
export function draftWorth(chances: readonly number[]): number {
  return chances.reduce((sum, chance, mark) => sum + chance * (worths[mark] ?? 0), 0);
}

/** What of a message decides which draft answers it best; `turn` messages were answered before it. */
export function draftContextOf(reading: Reading, turn: number): DraftContext {
  const { text, feeling, laughs, sayings, among, context } = reading;
  return { text, turn, feeling: feeling?.emotion, laughs, sayings, among, lines: context, asked: askedIn(text) };
}
