import { expect, test } from 'vitest';
import { partRunOns } from './run-ons.ts';

test.each([
  [
    "they just called me I start on the 1st I've been looking for months",
    "they just called me. I start on the 1st. I've been looking for months",
  ],
  ['we had a fight again my mom took his side', 'we had a fight again. my mom took his side'],
  ['he never really talks to me he just plays his game', 'he never really talks to me. he just plays his game'],
])('a statement that is over ends: %s', (typed, parted) => {
  expect(partRunOns(typed)).toBe(parted);
});

test.each([
  'he told me he would be home by ten and he was not',
  'when I came home I saw that the door was open',
  'I used to walk every morning and now I just sit at home',
  'the day she left me I could not eat a thing',
  'I feel a little bit better now I guess',
  'the way he looked at me I knew it was over',
  "we went even though I didn't want to go at all",
])('what hangs together stays together: %s', (typed) => {
  expect(partRunOns(typed)).toBe(typed);
});
