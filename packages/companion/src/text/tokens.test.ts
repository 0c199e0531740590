import { expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

test.each([
  ["I'm gonna do it 2nite", 'i am going to do it tonight'],
  ['k i l l  m y s e l f', 'kill myself'],
  ['un.alive', 'unalive'],
  ['su1c1de', 'suicide'],
  ['suicde', 'suicide'],
  ['wanttodie', 'want to die'],
  ['noooo', 'no'],
  ['took 30mg at 3am', 'took 30 mg at 3 am'],
  ['Wait... what?!', 'wait what'],
  ['💊 in hand', 'pills in hand'],
  ['the skill of bridges', 'the skill of bridges'],
])('%s is read as "%s"', (text, words) => {
  expect(
    tokenize(text)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(words);
});

test('words know their place in the original, their sentence and their quotation', () => {
  const text = 'She wrote “Good­bye” 🔪. Then?';
  const words = tokenize(text);
  const goodbye = words.find(({ word }) => word === 'goodbye');
  expect(text.slice(goodbye?.start, goodbye?.end)).toBe('Good­bye');
  expect(goodbye?.quoted).toBe(true);
  expect(words.at(-1)).toMatchObject({ word: 'then', sentence: 1, quoted: false });
});
