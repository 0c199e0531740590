import { expect, test } from 'vitest';
import { drawBytes } from './random-bytes.ts';

test('no bytes are given twice, beyond the end of what was drawn at once as well', () => {
  const drawn = Array.from({ length: 2_000 }, () => drawBytes(12));
  expect(new Set(drawn.map((bytes) => bytes.toString('hex'))).size).toBe(2_000);
  expect(drawn.every((bytes) => bytes.length === 12)).toBe(true);
});

test('what was given is not changed by what is drawn later', () => {
  const first = drawBytes(16);
  const copy = Buffer.from(first);
  for (let times = 0; times < 1_000; times += 1) drawBytes(16);
  expect(first.equals(copy)).toBe(true);
});
