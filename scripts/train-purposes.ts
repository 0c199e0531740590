// Learns what an idea is asked for: node scripts/train-purposes.ts [--cross-validate]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openLayer, type StoredLayer } from '@haven/companion/emotion/model/layer';
import { listedFeatures, purposeFeatures } from '@haven/companion/guide/fit/purpose-features';
import { tidy } from '@haven/companion/guide/language/tidy';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { learn, vectorOf } from '../packages/companion/training/learn-classes.ts';
import { createRandom, shuffle } from '../packages/companion/training/random.ts';
import { readWishes, readWishWords } from '../packages/companion/training/read-wishes.ts';
import { writtenLayer } from './lib/written-layer.ts';

const folds = 4;
const seed = 20_261_123;
/** The words listed for a purpose are learned from in groups of so many, so many times in another order, and each group counts so much. */
const listed = { together: 9, times: 3, worth: 0.6 };
/** Nine thousand features, each with what it says of the four purposes that it tells most of. */
const task = { kept: 0, narrow: 9000, each: 4, balance: 0, pace: { rate: 0.25, strength: 5e-4 } };
const bounds = [0.2, 0.3, 0.4, 0.5, 0.6, 0.8];

const { values: options } = parseArgs({ options: { 'cross-validate': { type: 'boolean', default: false } } });
const random = createRandom(seed);
const inAnyOrder = <Of>(some: readonly Of[]): Of[] => {
  const order = Array.from(some.keys());
  shuffle(order, random);
  return order.map((index) => some[index]).filter((one) => one !== undefined);
};
const wishes = readWishes().filter(({ kind }) => kind !== 'nothing');
const classes = [...new Set(wishes.map(({ kind }) => kind))].sort();
const messages = inAnyOrder(wishes).map(({ text, kind }) => {
  const features = purposeFeatures(tidy(text));
  return { features, lesson: { features: vectorOf(features), label: classes.indexOf(kind) } };
});
const lists = [...readWishWords()].flatMap(([id, words]) => lessonsOf(words, classes.indexOf(id)));
console.log(`${messages.length} messages and ${lists.length} groups of words for ${classes.length} purposes`);
if (options['cross-validate']) report();
else write();

function lessonsOf(words: readonly string[], label: number) {
  return Array.from({ length: listed.times }).flatMap(() => {
    const order = inAnyOrder(words);
    const groups = Math.ceil(order.length / listed.together);
    return Array.from({ length: groups }, (_, group) => {
      const some = order.slice(group * listed.together, (group + 1) * listed.together);
      return { features: vectorOf(listedFeatures(some)), label, worth: listed.worth };
    });
  });
}

function learnFrom(from: readonly (typeof messages)[number][]): StoredLayer {
  return learn([...from.map(({ lesson }) => lesson), ...lists], { ...task, classes });
}

/** How often the likeliest purpose is the one that was written for, from which chance on. */
function report(): void {
  const seen: { chance: number; isRight: boolean }[] = [];
  let amongThree = 0;
  for (let fold = 0; fold < folds; fold++) {
    const layer = openLayer(learnFrom(messages.filter((_, index) => index % folds !== fold)));
    for (const { features, lesson } of messages.filter((_, index) => index % folds === fold)) {
      const chances = layer(features);
      const own = chances[lesson.label] ?? 0;
      const better = chances.filter((chance) => chance > own).length;
      seen.push({ chance: Math.max(...chances), isRight: better === 0 });
      if (better < 3) amongThree++;
    }
  }
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
  const right = seen.filter(({ isRight }) => isRight).length;
  console.log(`the purpose ${share(right, seen.length)}, among three ${share(amongThree, seen.length)}`);
  for (const bound of bounds) {
    const held = seen.filter(({ chance }) => chance >= bound);
    const rightly = held.filter(({ isRight }) => isRight).length;
    console.log(
      `from ${bound} on: ${share(held.length, seen.length)} of messages, ${share(rightly, held.length)} right`,
    );
  }
}

function write(): void {
  const path = fileURLToPath(new URL('../packages/companion/src/guide/fit/purpose-weights.ts', import.meta.url));
  const source = `import type { StoredLayer } from '#emotion/model/layer.ts';\n\n// Made by scripts/train-purposes.ts from ${messages.length} messages.\n/** Of the files it was learned from. */\nexport const corpus = '${hashCorpus('wishes')}';\n\nexport const purposeWeights: StoredLayer = ${writtenLayer(learnFrom(messages))};\n`;
  writeFileSync(path, source);
  console.log(`${(source.length / 1000).toFixed(0)} kB`);
}
