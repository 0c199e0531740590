// Learns what kind of telling a message is: node scripts/train-tellings.ts [--cross-validate]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openLayer } from '@haven/companion/emotion/model/layer';
import { hearMessage } from '@haven/companion/guide/hear-message';
import { tellingFeatures } from '@haven/companion/guide/telling/features';
import { tellingKinds, weightOf } from '@haven/companion/guide/telling/kinds';
import { tidy } from '@haven/companion/guide/language/tidy';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { learn, vectorOf } from '../packages/companion/training/learn-classes.ts';
import { readPlainTellings } from '../packages/companion/training/read-situations.ts';
import { readTellings } from '../packages/companion/training/read-tellings.ts';
import { writtenLayer } from './lib/written-layer.ts';

const task = { classes: tellingKinds, kept: 9000, narrow: 0, balance: 0.3 };
const folds = 5;
/** No situation is a question or speaks to the listener: with their full weight such kinds were heard too rarely. */
const worthOfPlain = 0.4;

const { values: options } = parseArgs({ options: { 'cross-validate': { type: 'boolean', default: false } } });
const messages = [
  ...readTellings().map((told) => ({ ...told, worth: 1 })),
  ...readPlainTellings().map((told) => ({ ...told, worth: worthOfPlain })),
].map(({ text, kinds, worth }) => ({
  kinds,
  worth,
  features: tellingFeatures(tidy(text), hearMessage(text)),
}));
console.log(`${messages.length} messages`);
if (options['cross-validate']) report();
else write();

type Message = (typeof messages)[number];

/** A message is learned once as each of its kinds. */
function learnFrom(from: readonly Message[]) {
  const lessons = from.flatMap(({ kinds, features, worth }) => {
    const vector = vectorOf(features);
    return kinds.map((kind) => ({ features: vector, label: tellingKinds.findIndex((known) => known === kind), worth }));
  });
  return learn(lessons, task);
}

/** How often a message that was not learned from is read rightly: as one of its kinds, and among the best three. */
function report(): void {
  const seen = { count: 0, best: 0, amongThree: 0, weighed: 0, weighedRightly: 0 };
  for (let fold = 0; fold < folds; fold++) {
    const layer = openLayer(learnFrom(messages.filter((_, index) => index % folds !== fold)));
    for (const { kinds, features } of messages.filter((_, index) => index % folds === fold)) {
      const chances = layer(features);
      const ranked = tellingKinds.toSorted((one, other) => chanceOf(chances, other) - chanceOf(chances, one));
      const [best] = ranked;
      seen.count++;
      if (best && kinds.includes(best)) seen.best++;
      if (ranked.slice(0, 3).some((kind) => kinds.includes(kind))) seen.amongThree++;
      const weight = tellingKinds.find((kind) => kind === kinds[0]);
      if (!weight || !weightOf(weight) || !best) continue;
      seen.weighed++;
      const shareOf = (name: string) =>
        tellingKinds.filter((kind) => weightOf(kind) === name).reduce((sum, kind) => sum + chanceOf(chances, kind), 0);
      if ((shareOf('hard') > shareOf('light') ? 'hard' : 'light') === weightOf(weight)) seen.weighedRightly++;
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
  console.log(`read as one of its kinds: ${percent(seen.best, seen.count)}`);
  console.log(`one of them among three:  ${percent(seen.amongThree, seen.count)}`);
  console.log(`hard or light rightly:    ${percent(seen.weighedRightly, seen.weighed)}`);
}

function chanceOf(chances: readonly number[], kind: (typeof tellingKinds)[number]): number {
  return chances[tellingKinds.indexOf(kind)] ?? 0;
}

function write(): void {
  const path = fileURLToPath(new URL('../packages/companion/src/guide/telling/weights.ts', import.meta.url));
  const parts = [
    '// Made by scripts/train-tellings.ts from packages/companion/training/tellings. Do not edit.',
    "import type { StoredLayer } from '#emotion/model/layer.ts';",
    `/** Of the files it was learned from. */\nexport const corpus = '${hashCorpus('tellings', 'situations')}';`,
    `export const tellingWeights: StoredLayer = ${writtenLayer(learnFrom(messages))};`,
  ];
  const text = `${parts.join('\n\n')}\n`;
  writeFileSync(path, text);
  console.log(`${(text.length / 1000).toFixed(0)} kB written`);
}
