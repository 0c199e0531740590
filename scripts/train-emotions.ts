import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { emotions, topics } from '@haven/companion/emotion/emotions';
import { featuresOf } from '@haven/companion/emotion/model/features';
import type { StoredLayer } from '@haven/companion/emotion/model/layer';
import { tokenize } from '@haven/companion/text/tokens';
import { createNearness } from '../packages/companion/training/keep-apart.ts';
import { learn, vectorOf } from '../packages/companion/training/learn-classes.ts';
import type { Task, Vector } from '../packages/companion/training/learn-classes.ts';
import { readFeelings } from '../packages/companion/training/read-feelings.ts';
import type { FeltMessage } from '../packages/companion/training/read-feelings.ts';
import { reportHeldOutFeelings } from './lib/held-out-feelings.ts';
import { writtenLayer } from './lib/written-layer.ts';

/** One question put to a message: its classes and the right answer, undefined for a message it is not asked of. */
interface Question {
  name: string;
  task: Task;
  answer: (message: FeltMessage) => string | undefined;
}

/** A sentence that shares so many words in a row with a measured message is not learned from. */
const tooManyInRow = 5;
const feels = ({ emotion }: FeltMessage) => emotion !== 'nothing';
const questions: readonly Question[] = [
  {
    name: 'emotionWeights',
    task: { classes: [...emotions, 'nothing'], kept: 15_000, narrow: 45_000, balance: 0.5 },
    answer: ({ emotion }) => emotion,
  },
  {
    name: 'topicWeights',
    task: { classes: topics, kept: 4000, narrow: 12_000, balance: 0.5 },
    answer: ({ topic }) => topic,
  },
  {
    name: 'intensityWeights',
    task: { classes: ['1', '2', '3', '4', '5'], kept: 900, narrow: 0, balance: 0 },
    answer: (message) => (feels(message) ? String(message.intensity) : undefined),
  },
];

const { values: options } = parseArgs({
  options: { 'cross-validate': { type: 'boolean', default: false }, 'leave-out': { type: 'string', multiple: true } },
});
const isNear = createNearness(['dev', 'measured', 'fresh', 'late'].flatMap(readMessages), tooManyInRow);
const corpus = readFeelings();
const messages = corpus.filter(({ text }) => !isNear(text));
console.log(`${corpus.length - messages.length} lines left out: too near to a message that is measured`);
console.log(`${messages.length} lines to learn from`);
const vectors = new Map<FeltMessage, Vector>();
for (const message of messages) vectors.set(message, vectorOf(featuresOf(message.text, tokenize(message.text))));
if (options['cross-validate']) reportHeldOutFeelings(messages, { kind: 'folds', count: 6 }, learnAll);
else if (options['leave-out'])
  reportHeldOutFeelings(messages, { kind: 'files', names: options['leave-out'] }, learnAll);
else write();

function readMessages(part: string): string[] {
  const path = fileURLToPath(new URL(`../eval/emotions.${part}.jsonl`, import.meta.url));
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => (JSON.parse(line) as { text: string }).text);
}

/** The layer of each question, in their order. */
function learnAll(from: readonly FeltMessage[]): StoredLayer[] {
  return questions.map(({ task, answer }) => {
    const lessons = from.flatMap((message) => {
      const label = task.classes.indexOf(answer(message) ?? '');
      const features = vectors.get(message);
      return features && label >= 0 ? [{ features, label }] : [];
    });
    return learn(lessons, task);
  });
}

function write(): void {
  const path = fileURLToPath(new URL('../packages/companion/src/emotion/model/weights.ts', import.meta.url));
  const layers = learnAll(messages).map(
    (layer, i) => `export const ${questions[i]?.name}: StoredLayer = ${writtenLayer(layer)};`,
  );
  const parts = [
    '// Made by scripts/train-emotions.ts from packages/companion/training/emotions. Do not edit.',
    "import type { StoredLayer } from './layer.ts';",
    ...layers,
  ];
  writeFileSync(path, `${parts.join('\n\n')}\n`);
  console.log(`${(readFileSync(path).length / 1000).toFixed(0)} kB written`);
}
