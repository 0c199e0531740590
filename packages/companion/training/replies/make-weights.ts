import type { StoredLayer } from '@haven/companion/crisis/model/layer';
import { featuresOf } from '@haven/companion/guard/model/features';
import { learn } from '../learn.ts';
import type { Lesson } from '../learn.ts';
import { classOf, readReplies } from './read-replies.ts';
import type { ReplyExample } from './read-replies.ts';

/** The first is the one the others are measured against. */
const classes = ['harmless', ...new Set(Object.values(classOf).filter((name) => name !== 'harmless'))];
const kept = 30_000;

/** What the model learns from these lines; the same from the same ones. */
export function learnReplies(examples: readonly ReplyExample[]): StoredLayer {
  return learn(examples.map(lessonOf), { classes, kept });
}

function lessonOf({ sentences, rule, line }: ReplyExample): Lesson {
  return { windows: sentences.map((sentence) => featuresOf(sentence)), label: classOf[rule] ?? '', group: line };
}

/** The text of `guard/model/weights.ts`. */
export function makeWeights(): string {
  const parts = [
    '// Made by scripts/train-guard.ts from packages/companion/training/replies. Do not edit.',
    "import type { StoredLayer } from '#crisis/model/layer.ts';",
    `/** What Haven never says, measured against harmless sentences. */\nexport const replyWeights: StoredLayer = ${written(learnReplies(readReplies()))};`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function written({ places, classes: layers }: StoredLayer): string {
  const items = layers.map(
    ({ name, scale, intercept, weights }) =>
      `    {\n      name: '${name}',\n      scale: ${Number(scale.toPrecision(6))},\n      intercept: ${Number(intercept.toPrecision(6))},\n      weights:\n        '${weights}',\n    },`,
  );
  return `{\n  places:\n    '${places}',\n  classes: [\n${items.join('\n')}\n  ],\n}`;
}
