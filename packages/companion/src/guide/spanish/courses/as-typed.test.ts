import { expect, test } from 'vitest';
import { typed } from './as-typed.ts';

test('words are found with and without accents', () => {
  for (const message of ['estaré bien', 'estare bien', 'toy bien'])
    expect(typed(/(?:estare|estoy) bien/u).test(message)).toBe(true);
});

test('a pattern that a bundler wrote with escapes is read as it was written', () => {
  expect(typed(new RegExp(String.raw`podr\u00e9`, 'u')).test('no sé si podré')).toBe(true);
});
