// Learns what fits a message, of all that Haven could say to it, and what it asks: node scripts/train-fits.ts [--cross-validate]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Channel, openLayer, type StoredLayer } from '@haven/companion/emotion/model/layer';
import { askedClasses } from '@haven/companion/guide/fit/asked';
import { askedFeatures } from '@haven/companion/guide/fit/asked-features';
import { knownLine, lineContext, lineFeatures } from '@haven/companion/guide/fit/line-features';
import { sayingFeatures } from '@haven/companion/guide/fit/saying-features';
import { hearMessage } from '@haven/companion/guide/hear-message';
import { tidy } from '@haven/companion/guide/language/tidy';
import { sayingsIn } from '@haven/companion/guide/statements';
import { readTelling } from '@haven/companion/guide/telling/read-telling';
import { hashCorpus } from '../packages/companion/training/corpus-hash.ts';
import { learn, type Vector, vectorOf } from '../packages/companion/training/learn-classes.ts';
import { type AskingMessage, readAsks } from '../packages/companion/training/read-asks.ts';
import { type MarkedMessage, readMarks } from '../packages/companion/training/read-marks.ts';
import { readWishes } from '../packages/companion/training/read-wishes.ts';
import { writtenLayer } from './lib/written-layer.ts';

/** Something that was marked, as the model sees it. */
interface Marked {
  features: readonly Channel[];
  vector: Vector;
  mark: number;
}

const folds = 4;
/** How many of the features are kept, and what a mark is worth when the best of a message is chosen. */
const tasks = {
  sayings: { classes: ['wrong', 'beside', 'part', 'point'], kept: 6000, worths: [0, 0.2, 0.8, 1] },
  lines: { classes: ['wrong', 'general', 'fitting'], kept: 9000, worths: [0, 0.4, 1] },
  questions: { classes: ['wrong', 'general', 'fitting'], kept: 9000, worths: [0, 0.4, 1] },
};
type Task = keyof typeof tasks;
const names = Object.keys(tasks) as Task[];

/** What is asked: few and plain, so that five thousand places of words are enough. */
const askedTask = { classes: askedClasses, kept: 5000, narrow: 0, balance: 0.2 };
/** Of so many messages that ask for an idea one is learned from. */
const oneIdeaIn = 3;
/** From this chance of asking anything on a question is answered (`askedIn`). */
const sureAsked = 0.6;
const ideaLabel = askedClasses.indexOf('idea');

const { values: options } = parseArgs({ options: { 'cross-validate': { type: 'boolean', default: false } } });
const messages = readMarks().map(markedIn);
const marks = names.map((task) => `${messages.reduce((sum, message) => sum + message[task].length, 0)} ${task}`);
console.log(`${messages.length} messages, ${marks.join(', ')}`);
const asking = [...readAsks(), ...ideasAsked()].flatMap(({ text, kind }) => {
  const features = askedFeatures(tidy(text));
  return features
    ? [{ features, vector: vectorOf(features), label: askedClasses.findIndex((known) => known === kind) }]
    : [];
});
console.log(`${asking.length} questions`);
if (options['cross-validate']) {
  for (const task of names) report(task);
  reportAsked();
} else write();

/** Of those who ask for an idea some, so that the other questions are not crowded out, and all beside them who ask nothing. */
function ideasAsked(): AskingMessage[] {
  const wishes = readWishes();
  const ideas = wishes.filter(({ kind }) => kind !== 'nothing').filter((_, index) => index % oneIdeaIn === 0);
  return [...ideas.map(({ text }) => ({ text, kind: 'idea' })), ...wishes.filter(({ kind }) => kind === 'nothing')];
}

function markedIn({ text, said, lines, questions }: MarkedMessage): Record<Task, Marked[]> {
  const context = sayingsIn(text);
  const tidied = tidy(text);
  const heard = hearMessage(text);
  const weighed = lineContext(tidied, readTelling(tidied, heard), heard);
  const ofLines = (of: MarkedMessage['lines']) =>
    of.map(([source, line, mark]) => marked(lineFeatures(knownLine({ text: line, source }), weighed), mark));
  return {
    sayings: said.flatMap(([words, mark]) => {
      const saying = context.sayings.find((one) => one.said === words);
      return saying ? [marked(sayingFeatures(saying, context), mark)] : [];
    }),
    lines: ofLines(lines),
    questions: ofLines(questions),
  };
}

function marked(features: readonly Channel[], mark: number): Marked {
  return { features, vector: vectorOf(features), mark };
}

function learnFrom(task: Task, from: readonly (typeof messages)[number][]): StoredLayer {
  const { classes, kept } = tasks[task];
  const lessons = from.flatMap((message) =>
    message[task].map(({ vector, mark }) => ({ features: vector, label: mark })),
  );
  return learn(lessons, { classes, kept, narrow: 0, balance: 0 });
}

/** How what is chosen for messages that were not learned from had been marked, beside what stood first and what was best. */
function report(task: Task): void {
  const { classes, worths } = tasks[task];
  const chosen = classes.map(() => 0);
  const first = classes.map(() => 0);
  const best = classes.map(() => 0);
  const count = (into: number[], mark: number | undefined) => {
    if (mark !== undefined) into[mark] = (into[mark] ?? 0) + 1;
  };
  for (let fold = 0; fold < folds; fold++) {
    const layer = openLayer(
      learnFrom(
        task,
        messages.filter((_, index) => index % folds !== fold),
      ),
    );
    const worth = ({ features }: Marked) =>
      layer(features).reduce((sum, chance, mark) => sum + chance * (worths[mark] ?? 0), 0);
    for (const message of messages.filter((_, index) => index % folds === fold)) {
      const all = message[task];
      if (all.length === 0) continue;
      count(chosen, all.toSorted((one, other) => worth(other) - worth(one))[0]?.mark);
      count(first, all[0]?.mark);
      count(best, Math.max(...all.map(({ mark }) => mark)));
    }
  }
  const shares = (marksOf: readonly number[]) => {
    const total = marksOf.reduce((sum, one) => sum + one, 0);
    return classes.map((name, mark) => `${name} ${((100 * (marksOf[mark] ?? 0)) / total).toFixed(1)}%`).join(', ');
  };
  console.log(`${task}\n  chosen     ${shares(chosen)}\n  by chance  ${shares(first)}\n  the best   ${shares(best)}`);
}

function learnAsked(from: readonly (typeof asking)[number][]): StoredLayer {
  return learn(
    from.map(({ vector, label }) => ({ features: vector, label })),
    askedTask,
  );
}

/** How many of those held to ask something do, and how many of those who ask are answered. */
function reportAsked(): void {
  const seen = { held: 0, rightly: 0, asking: 0, sort: 0 };
  const ideas = { asked: 0, heard: 0, wrongly: 0 };
  for (let fold = 0; fold < folds; fold++) {
    const layer = openLayer(learnAsked(asking.filter((_, index) => index % folds !== fold)));
    for (const { features, label } of asking.filter((_, index) => index % folds === fold)) {
      const [nothing = 1, ...chances] = layer(features);
      if (label > 0) seen.asking++;
      if (label === ideaLabel) ideas.asked++;
      if (1 - nothing < sureAsked) continue;
      seen.held++;
      if (label > 0) seen.rightly++;
      if (chances.indexOf(Math.max(...chances)) === ideaLabel - 1) {
        if (label === ideaLabel) ideas.heard++;
        else ideas.wrongly++;
      }
      if (label > 0 && chances.indexOf(Math.max(...chances)) === label - 1) seen.sort++;
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
  console.log(
    `asked\n  held to ask, and do ${percent(seen.rightly, seen.held)}, of those who ask ${percent(seen.rightly, seen.asking)}, sort right ${percent(seen.sort, seen.rightly)}`,
  );
  console.log(
    `  an idea is heard in ${percent(ideas.heard, ideas.asked)} of those who ask for one, and in ${ideas.wrongly} who do not`,
  );
}

function write(): void {
  const path = fileURLToPath(new URL('../packages/companion/src/guide/fit/weights.ts', import.meta.url));
  const layers = names.map((task) => {
    const name = `${task.slice(0, -1)}Weights`;
    return `export const ${name}: StoredLayer = ${writtenLayer(learnFrom(task, messages))};`;
  });
  const parts = [
    '// Made by scripts/train-fits.ts from packages/companion/training/marks and asks. Do not edit.',
    "import type { StoredLayer } from '#emotion/model/layer.ts';",
    `/** Of the files it was learned from. */\nexport const corpus = '${hashCorpus('marks', 'asks', 'wishes')}';`,
    ...layers,
    `export const askedWeights: StoredLayer = ${writtenLayer(learnAsked(asking))};`,
  ];
  const text = `${parts.join('\n\n')}\n`;
  writeFileSync(path, text);
  console.log(`${(text.length / 1000).toFixed(0)} kB written`);
}
