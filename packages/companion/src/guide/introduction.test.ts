import { expect, test } from 'vitest';
import { introductionIn } from './introduction.ts';
import { personaOf, texts } from './testing/conversation.ts';

test.each([
  ['my name is priya', 'Priya'],
  ['call me jo', 'Jo'],
  ["i'm sam", 'Sam'],
  ["hi I'm Sarah by the way", 'Sarah'],
])('"%s" gives a name', (text, name) => expect(introductionIn(text)).toEqual({ name, isAll: true }));

test.each(["I'm tired", "I'm done", "it's late", 'call me later', "I'm a mess", "I'm Mark's wife", 'call me crazy'])(
  '"%s" gives none',
  (text) => expect(introductionIn(text)).toBeUndefined(),
);

test('whoever says a name is greeted by it, and it is not said back as a statement', () => {
  for (const seed of ['a', 'b', 'c']) {
    expect(texts(personaOf('balanced-mix'), ['my name is priya'], { seed })[0]).toMatch(/\bPriya\b.*\?$/u);
    const [, later] = texts(personaOf('motherly'), ['my mom died last week', 'im sam'], { seed });
    expect(later).toMatch(/\bSam\b/u);
    expect(later).not.toMatch(/you're/iu);
  }
});
