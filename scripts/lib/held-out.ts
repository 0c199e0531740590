import { readByRules } from '@haven/companion/crisis/by-rules';
import { weighByModel } from '@haven/companion/crisis/by-model';
import { createScorer } from '@haven/companion/crisis/model/score';
import type { Scorer, StoredTiers } from '@haven/companion/crisis/model/score';
import { moreSerious, rankOf } from '@haven/companion/crisis/risk';
import type { Tier } from '@haven/companion/crisis/risk';
import { tokenize } from '@haven/companion/text/tokens';
import type { Example } from '../../packages/companion/training/read-corpus.ts';

const tiers: readonly Tier[] = ['none', 'quiet', 'elevated', 'imminent'];
const alarmShares = [0.01, 0.02, 0.03, 0.05, 0.08, 0.1];
/** The settings are chosen by the mean share of emergencies and of other risks that is found at these. */
const decisiveShares = [0.03, 0.06, 0.1];

interface Read {
  example: Example;
  tier: Tier;
  /** What the rules alone call it, and the chance of risk the model gives it. */
  ruled: Tier;
  risk: number;
  imminent: number;
}

/**
 * Leaves out whole files, by the beginning of their names, reads them with a model that never saw them, rules and floors as in use, and
 * reports how, with the floors that would give certain shares of false alarms.
 */
export function reportHeldOut(
  examples: readonly Example[],
  splits: readonly string[],
  learnWithout: (isHeld: (example: Example) => boolean) => StoredTiers,
): void {
  const read = splits.flatMap((names) => {
    const isHeld = ({ file }: Example) => names.split(',').includes(file);
    const score = createScorer(learnWithout(isHeld));
    return examples.filter(isHeld).map((example) => readWith(score, example));
  });
  for (const tier of tiers) {
    const rows = read.filter(({ example }) => example.tier === tier);
    if (rows.length === 0) continue;
    const called = tiers.map((name) => `${name} ${share(rows, (row) => row.tier === name)}`);
    console.log(`${tier.padEnd(9)} (${rows.length}) called ${called.join(', ')}`);
  }
  reportFloors(read);
}

function readWith(score: Scorer, example: Example): Read {
  const { text } = example;
  const words = tokenize(text);
  const reading = readByRules(words, text);
  const ruled = gravest(reading.found);
  const readable = { words, text, evidence: reading.evidence };
  const { risk, imminent } = score(readable, rankOf(ruled) >= rankOf('elevated'));
  return { example, ruled, risk, imminent, tier: gravest(weighByModel(readable, reading.found, score)) };
}

function gravest(found: readonly { tier: Tier }[]): Tier {
  return found.reduce<Tier>((most, { tier }) => moreSerious(most, tier), 'none');
}

function reportFloors(read: readonly Read[]): void {
  const harmless = read.filter(({ example }) => example.tier === 'none').sort((one, other) => other.risk - one.risk);
  for (const alarms of alarmShares) {
    const floor = harmless[Math.floor(alarms * harmless.length)]?.risk ?? 1;
    const found = tiers.map((tier) => {
      const rows = read.filter(({ example }) => example.tier === tier);
      return `${tier} ${share(rows, ({ risk }) => risk > floor)}`;
    });
    console.log(`floor ${floor.toFixed(3)}: ${found.join(', ')}`);
  }
  const found = decisiveShares.flatMap((alarms) => {
    const floor = harmless[Math.floor(alarms * harmless.length)]?.risk ?? 1;
    return (['imminent', 'elevated'] as const).map((tier) => {
      const rows = read.filter(({ example }) => example.tier === tier);
      return rows.filter(({ risk }) => risk > floor).length / Math.max(1, rows.length);
    });
  });
  console.log(`mean found: ${((100 * found.reduce((sum, one) => sum + one, 0)) / found.length).toFixed(1)}%`);
}

function share<Row>(rows: readonly Row[], holds: (row: Row) => boolean): string {
  return `${((100 * rows.filter(holds).length) / Math.max(1, rows.length)).toFixed(1)}%`;
}
