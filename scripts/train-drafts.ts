// Learns which of many drafts is the best answer: node scripts/train-drafts.ts [--cross-validate]. Run train-fits.ts first, whose weights it stands on.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openLayer, type Layer, type StoredLayer } from '@haven/companion/emotion/model/layer';
import { draftFeatures } from '@haven/companion/guide/fit/draft-features';
import { draftContextOf, draftWorth } from '@haven/companion/guide/fit/weigh-draft';
import { readMessage } from '@haven/companion/guide/reading';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { learn, vectorOf } from '../packages/companion/training/learn-classes.ts';
import { type MarkedDrafts, readDrafts } from '../packages/companion/training/read-drafts.ts';
import { writtenLayer } from './lib/written-layer.ts';

const classes = ['wrong', 'thin', 'good'];
const task = { classes, kept: 7000, narrow: 0, balance: 0 };
/** The best mark there is counts as good: it is too rare to be learned by itself. */
const most = classes.length - 1;
const folds = 5;
/** Messages of one talk stand together and have much in common, so they are in one part. */
const together = 20;

/** Marked within the talk, and more strictly: few beside the others, and the most like what is judged. */
const inTalks: ReadonlySet<string> = new Set(['marked-3.jsonl', 'marked-4.jsonl']);
const worthInTalks = 3;

const { values: options } = parseArgs({ options: { 'cross-validate': { type: 'boolean', default: false } } });
const messages = readDrafts().map(seen);
console.log(`${messages.length} messages, ${messages.reduce((sum, drafts) => sum + drafts.length, 0)} drafts`);
if (options['cross-validate']) report();
else write();

function seen({ text, turn, drafts, file }: MarkedDrafts) {
  const context = draftContextOf(readMessage(text, turn, new Date(0)), turn);
  const worth = inTalks.has(file) ? worthInTalks : 1;
  return drafts.map((draft) => {
    const features = draftFeatures(draft, context);
    return { features, vector: vectorOf(features), mark: Math.min(draft.mark, most), worth };
  });
}

function learnFrom(from: readonly (typeof messages)[number][]): StoredLayer {
  return learn(
    from.flatMap((drafts) => drafts.map(({ vector, mark, worth }) => ({ features: vector, label: mark, worth }))),
    task,
  );
}

/** How what is chosen for messages that were not learned from had been marked, beside one taken by chance and the best. */
function report(): void {
  console.log('marked by themselves');
  reportOn((drafts) => drafts[0]?.worth === 1);
  console.log('marked within talks');
  reportOn((drafts) => drafts[0]?.worth !== 1);
}

function reportOn(isCounted: (drafts: (typeof messages)[number]) => boolean): void {
  const chosen = classes.map(() => 0);
  const first = classes.map(() => 0);
  const best = classes.map(() => 0);
  const count = (into: number[], mark: number) => {
    into[mark] = (into[mark] ?? 0) + 1;
  };
  const foldOf = (index: number) => Math.floor(index / together) % folds;
  for (let fold = 0; fold < folds; fold++) {
    const layer = openLayer(learnFrom(messages.filter((_, index) => foldOf(index) !== fold)));
    for (const drafts of messages.filter((one, index) => foldOf(index) === fold && isCounted(one))) {
      count(chosen, markOfBest(drafts, layer));
      count(first, drafts[0]?.mark ?? 0);
      count(best, Math.max(...drafts.map(({ mark }) => mark)));
    }
  }
  const shares = (marks: readonly number[]) => {
    const total = marks.reduce((sum, one) => sum + one, 0);
    return classes.map((name, mark) => `${name} ${((100 * (marks[mark] ?? 0)) / total).toFixed(1)}%`).join(', ');
  };
  console.log(`  chosen     ${shares(chosen)}\n  by chance  ${shares(first)}\n  the best   ${shares(best)}`);
}

function markOfBest(drafts: (typeof messages)[number], layer: Layer): number {
  const ranked = drafts.map(({ features, mark }) => ({ mark, worth: draftWorth(layer(features)) }));
  return ranked.sort((one, other) => other.worth - one.worth)[0]?.mark ?? 0;
}

function write(): void {
  const path = fileURLToPath(new URL('../packages/companion/src/guide/fit/draft-weights.ts', import.meta.url));
  const parts = [
    '// Made by scripts/train-drafts.ts from packages/companion/training/drafts. Do not edit.',
    "import type { StoredLayer } from '#emotion/model/layer.ts';",
    `/** Of the files it was learned from, and of those that what it stands on was. */\nexport const corpus = '${hashCorpus('drafts', 'marks', 'asks', 'wishes')}';`,
    `export const draftWeights: StoredLayer = ${writtenLayer(learnFrom(messages))};`,
  ];
  const text = `${parts.join('\n\n')}\n`;
  writeFileSync(path, text);
  console.log(`${(text.length / 1000).toFixed(0)} kB written`);
}
