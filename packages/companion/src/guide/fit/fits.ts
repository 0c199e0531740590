import { openLayer } from '#emotion/model/layer.ts';
import type { Saying } from '../language/sayings.ts';
import { type KnownLine, type LineContext, lineFeatures } from './line-features.ts';
import { type SayingContext, sayingFeatures } from './saying-features.ts';
import { lineWeights, questionWeights, sayingWeights } from './weights.ts';

/** Something that could be said, and how well it fits: 0 is wrong here, 1 as good as can be. */
export interface Fit<Said> {
  said: Said;
  worth: number;
}

const marksOfSaying = openLayer(sayingWeights);
const marksOfLine = openLayer(lineWeights);
const marksOfQuestion = openLayer(questionWeights);

/** What a mark is worth: wrong, beside the point, part of what matters, the point. */
const sayingWorth = [0, 0.2, 0.8, 1];
/** Wrong, true but general, fitting. */
const lineWorth = [0, 0.4, 1];

/** What could be said back of a message, the best first. */
export function rankSayings(context: SayingContext): Fit<Saying>[] {
  return ranked(context.sayings, (saying) => worthOf(marksOfSaying(sayingFeatures(saying, context)), sayingWorth));
}

/** Which lines fit behind what was said back, the best first. */
export function rankLines(lines: readonly KnownLine[], context: LineContext): Fit<KnownLine>[] {
  return ranked(lines, (line) => worthOf(marksOfLine(lineFeatures(line, context)), lineWorth));
}

/** Which questions fit at the end of a reply, the best first. */
export function rankQuestions(lines: readonly KnownLine[], context: LineContext): Fit<KnownLine>[] {
  return ranked(lines, (line) => worthOf(marksOfQuestion(lineFeatures(line, context)), lineWorth));
}

function ranked<Said>(all: readonly Said[], worth: (said: Said) => number): Fit<Said>[] {
  return all.map((said) => ({ said, worth: worth(said) })).sort((one, other) => other.worth - one.worth);
}

function worthOf(chances: readonly number[], worths: readonly number[]): number {
  return chances.reduce((sum, chance, mark) => sum + chance * (worths[mark] ?? 0), 0);
}
