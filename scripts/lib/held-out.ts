import { readByRules } from '@haven/companion/crisis/by-rules';
import { weighByModel } from '@haven/companion/crisis/by-model';
import type { StoredLayer } from '@haven/companion/crisis/model/layer';
import { createScorer } from '@haven/companion/crisis/model/score';
import type { Tier } from '@haven/companion/crisis/risk';
import { tokenize } from '@haven/companion/text/tokens';
import type { Example } from '../../packages/companion/training/read-corpus.ts';

/** What is kept from learning and then read: every n-th line, or whole files by the beginning of their names. */
export type Held = { kind: 'folds'; count: number } | { kind: 'files'; names: readonly string[] };

const tiers: readonly Tier[] = ['none', 'quiet', 'elevated', 'imminent'];

/** Reads each part of the corpus with a model that never saw it, rules and thresholds as in use, and reports how. */
export function reportHeldOut(
  examples: readonly Example[],
  held: Held,
  learnTiers: (from: readonly Example[]) => StoredLayer,
): void {
  const read: { example: Example; tier: Tier }[] = [];
  for (const isHeld of splitsOf(held)) {
    const score = createScorer(learnTiers(examples.filter((example) => !isHeld(example))));
    for (const example of examples.filter(isHeld)) read.push({ example, tier: tierOf(example.text, score) });
  }
  for (const tier of tiers) {
    const rows = read.filter(({ example }) => example.tier === tier);
    if (rows.length === 0) continue;
    const called = tiers.map((name) => `${name} ${share(rows.filter((row) => row.tier === name).length, rows.length)}`);
    console.log(`${tier.padEnd(9)} (${rows.length}) called ${called.join(', ')}`);
  }
}

function splitsOf(held: Held): ((example: Example) => boolean)[] {
  if (held.kind === 'files')
    return held.names.map(
      (names) =>
        ({ file }) =>
          names.split(',').some((name) => file.startsWith(name)),
    );
  return Array.from(
    { length: held.count },
    (_, fold) =>
      ({ group }) =>
        group % held.count === fold,
  );
}

function tierOf(text: string, score: ReturnType<typeof createScorer>): Tier {
  const words = tokenize(text);
  const found = weighByModel(words, readByRules(words, text), score);
  return found.reduce<Tier>((most, { tier }) => (tiers.indexOf(tier) > tiers.indexOf(most) ? tier : most), 'none');
}

function share(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)}%`;
}
