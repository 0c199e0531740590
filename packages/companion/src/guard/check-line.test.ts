import { expect, test } from 'vitest';
import { findLineFault } from './check-line.ts';

test.each([
  ['exclamation-mark', 'Well done!'],
  ['medical-word-about-haven', 'Haven is a gentle therapist in your pocket.'],
  ['medical-word-about-haven', 'Our treatment begins with one breath.'],
  ['medical-word-about-haven', 'Haven gives you a first diagnosis.'],
  ['promise-outcome', 'Everything will be fine.'],
])('%s: %s', (rule, line) => {
  expect(findLineFault(line)?.rule).toBe(rule);
});

test.each([
  'Haven is not a therapist and offers no treatment.',
  'A therapist could be one of the people on your list.',
  'I cannot diagnose anything. I can listen.',
  'One breath in, four counts.',
])('may stand: %s', (line) => {
  expect(findLineFault(line)).toBeUndefined();
});
