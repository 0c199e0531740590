import { expect, test } from 'vitest';
import { styles } from '#persona/styles.ts';
import night from './dialogues/night.json' with { type: 'json' };
import people from './dialogues/people.json' with { type: 'json' };
import work from './dialogues/work.json' with { type: 'json' };
import { sentencesOf, wordsOf } from './said-before.ts';
import { converse, personaOf, texts } from './testing/conversation.ts';
import { longDay } from './testing/long-day.ts';

test.each(styles.map(({ id }) => id))(
  '%s says no sentence twice in a long talk, and no two replies share more than 60% of their words',
  (style) => {
    const replies = texts(personaOf(style, 'empathetic'), longDay, { seed: 'long' });

    const sentences = replies.flatMap(sentencesOf);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    expect(tooAlike(replies.slice(0, 41))).toEqual([]);
  },
);

const evenings = [work, night, people].map((talks) => talks.flatMap(({ turns }) => turns).slice(0, 60));

test.each([
  ['motherly', 0],
  ['best-friend', 1],
  ['solution-focused', 2],
  ['calm-centering', 0],
  ['wise-mentor', 2],
] as const)('in 60 turns %s says no sentence twice', { timeout: 30_000 }, (style, evening) => {
  const messages = evenings[evening] ?? [];
  expect(messages).toHaveLength(60);
  const replies = texts(personaOf(style, 'gentle', 'growth-focused'), messages, { seed: 'sixty' });
  const sentences = replies.flatMap(sentencesOf).filter((sentence) => sentence.split(' ').length > 2);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('each reply holds at most 90 words and one question', () => {
  for (const reply of texts(personaOf('best-friend', 'tough-love', 'growth-focused'), longDay)) {
    expect(wordsOf(reply).length).toBeLessThanOrEqual(90);
    expect(reply.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test('after 200 turns the state is small and survives JSON', () => {
  const messages = Array.from({ length: 200 }, (_none, index) => `${longDay[index % longDay.length]} (${index})`);
  const state = converse(personaOf('motherly', 'gentle', 'empathetic'), messages).at(-1)?.state;
  const json = JSON.stringify(state);
  expect(json.length).toBeLessThan(8_000);
  expect(JSON.parse(json)).toEqual(state);
}, 30_000);

/** Pairs of replies with more than 60% of words in common, measured on the larger of the two vocabularies. */
function tooAlike(replies: readonly string[]): string[][] {
  const vocabularies = replies.map((reply) => new Set(wordsOf(reply)));
  return vocabularies.flatMap((one, at) =>
    vocabularies.slice(at + 1).flatMap((other, after) => {
      const shared = [...one].filter((word) => other.has(word)).length;
      return shared / Math.max(one.size, other.size) > 0.6 ? [[replies[at] ?? '', replies[at + 1 + after] ?? '']] : [];
    }),
  );
}
