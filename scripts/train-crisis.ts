import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readByRules } from '@haven/companion/crisis/by-rules';
import { featuresOf } from '@haven/companion/crisis/model/features';
import type { StoredLayer } from '@haven/companion/crisis/model/layer';
import { tokenize } from '@haven/companion/text/tokens';
import { createNearness } from '../packages/companion/training/keep-apart.ts';
import { learn } from '../packages/companion/training/learn.ts';
import type { Lesson, Task } from '../packages/companion/training/learn.ts';
import { createRandom } from '../packages/companion/training/random.ts';
import { readCorpus } from '../packages/companion/training/read-corpus.ts';
import type { Example } from '../packages/companion/training/read-corpus.ts';
import { reportHeldOut } from './lib/held-out.ts';

const seed = 20_261_121;
const tierTask: Task = { classes: ['none', 'quiet', 'elevated', 'imminent'], kept: 48_000 };
const kindTask: Task = {
  classes: [
    'explicit',
    'goodbye',
    'passive',
    'burden',
    'means',
    'overdose',
    'self-harm',
    'harm-others',
    'abuse',
    'third-party',
    'eating-disorder',
    'psychosis',
  ],
  kept: 8000,
};

const { values: options } = parseArgs({
  options: { 'cross-validate': { type: 'boolean', default: false }, 'leave-out': { type: 'string', multiple: true } },
});
const isNear = createNearness(['measured', 'blind', 'fresh'].flatMap(readMessages));
const corpus = readCorpus(createRandom(seed));
const examples = corpus.filter(({ text }) => !isNear(text));
console.log(`${corpus.length - examples.length} sentences left out: too near to a message that is only measured`);
console.log(`${examples.length} sentences from ${new Set(examples.map(({ group }) => group)).size} lines`);
const lessons = new Map(examples.map((example) => [example, lessonOf(example)]));
if (options['cross-validate']) reportHeldOut(examples, { kind: 'folds', count: 5 }, learnTiers);
else if (options['leave-out']) reportHeldOut(examples, { kind: 'files', names: options['leave-out'] }, learnTiers);
else write();

function readMessages(part: string): string[] {
  const path = fileURLToPath(new URL(`../eval/crisis.${part}.jsonl`, import.meta.url));
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => (JSON.parse(line) as { text: string }).text);
}

function lessonOf({ text, tier, group }: Example): Lesson {
  const words = tokenize(text);
  return { windows: featuresOf(words, readByRules(words, text).evidence), label: tier, group };
}

function learnTiers(from: readonly Example[]): StoredLayer {
  return learn(
    from.flatMap((example) => lessons.get(example) ?? []),
    tierTask,
  );
}

function learnKinds(from: readonly Example[]): StoredLayer {
  const risks = from.filter(
    ({ tier, kind }) => (tier === 'elevated' || tier === 'imminent') && kindTask.classes.includes(kind),
  );
  return learn(
    risks.flatMap((example) => {
      const lesson = lessons.get(example);
      return lesson ? [{ ...lesson, label: example.kind }] : [];
    }),
    kindTask,
  );
}

function write(): void {
  const path = fileURLToPath(new URL('../packages/companion/src/crisis/model/weights.ts', import.meta.url));
  const parts = [
    '// Made by scripts/train-crisis.ts from packages/companion/training. Do not edit.',
    "import type { StoredLayer } from './layer.ts';",
    `/** Tiers, measured against none. */\nexport const tierWeights: StoredLayer = ${written(learnTiers(examples))};`,
    `/** Kinds of risk, measured against explicit. */\nexport const kindWeights: StoredLayer = ${written(learnKinds(examples))};`,
  ];
  writeFileSync(path, `${parts.join('\n\n')}\n`);
  console.log(`${(readFileSync(path).length / 1000).toFixed(0)} kB written`);
}

function written({ places: kept, classes }: StoredLayer): string {
  const items = classes.map(
    ({ name, scale, intercept, weights }) =>
      `    {\n      name: '${name}',\n      scale: ${Number(scale.toPrecision(6))},\n      intercept: ${Number(intercept.toPrecision(6))},\n      weights:\n        '${weights}',\n    },`,
  );
  return `{\n  places:\n    '${kept}',\n  classes: [\n${items.join('\n')}\n  ],\n}`;
}
