import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readByRules } from '@haven/companion/crisis/by-rules';
import { featuresOf } from '@haven/companion/crisis/model/features';
import type { Features } from '@haven/companion/crisis/model/features';
import { openLayer, packLayer, places, textShare } from '@haven/companion/crisis/model/layer';
import type { Layer, StoredLayer } from '@haven/companion/crisis/model/layer';
import { tokenize } from '@haven/companion/text/tokens';
import { createNearness } from '../packages/companion/training/keep-apart.ts';
import { readCorpus } from '../packages/companion/training/read-corpus.ts';
import type { Example } from '../packages/companion/training/read-corpus.ts';

interface Row {
  features: Features;
  label: string;
  group: number;
  weight: number;
}

interface Task {
  /** The first class is the one that is not stored: the others are measured against it. */
  classes: readonly string[];
  /** How many places are kept in the end. */
  kept: number;
  strength: number;
}

const seed = 20_261_121;
const folds = 5;
const epochs = 16;
/** From this epoch on the weights are averaged, which is steadier than those of the last step. */
const averagedFrom = 6;
const learningRate = 0.1;
/** Share of the features hidden at each step, so that no single one is relied on. */
const hiddenShare = 0.35;
/** So often nearly all of a harmless sentence is hidden: words the model has never met must leave it calm. */
const strangeShare = 0.3;
const hiddenOfStrange = 0.8;
/** A feature counts only if so many lines of the corpus have it. */
const fewestGroups = 2;

const tierTask: Task = { classes: ['none', 'quiet', 'elevated', 'imminent'], kept: 16_000, strength: 2e-3 };
const kindTask: Task = {
  classes: [
    'explicit',
    'goodbye',
    'passive',
    'burden',
    'overdose',
    'self-harm',
    'harm-others',
    'abuse',
    'third-party',
    'eating-disorder',
    'psychosis',
  ],
  kept: 3000,
  strength: 2e-3,
};

const { values: options } = parseArgs({ options: { 'cross-validate': { type: 'boolean', default: false } } });
const isNear = createNearness(['measured', 'blind'].flatMap(readMessages));
const corpus = readCorpus(createRandom(seed));
const examples = corpus.filter(({ text }) => !isNear(text));
console.log(`${corpus.length - examples.length} sentences left out: too near to a measured or blind message`);
console.log(`${examples.length} sentences from ${new Set(examples.map(({ group }) => group)).size} lines`);
const featured = examples.map((example) => ({ example, features: readFeatures(example.text) }));
const tierRows = rowsFor(({ tier }) => tier, tierTask);
const kindRows = rowsFor(({ tier, kind }) => (tier === 'none' || tier === 'quiet' ? undefined : kind), kindTask);
if (options['cross-validate']) crossValidate();
write();

function readMessages(part: string): string[] {
  const path = fileURLToPath(new URL(`../eval/crisis.${part}.jsonl`, import.meta.url));
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => (JSON.parse(line) as { text: string }).text);
}

function readFeatures(text: string): Features {
  const words = tokenize(text);
  const [first] = featuresOf(words, readByRules(words, text).evidence);
  if (!first) throw new Error('A sentence of the corpus has no words');
  return first;
}

/** The sentences of one line weigh together as much as the square root of their number, each tier as much as the others. */
function rowsFor(labelOf: (example: Example) => string | undefined, { classes }: Task): Row[] {
  const rows = featured.flatMap(({ example, features }) => {
    const label = labelOf(example);
    return label !== undefined && classes.includes(label) ? [{ features, label, group: example.group, weight: 1 }] : [];
  });
  const sizes = countBy(rows, ({ group }) => group);
  return rows.map((row) => ({ ...row, weight: 1.5 / Math.sqrt(sizes.get(row.group) ?? 1) }));
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Multinomial logistic regression by AdaGrad, with hidden features and a quadratic penalty. */
function train(rows: readonly Row[], task: Task): StoredLayer {
  const { classes } = task;
  const random = createRandom(seed);
  const known = knownBuckets(rows);
  const weights = classes.map(() => new Float64Array(places + 1));
  const sums = classes.map(() => new Float64Array(places + 1));
  const squares = classes.map(() => new Float64Array(places + 1).fill(1e-3));
  const order = rows.map((_, index) => index);
  const usable = rows.map(({ features }) => ({
    text: features.text.map((hash) => hash % places).filter((place) => known[place] === 1),
    evidence: features.evidence.map((hash) => hash % places).filter((place) => known[place] === 1),
    share: textShare(features),
  }));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) learn(index);
    if (epoch < averagedFrom) continue;
    for (const [i, sum] of sums.entries())
      weights[i]?.forEach((weight, place) => (sum[place] = (sum[place] ?? 0) + weight));
  }
  return store(
    sums.map((sum) => sum.map((weight) => weight / (epochs - averagedFrom))),
    task,
  );

  function learn(index: number): void {
    const row = rows[index];
    const features = usable[index];
    if (!row || !features) return;
    const kept: [number, number][] = [[places, 1]];
    const isStrange = row.label === task.classes[0] && random() < strangeShare;
    const hidden = isStrange ? hiddenOfStrange : hiddenShare;
    const raise = 1 / (1 - hiddenShare);
    for (const place of features.text) if (random() >= hidden) kept.push([place, features.share * raise]);
    for (const place of features.evidence) if (random() >= hidden) kept.push([place, raise]);
    const scores = weights.map((weight) => kept.reduce((sum, [place, value]) => sum + (weight[place] ?? 0) * value, 0));
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const total = odds.reduce((sum, odd) => sum + odd, 0);
    for (const [i, name] of classes.entries()) {
      const error = ((odds[i] ?? 0) / total - (name === row.label ? 1 : 0)) * row.weight;
      const weight = weights[i];
      const square = squares[i];
      if (!weight || !square) continue;
      for (const [place, value] of kept) {
        const gradient = error * value + task.strength * (weight[place] ?? 0);
        square[place] = (square[place] ?? 0) + gradient * gradient;
        weight[place] = (weight[place] ?? 0) - (learningRate * gradient) / Math.sqrt(square[place] ?? 1);
      }
    }
  }
}

function knownBuckets(rows: readonly Row[]): Uint8Array {
  const groups = new Map<number, Set<number>>();
  for (const { features, group } of rows) {
    for (const hash of [...features.text, ...features.evidence]) {
      const seen = groups.get(hash) ?? new Set();
      groups.set(hash, seen.add(group));
    }
  }
  const known = new Uint8Array(places);
  for (const [hash, seen] of groups) if (seen.size >= fewestGroups) known[hash % places] = 1;
  return known;
}

/** Keeps the places that weigh most for any class, measured against the first one. */
function store(weights: readonly Float64Array[], { classes, kept }: Task): StoredLayer {
  const [base] = weights;
  const differences = weights.slice(1).map((weight) => weight.map((value, place) => value - (base?.[place] ?? 0)));
  const weightOf = (place: number) => Math.max(...differences.map((difference) => Math.abs(difference[place] ?? 0)));
  const weightiest = Array.from({ length: places }, (_, place) => ({ place, weight: weightOf(place) }))
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .slice(0, kept)
    .filter(({ weight }) => weight > 0)
    .map(({ place }) => place)
    .sort((one, other) => one - other);
  return packLayer(
    weightiest,
    differences.map((difference, i) => ({
      name: classes[i + 1] ?? '',
      intercept: difference.at(-1) ?? 0,
      weights: weightiest.map((place) => difference[place] ?? 0),
    })),
  );
}

function crossValidate(): void {
  const held: { tier: string; chances: ReadonlyMap<string, number> }[] = [];
  let rightKinds = 0;
  for (let fold = 0; fold < folds; fold++) {
    const isHeld = ({ group }: Row) => group % folds === fold;
    const tiers = openLayer(
      train(
        tierRows.filter((row) => !isHeld(row)),
        tierTask,
      ),
    );
    for (const row of tierRows.filter(isHeld)) held.push({ tier: row.label, chances: tiers(row.features) });
    const kinds = openLayer(
      train(
        kindRows.filter((row) => !isHeld(row)),
        kindTask,
      ),
    );
    rightKinds += kindRows.filter((row) => isHeld(row) && bestOf(kinds, row.features) === row.label).length;
  }
  for (const floor of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const share = (tier: string, names: readonly string[]) => {
      const rows = held.filter((row) => row.tier === tier);
      const over = rows.filter(
        ({ chances }) => names.reduce((sum, name) => sum + (chances.get(name) ?? 0), 0) >= floor,
      );
      return `${((100 * over.length) / rows.length).toFixed(1)}%`;
    };
    const risk = ['elevated', 'imminent'];
    console.log(
      `from ${floor}: imminent read as imminent ${share('imminent', ['imminent'])}, as risk ${share('imminent', risk)}; ` +
        `elevated as risk ${share('elevated', risk)}, as imminent ${share('elevated', ['imminent'])}; none as risk ${share('none', risk)}, as imminent ${share('none', ['imminent'])}`,
    );
  }
  console.log(`kinds right ${((100 * rightKinds) / kindRows.length).toFixed(1)}%`);
}

function bestOf(layer: Layer, features: Features): string {
  const chances = [...layer(features)];
  const rest = 1 - chances.reduce((sum, [, chance]) => sum + chance, 0);
  return [['explicit', rest] as const, ...chances].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function write(): void {
  const path = fileURLToPath(new URL('../packages/companion/src/crisis/model/weights.ts', import.meta.url));
  const parts = [
    '// Made by scripts/train-crisis.ts from packages/companion/training. Do not edit.',
    "import type { StoredLayer } from './layer.ts';",
    `/** Tiers, measured against none. */\nexport const tierWeights: StoredLayer = ${written(train(tierRows, tierTask))};`,
    `/** Kinds of risk, measured against explicit. */\nexport const kindWeights: StoredLayer = ${written(train(kindRows, kindTask))};`,
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

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** Mulberry32: the same numbers for the same seed. */
function createRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
