import { expect, test } from 'vitest';
import { personaOf, texts } from '../testing/conversation.ts';

const styles = ['balanced-mix', 'motherly', 'best-friend'] as const;

function answers(message: string): string[] {
  return styles.flatMap((style) => ['a', 'b'].map((seed) => texts(personaOf(style), [message], { seed })[0] ?? ''));
}

test.each([
  ['i kept his old scarf in the freezer. is that weird', /weird|makes sense/iu],
  ['the soup boiled over and i shouted at gran. am i a terrible person', /one moment|care|human|mind|both fit/iu],
  ['the hall is so quiet since the move. how long does this go on', /date|waves|time|longer|steps/iu],
  ['he reads my letters before i do. is that normal', /allowed|right|mind/iu],
  ['three people told me i imagined it. do you believe me', /yes|I do/iu],
  ['i left the choir in may. should i write to the leader', /yes|short|toward/iu],
  ['would saturday at seven be too early for a party', /early/iu],
])('"%s" is answered', (message, answer) => {
  for (const reply of answers(message)) expect(reply).toMatch(answer);
});

test('a diagnosis is not given', () => {
  for (const reply of answers('flat since the spring, nothing tastes. is this depression'))
    expect(reply).not.toMatch(/\b(?:you have|it is|this is|sounds like) depression/iu);
});

test('what is only told is not taken for a question', () => {
  for (const reply of answers('i know that is weird to keep a scarf')) expect(reply).not.toMatch(/^no\b/iu);
});
