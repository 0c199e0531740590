import { firstTap, longestRun } from '@haven/companion/crisis/model/convolution';
import type { StoredConvolution } from '@haven/companion/crisis/model/convolution';
import { packPlaces } from '@haven/companion/crisis/model/kept-places';
import { packCoarsely, packFinely } from '@haven/companion/crisis/model/packed-numbers';
import type { ReadWord } from '@haven/companion/crisis/model/read-word';
import { createLearned, evenNumbers, normalNumbers } from './adam.ts';
import { answers, createNet, filters, size, width } from './convolution-net.ts';
import { createHead } from './head.ts';
import { choosePieces } from './pieces.ts';
import type { Spelled } from './pieces.ts';
import { createRandom, shuffle } from './random.ts';

/** The words of a window to learn from. */
export interface RunLesson {
  words: readonly ReadWord[];
  /** The line of the corpus it comes from. */
  group: number;
  weight: number;
  /** 0 for none, 1 for another risk, 2 for an emergency. */
  label: number;
  /** Its tier and kind, by number: learned beside the label, as it says more of what the words mean. */
  kind: number;
  /** What linear scores that have not learned from it say of the last two labels. */
  known: readonly [number, number];
}

const seed = 20_261_121;
const epochs = 5;
const perBatch = 64;
const learningRate = 3e-3;
const labels = 3;
/** How much the kinds count beside the labels. */
const worthOfKinds = 0.5;
const firstNumbers = 0.3;

/** Learns a convolution that adds to linear scores, by gradient descent in small batches. The same lessons give the same weights. */
export function learnConvolution(lessons: readonly RunLesson[]): StoredConvolution {
  const random = createRandom(seed);
  const { places, count, spell } = choosePieces(lessons);
  const spelled = lessons.map(({ words }) => words.map(spell));
  const kinds = lessons.reduce((most, { kind }) => Math.max(most, kind + 1), 0);
  const pieces = createLearned(normalNumbers(count * size, firstNumbers, random));
  const taps = createLearned(firstTaps(random));
  const starts = createLearned(evenNumbers(answers, 1 / Math.sqrt(2 * size), random));
  const label = createHead(labels, answers, random);
  const kind = createHead(kinds, answers, random);
  const net = createNet({ pieces, taps, starts, random });
  const all = [pieces, taps, starts, ...label.learned, ...kind.learned];
  const order = lessons.map((_, i) => i);
  const steps = epochs * Math.ceil(lessons.length / perBatch);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += perBatch) {
      for (const i of order.slice(from, from + perBatch)) learnFrom(lessons[i], spelled[i]);
      const rate = learningRate * (1 - step++ / steps);
      for (const one of all) one.move(rate);
    }
  }
  return packed();

  function learnFrom(lesson: RunLesson | undefined, words: readonly Spelled[] | undefined): void {
    if (!lesson || !words || words.length === 0) return;
    const strongest = net.read(words);
    const slopes = net.slopesOfAnswers;
    slopes.fill(0);
    const weight = lesson.weight / perBatch;
    label.learn({ strongest, slopes, answer: lesson.label, weight, known: [0, ...lesson.known] });
    kind.learn({ strongest, slopes, answer: lesson.kind, weight: weight * worthOfKinds, known: [] });
    net.learn(words);
  }

  function packed(): StoredConvolution {
    const { weights, biases } = label;
    // What is said for none is said against the two others.
    const over = (values: Float32Array, from: number, c: number) =>
      Number(((values[from + c] ?? 0) - (values[from] ?? 0)).toPrecision(5));
    return {
      places: packPlaces(places),
      pieces: packCoarsely(pieces.values),
      taps: packFinely(taps.values),
      starts: Array.from(starts.values, (start) => Number(start.toPrecision(5))),
      says: Array.from({ length: answers }, (_, f) => [1, 2].map((c) => over(weights, f * labels, c))).flat(),
      base: [over(biases, 0, 1), over(biases, 0, 2)],
    };
  }
}

/** Longer runs add up more numbers, so each counts less to begin with. */
function firstTaps(random: () => number): Float32Array {
  const first = new Float32Array(width * size);
  for (let length = 1; length <= longestRun; length++) {
    const some = evenNumbers(length * filters * size, 1 / Math.sqrt(length * size), random);
    first.set(some, firstTap(length) * filters * size);
  }
  return first;
}
