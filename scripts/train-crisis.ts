import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readByRules } from '@haven/companion/crisis/by-rules';
import { featuresOf } from '@haven/companion/crisis/model/features';
import { packPair } from '@haven/companion/crisis/model/pair';
import { readWord } from '@haven/companion/crisis/model/read-word';
import type { ReadWord } from '@haven/companion/crisis/model/read-word';
import type { StoredTiers } from '@haven/companion/crisis/model/score';
import { packScores } from '@haven/companion/crisis/model/scores';
import type { TrainedScores } from '@haven/companion/crisis/model/scores';
import { riskKinds } from '@haven/companion/crisis/risk';
import { tokenize } from '@haven/companion/text/tokens';
import { joinBeside } from '../packages/companion/training/beside.ts';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { createNearness } from '../packages/companion/training/keep-apart.ts';
import { learnConvolution } from '../packages/companion/training/learn-convolution.ts';
import { learnOdds, learnScores, scoreUnseen } from '../packages/companion/training/learn-scores.ts';
import type { Lesson } from '../packages/companion/training/learn-scores.ts';
import { heardFile, readCorpus } from '../packages/companion/training/read-corpus.ts';
import type { Example } from '../packages/companion/training/read-corpus.ts';
import { reportHeldOut } from './lib/held-out.ts';

interface RiskLesson extends Lesson {
  words: readonly ReadWord[];
  isWhole: boolean;
  example: Example;
  isRisk: boolean;
}

const seed = 20_261_121;
const keptForTiers = 235_000;
const keptForKinds = 3000;
/** The sentences of one line weigh together as much as their number to the power of one and this. */
const worthOfSiblings = -0.25;
/** Messages written for feelings are many, and none was written to be told from danger. */
const worthOfFeelings = 0.8;
/** Harmless lines written beside danger are fewer than lines of danger, and tell the most. */
const worthOfHarmless = 2.5;
/** Whole messages of talks, of several sentences, are few beside short lines, and the most like what is read. */
const worthOfTalks = 2;
const wholeTalks = /^talk-7[23]/u;
/** Ordinary messages are many, and none was written beside danger. */
const worthOfHeard = 0.5;
/** Hints lie between risk and none: learned once as each, and count so much. */
const worthOfHints = 0.25;
/** A sentence that shares so many words in a row with a measured message is not learned from. */
const tooManyInRow = 8;
/** A message with another statement beside it says nothing new. */
const worthOfJoined = 0.5;
/** A part of a harmless message is harmless, but says less than the whole. */
const worthOfParts = 0.5;

/** Ordinary messages that are only measured, some of which were marked for other ends. */
const measuredTalk = ['talks.measured', 'emotions.measured', 'emotions.fresh', 'emotions.late'];

const { values: options } = parseArgs({
  options: {
    'leave-out': { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
  },
});
const weightsPath = fileURLToPath(new URL('../packages/companion/src/crisis/model/weights.ts', import.meta.url));
if (options.check) check();
else train();

/** Fails when the corpus is not the one the weights were learned from. */
function check(): void {
  if (readFileSync(weightsPath, 'utf8').includes(`Corpus ${hashCorpus()}.`)) return;
  console.error('The corpus has changed since the crisis weights were made: run node scripts/train-crisis.ts');
  process.exitCode = 1;
}

function train(): void {
  const isNear = createNearness(
    ['measured', 'blind', 'fresh', 'late', 'latest', 'last', 'next', 'unread'].flatMap(readMessages),
    tooManyInRow,
  );
  const corpus = readCorpus(seed);
  const heard = new Set(measuredTalk.flatMap(readTexts));
  const examples = corpus.filter(({ text }) => !isNear(text) && !heard.has(text));
  console.log(`${corpus.length - examples.length} sentences left out: too near to a message that is only measured`);
  console.log(`${examples.length} sentences from ${new Set(examples.map(({ group }) => group)).size} lines`);
  const sizes = new Map<number, number>();
  for (const { group } of examples) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const lessonsFrom = (some: readonly Example[]) =>
    some.flatMap((example) => lessonsOf(example, sizes.get(example.group) ?? 1));
  const joined = lessonsFrom(joinBeside(examples)).filter(({ isWhole }) => isWhole);
  const lessons = [
    ...lessonsFrom(examples),
    ...joined.map((lesson) => ({ ...lesson, weight: lesson.weight * worthOfJoined })),
  ];
  if (options['leave-out'])
    reportHeldOut(examples, options['leave-out'], (isHeld) =>
      learnTiers(lessons.filter(({ example }) => !isHeld(example))),
    );
  else write(lessons);
}

function readMessages(part: string): string[] {
  return readTexts(`crisis.${part}`);
}

function readTexts(name: string): string[] {
  const path = fileURLToPath(new URL(`../eval/${name}.jsonl`, import.meta.url));
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => (JSON.parse(line) as { text: string }).text);
}

/** A risk is learned from the whole message, of a harmless one each part is harmless too. */
function lessonsOf(example: Example, siblings: number): RiskLesson[] {
  const { text, tier, group, file } = example;
  const words = tokenize(text);
  const windows = featuresOf({ words, text, evidence: readByRules(words, text).evidence });
  const weight =
    siblings ** worthOfSiblings *
    (file.startsWith('emotions/') ? worthOfFeelings : tier === 'none' ? worthOfHarmless : 1) *
    (wholeTalks.test(file) ? worthOfTalks : 1) *
    (file.startsWith(heardFile) ? worthOfHeard : 1) *
    (tier === 'quiet' ? worthOfHints : 1);
  const [whole] = windows;
  if (!whole) return [];
  const read = words.map(({ word }) => readWord(word));
  const asRisk = { features: whole, isWhole: true, words: read, group, example, weight, isRisk: true };
  if (tier === 'quiet') return [asRisk, { ...asRisk, isRisk: false }];
  if (tier !== 'none') return [asRisk];
  return windows.map((features) => ({
    ...asRisk,
    features,
    isWhole: features === whole,
    isRisk: false,
    weight: features === whole ? weight : weight * worthOfParts,
  }));
}

/** Linear scores over all features, and a convolution over whole messages that learns what they leave open. */
function learnTiers(lessons: readonly RiskLesson[]): StoredTiers {
  const choice = { classes: ['none', 'elevated', 'imminent'], classOf };
  const linear = packPair(learnOdds(lessons, { ...choice, kept: keptForTiers }));
  const unseen = scoreUnseen(lessons, choice, ({ example }) => example.file);
  const kinds = [...new Set(lessons.map(kindOf))].sort();
  const wholes = lessons.flatMap((lesson, i) => {
    const { words, group, weight, example, isWhole } = lesson;
    if (!isWhole || example.tier === 'quiet') return [];
    const known = [unseen[2 * i] ?? 0, unseen[2 * i + 1] ?? 0] as const;
    return [{ words, group, weight, label: classOf(lesson), kind: kinds.indexOf(kindOf(lesson)), known }];
  });
  return { linear, convolution: learnConvolution(wholes) };
}

function kindOf({ example }: RiskLesson): string {
  return `${example.tier} ${example.kind}`;
}

/** A hint that is learned as a risk is learned as one that is no emergency. */
function classOf({ isRisk, example }: RiskLesson): number {
  if (!isRisk) return 0;
  return example.tier === 'imminent' ? 2 : 1;
}

/** More than a hint. */
function isPlain({ tier }: Example): boolean {
  return tier === 'elevated' || tier === 'imminent';
}

function learnKinds(lessons: readonly RiskLesson[]): TrainedScores {
  const names: readonly string[] = riskKinds;
  const risks = lessons.filter(({ example }) => isPlain(example) && names.includes(example.kind));
  return learnScores(
    risks,
    riskKinds.map((name) => ({ name, answer: ({ example }) => example.kind === name })),
    keptForKinds,
  );
}

function write(lessons: readonly RiskLesson[]): void {
  const parts = [
    `// Made by scripts/train-crisis.ts from packages/companion/training. Do not edit. Corpus ${hashCorpus()}.`,
    "import type { StoredTiers } from './score.ts';\nimport type { StoredScores } from './scores.ts';",
    `/** Another risk, and an emergency, rather than none. */\nexport const tierWeights: StoredTiers = ${written(learnTiers(lessons))};`,
    `/** Each kind of risk rather than the others. */\nexport const kindWeights: StoredScores = ${written(packScores(learnKinds(lessons)))};`,
  ];
  writeFileSync(weightsPath, `${parts.join('\n\n')}\n`);
  console.log(`${(readFileSync(weightsPath).length / 1000).toFixed(0)} kB written`);
}

/** Numbers need no more figures than these. */
function written(stored: unknown): string {
  const exact = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);
  // Lists of numbers on one line.
  return JSON.stringify(stored, exact, 2).replace(/\[[-\d.e,\s]*\]/g, (list) => list.replaceAll(/\s+/g, ' '));
}
