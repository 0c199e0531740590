import { openLayer } from '#emotion/model/layer.ts';
import { findPurpose } from '../content/ideas/ideas.ts';
import type { Purpose } from '../content/ideas/purpose.ts';
import { purposeFeatures } from './purpose-features.ts';
import { purposeWeights } from './purpose-weights.ts';

const chancesOf = openLayer(purposeWeights);

/** What an idea is asked for, and how likely it is that; `before` is what was told a moment ago, where the message alone says little. */
export function purposeIn(text: string, before?: string): { purpose: Purpose; chance: number } | undefined {
  const chances = chancesOf(purposeFeatures(text, before));
  const chance = Math.max(...chances);
  const purpose = findPurpose(purposeWeights.classes[chances.indexOf(chance)] ?? '');
  return purpose && { purpose, chance };
}
