import { describe, expect, test } from 'vitest';
import { readSigns } from './signs.ts';

const lists = { boss: 'boss|team lead', people: '@boss|friend' };

function isHeard(line: string, message: string): boolean {
  const words = message
    .split(' ')
    .map((text, i) => ({ text: text.replace(/,$/u, ''), joined: i > 0 && !message.split(' ')[i - 1]?.endsWith(',') }));
  return readSigns([{ line, lists }]).find(words, [{ from: 0, to: words.length }]).length > 0;
}

describe('a sign', () => {
  test.each([
    ['passed|failed', 'i failed it', 'i took it'],
    ['left me', 'she left me', 'she left, me too'],
    ['cry*', 'i was crying all day', 'i was laughing all day'],
    ['@boss', 'my team lead yelled', 'my team yelled'],
    ['@people', 'my friend called', 'my dog called'],
    ['@boss & yelled', 'yelled at by my boss', 'my boss was kind'],
    ['@boss > yelled', 'my boss just yelled at me', 'i yelled at my boss'],
    ['took > credit', 'he took all of my credit', 'he took one and two and three and four and credit'],
    ['dumped & !my friend', 'i got dumped', 'my friend got dumped'],
    ['boss', "my boss's car", 'my bosses'],
  ])('"%s" is in "%s", not in "%s"', (line, heard, other) => {
    expect(isHeard(line, heard)).toBe(true);
    expect(isHeard(line, other)).toBe(false);
  });

  test('that names a list nobody knows is an error that says which', () => {
    expect(() => readSigns([{ line: '@nobody & yelled', lists }])).toThrow('@nobody');
    expect(() => readSigns([{ line: '@me', lists: { me: '@me' } }])).toThrow('@me');
  });
});

test('signs are told apart, and only stretches that hold all of one count', () => {
  const book = readSigns([
    { line: 'boss & yelled', lists },
    { line: 'dog', lists },
  ]);
  const words = 'my boss called then my dog yelled'.split(' ').map((text, i) => ({ text, joined: i > 0 }));
  expect(
    book.find(words, [
      { from: 0, to: 3 },
      { from: 4, to: 7 },
    ]),
  ).toEqual([{ sign: 1, stretch: { from: 4, to: 7 } }]);
  expect(book.find(words, [{ from: 0, to: 7 }])).toHaveLength(2);
});
