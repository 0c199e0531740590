import { expect, test } from 'vitest';
import { qualities } from '#persona/styles.ts';
import { inManner } from './content/manners.ts';
import { personaOf, texts } from './testing/conversation.ts';
import { longDay } from './testing/long-day.ts';
import { centroidOf, chunksOf, countsOf, nearest, voiced } from './testing/naming.ts';

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

/** Of one pair of talks by the same messages, which chunks of half of the replies are nearest to the other half of their own style. */
function namedIn(seeds: readonly string[]): boolean[] {
  const halves = voiced.map((style) => {
    const replies = seeds.map((seed) => texts(personaOf(style), longDay, { seed }));
    return {
      style,
      learned: countsOf(replies.flatMap((talk) => talk.filter((_reply, index) => index % 2 === 0))),
      unseen: replies.flatMap((talk) => talk.filter((_reply, index) => index % 2 === 1)),
    };
  });
  const learned = new Map(halves.map((half) => [half.style, half.learned]));
  return halves.flatMap(({ style, unseen }) =>
    chunksOf(unseen, 12).map((chunk) => nearest(learned, countsOf(chunk)) === style),
  );
}

test('one half of the replies of a style names the other half, out of plain word counts', { timeout: 60_000 }, () => {
  // One pair of talks swings by a tenth either way.
  const named = [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ].flatMap(namedIn);
  expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.6);
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

test('one word of a style leads a reply, and no second one', () => {
  expect(inManner('Oh, you miss her so much. Ah, the house is quiet.', 'motherly')).toBe(
    'Oh, you miss her so much. The house is quiet.',
  );
  expect(inManner('You miss her so much. Ah, the house is quiet.', 'motherly')).toContain('Ah, the house');
});

test('which style Haven picks is told to nobody who says good night, but when they are back', () => {
  const [, , night = '', back = ''] = texts(personaOf('let-haven-pick'), [
    'my boyfriend broke up with me last night',
    'two years',
    "i'll try to sleep. thanks, goodnight",
    'i am awake again',
  ]);
  expect(night).not.toMatch(/style|way from here/u);
  expect(back).toMatch(/style|way from here/u);
});
