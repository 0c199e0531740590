import { detect } from '@haven/companion/crisis/detect';
import { readEmotion } from '@haven/companion/emotion/read-emotion';
import { figure } from './eval-figures.ts';

const hostileLength = 100_000;
const hostile = [
  'i ',
  'kill ',
  'i am going to ',
  'a.b.c.d.',
  'want to not never ',
  '\'"',
  'aaaaaaaa',
  '🔪💊',
  'k*ll-my_self ',
  'x',
];

/** Time in ms for one message to the detector and to the reading of feelings, once both are warm, and for the worst of long nonsense. */
export function reportTime(texts: readonly string[], feelings: readonly string[]): void {
  console.log('\n== time');
  for (const text of texts) detect(text);
  reportTimes('detect', texts, detect);
  for (const text of [...feelings, ...texts]) readEmotion(text);
  reportTimes('emotion', feelings, readEmotion);
  const worst = hostile.map((unit) => unit.repeat(Math.ceil(hostileLength / unit.length)).slice(0, hostileLength));
  const tookMs = worst.map((text) => millisecondsOf(() => detect(text)));
  figure('detect, worst on 100 kB', `${Math.max(...tookMs).toFixed(0)} ms`);
}

function reportTimes(name: string, texts: readonly string[], work: (text: string) => unknown): void {
  const times = texts.map((text) => millisecondsOf(() => work(text))).sort((one, other) => one - other);
  figure(`${name}, p50`, `${at(times, 0.5).toFixed(3)} ms`);
  figure(`${name}, p99`, `${at(times, 0.99).toFixed(3)} ms`);
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
