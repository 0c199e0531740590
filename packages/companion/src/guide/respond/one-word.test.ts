import { expect, test } from 'vitest';
import { personaOf, texts } from '../testing/conversation.ts';

const seeds = ['a', 'b', 'c', 'd'];
const words = ['hey', 'tired', 'work', 'everything', 'yeah', 'boss', 'mean', 'always', 'sleep', 'no', 'alone', 'bye'];

test('single words are met one by one, never bent into a sentence, and gathered up in between', () => {
  for (const seed of seeds) {
    const replies = texts(personaOf('calm-centering', 'gentle'), words, { seed });
    const all = replies.slice(0, -1).join(' ');
    expect(replies[2]?.toLowerCase()).toContain('work');
    expect(all).not.toMatch(/you're tired work|\bbye\b|take (?:good )?care|understand|missing/iu);
    expect(all).toMatch(/tired, work/u);
    expect(replies.at(-1)).not.toContain('?');
  }
});

test('no reply to single words is said twice, and no more than two questions stand in a row', () => {
  for (const seed of seeds) {
    const replies = texts(personaOf('best-friend'), words, { seed });
    expect(new Set(replies).size).toBe(replies.length);
    const inRow = replies.map((reply) => (reply.includes('?') ? '?' : '.')).join('');
    expect(inRow).not.toMatch(/\?{4}/u);
  }
});

test('somebody who writes sentences and then one word is answered as before', () => {
  for (const seed of seeds)
    expect(
      texts(personaOf('motherly'), ['my boss yelled at me in front of everyone', 'yeah'], { seed })[1],
    ).not.toMatch(/one word|single words/iu);
});
