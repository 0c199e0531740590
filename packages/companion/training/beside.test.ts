import { expect, test } from 'vitest';
import { joinBeside } from './beside.ts';
import type { Example } from './read-corpus.ts';

function example(text: string, tier: Example['tier'], kind: string, group: number): Example {
  return { text, tier, kind, group, file: 'trial' };
}

const everyday = ['i fed the cat.', 'the bus was late', 'we had soup'].map((text, i) =>
  example(text, 'none', 'everyday', i),
);
const risks = Array.from({ length: 40 }, (_, i) => example(`danger number ${i}`, 'elevated', 'explicit', 100 + i));

test('a message keeps what it is called when a harmless statement stands beside it', () => {
  const joined = joinBeside([...everyday, ...risks]).filter(({ tier }) => tier === 'elevated');
  expect(joined.length).toBeGreaterThan(10);
  for (const { text, group } of joined) {
    expect(text).toContain(`danger number ${group - 100}`);
    expect(text).toMatch(/i fed the cat|the bus was late|we had soup/);
  }
});

test('the same corpus is joined the same way, whatever else is in it', () => {
  const sides = [...everyday, ...risks];
  const more = [...sides, example('a new line', 'imminent', 'explicit', 500)];
  expect(joinBeside(more).filter(({ text }) => !text.includes('a new line'))).toEqual(joinBeside(sides));
});

test('questions, quotations and long statements stand beside nothing', () => {
  const sides = ['is it raining?', 'she said: "no"', 'word '.repeat(20).trim()].map((text, i) =>
    example(text, 'none', 'everyday', i),
  );
  expect(joinBeside([...sides, ...risks])).toEqual([]);
});
