import { expect, test } from 'vitest';
import { dayWords, timeWords } from './time-words.ts';

const now = new Date(2026, 2, 12, 22, 0).getTime();
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();

test.each([
  ['a moment ago', at(12, 21, 58), '9:58 PM'],
  ['two hours ago', at(12, 20), '8:00 PM · about 2 hours ago'],
  ['three days ago', at(9, 22), '10:00 PM · 3 days ago'],
  ['long ago', at(1, 22), '10:00 PM'],
])('what was said %s carries its time', (_, time, words) => {
  expect(timeWords(time, now).replaceAll(/\s/gu, ' ')).toBe(words);
});

test.each([
  [at(12, 1), 'Today'],
  [at(11, 23), 'Yesterday'],
  [at(10, 12), 'Tue, Mar 10'],
])('the day of %s is called %s', (time, words) => {
  expect(dayWords(time, now)).toBe(words);
});
