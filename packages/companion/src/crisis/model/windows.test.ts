import { expect, test } from 'vitest';
import { tokenize } from '#text/tokens.ts';
import { windowsOf } from './windows.ts';

const lengthsOf = (text: string, closely?: boolean) =>
  windowsOf(tokenize(text), closely).map(({ from, end }) => end - from);

test('a short message is read as one, closely also sentence by sentence', () => {
  expect(lengthsOf('It rained. I stayed in bed.')).toEqual([6]);
  expect(lengthsOf('It rained. I stayed in bed.', true)).toEqual([6, 2, 4]);
});

test('what is one sentence is read once', () => {
  expect(lengthsOf('I stayed in bed all day', true)).toEqual([6]);
  expect(lengthsOf('', true)).toEqual([]);
});
