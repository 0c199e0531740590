import { openLayer } from '@haven/companion/emotion/model/layer';
import type { Layer, StoredLayer } from '@haven/companion/emotion/model/layer';
import { interpret } from '@haven/companion/emotion/model/interpret';
import type { FeltMessage } from '../../packages/companion/training/read-feelings.ts';

/** What is kept from learning and then read: files in so many groups, or single files. */
type Held = { kind: 'folds'; count: number } | { kind: 'files'; names: readonly string[] };

interface Tally {
  count: number;
  first: number;
  amongThree: number;
  topic: number;
  intensity: number;
}

/** Reads each part of the corpus with weights that never saw it, as stored, and reports how. */
export function reportHeldOutFeelings(
  messages: readonly FeltMessage[],
  held: Held,
  learnAll: (from: readonly FeltMessage[]) => StoredLayer[],
): void {
  const total = emptyTally();
  const byEmotion = new Map<string, Tally>();
  for (const files of groupsOf(messages, held)) {
    const isHeld = ({ file }: FeltMessage) => files.includes(file);
    const layers = learnAll(messages.filter((message) => !isHeld(message))).map(openLayer);
    const part = emptyTally();
    for (const message of messages.filter(isHeld)) {
      if (message.emotion === 'nothing') continue;
      const own = byEmotion.get(message.emotion) ?? emptyTally();
      byEmotion.set(message.emotion, own);
      const right = compare(message, layers);
      for (const tally of [total, part, own]) add(tally, right);
    }
    report(files.join(' '), part);
  }
  for (const [emotion, tally] of byEmotion) report(`  ${emotion}`, tally);
  report('all', total);
}

function groupsOf(messages: readonly FeltMessage[], held: Held): string[][] {
  const files = [...new Set(messages.map(({ file }) => file))];
  if (held.kind === 'files') return held.names.map((name) => files.filter((file) => file === name));
  return Array.from({ length: held.count }, (_, fold) => files.filter((_file, i) => i % held.count === fold));
}

function emptyTally(): Tally {
  return { count: 0, first: 0, amongThree: 0, topic: 0, intensity: 0 };
}

function compare({ text, emotion, topic, intensity }: FeltMessage, layers: readonly Layer[]): Tally {
  const [emotions, topics, intensities] = layers;
  if (!emotions || !topics || !intensities) throw new Error('A layer is missing');
  const read = interpret(text, { emotions, topics, intensities });
  const names = read.emotions.map((reading) => reading.emotion as string);
  return {
    count: 1,
    first: Number(names[0] === emotion),
    amongThree: Number(names.slice(0, 3).includes(emotion)),
    topic: Number(read.topic === topic),
    intensity: Number(Math.abs(read.intensity - intensity) <= 1),
  };
}

function add(tally: Tally, more: Tally): void {
  for (const key of ['count', 'first', 'amongThree', 'topic', 'intensity'] as const) tally[key] += more[key];
}

function report(name: string, { count, first, amongThree, topic, intensity }: Tally): void {
  const share = (part: number) => `${((100 * part) / Math.max(1, count)).toFixed(1)}%`;
  console.log(
    `${name.padEnd(36)} ${String(count).padStart(5)}  first ${share(first)}, among three ${share(amongThree)}, ` +
      `topic ${share(topic)}, intensity within one ${share(intensity)}`,
  );
}
