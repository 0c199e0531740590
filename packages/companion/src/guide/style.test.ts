import { expect, test } from 'vitest';
import { qualities, styles } from '#persona/styles.ts';
import { wordsOf } from './said-before.ts';
import { personaOf, texts } from './testing/conversation.ts';
import { longDay } from './testing/long-day.ts';

const voiced = styles.map(({ id }) => id).filter((id) => id !== 'let-haven-pick');

test('each style can be told from the others by its words', () => {
  const samples = voiced.flatMap((style) =>
    ['a', 'b'].map((seed) => ({ style, seed, replies: texts(personaOf(style), longDay, { seed }) })),
  );
  const learned = new Map(
    voiced.map((style) => [
      style,
      centroidOf(
        samples.filter((sample) => sample.style === style && sample.seed === 'a').flatMap(({ replies }) => replies),
      ),
    ]),
  );
  const unseen = samples
    .filter(({ seed }) => seed === 'b')
    .flatMap(({ style, replies }) => chunksOf(replies, 8).map((chunk) => ({ style, chunk })));

  const right = unseen.filter(({ style, chunk }) => nearest(learned, centroidOf(chunk)) === style).length;

  // Chance is 1 in 8; half the lines are shared by all styles.
  expect(right / unseen.length).toBeGreaterThan(0.6);
}, 30_000);

test('one half of the replies of a style names the other half, out of plain word counts', { timeout: 30_000 }, () => {
  const halves = voiced.map((style) => {
    const replies = ['a', 'b'].map((seed) => texts(personaOf(style), longDay, { seed }));
    return {
      style,
      learned: countsOf(replies.flatMap((talk) => talk.filter((_reply, index) => index % 2 === 0))),
      unseen: replies.flatMap((talk) => talk.filter((_reply, index) => index % 2 === 1)),
    };
  });
  const learned = new Map(halves.map((half) => [half.style, half.learned]));
  const chunks = halves.flatMap(({ style, unseen }) => chunksOf(unseen, 8).map((chunk) => ({ style, chunk })));
  const right = chunks.filter(({ style, chunk }) => nearest(learned, countsOf(chunk)) === style).length;
  expect(right / chunks.length).toBeGreaterThan(0.6);
});

test('a quality changes what is said', { timeout: 30_000 }, () => {
  const without = texts(personaOf('balanced-mix'), longDay).join(' ');
  for (const { id } of qualities) expect(texts(personaOf('balanced-mix', id), longDay).join(' ')).not.toBe(without);
});

test('gentle asks less, problem solver offers sooner', { timeout: 30_000 }, () => {
  const asked = (replies: readonly string[]) => replies.filter((reply) => reply.includes('?')).length;
  expect(asked(texts(personaOf('balanced-mix', 'gentle'), longDay))).toBeLessThan(
    asked(texts(personaOf('balanced-mix'), longDay)),
  );
});

function centroidOf(replies: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of replies.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const length = Math.hypot(...[...counts.values()].map((count) => Math.sqrt(count)));
  return new Map([...counts].map(([word, count]) => [word, Math.sqrt(count) / length]));
}

function countsOf(replies: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of replies.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const length = Math.hypot(...counts.values());
  return new Map([...counts].map(([word, count]) => [word, count / length]));
}

function nearest<Style>(
  centroids: ReadonlyMap<Style, ReadonlyMap<string, number>>,
  sample: ReadonlyMap<string, number>,
): Style | undefined {
  const likeness = (centroid: ReadonlyMap<string, number>) =>
    [...sample].reduce((sum, [word, weight]) => sum + weight * (centroid.get(word) ?? 0), 0);
  return [...centroids].sort(([, one], [, other]) => likeness(other) - likeness(one))[0]?.[0];
}

function chunksOf<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_none, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}
