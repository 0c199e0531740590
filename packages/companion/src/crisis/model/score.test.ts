import { expect, test } from 'vitest';
import { tokenize } from '#text/tokens.ts';
import { featuresOf } from './features.ts';
import { packPair } from './pair.ts';
import { createScorer } from './score.ts';
import { tierWeights } from './weights.ts';

const alarming = 'The bridge is near.';
const calm = ['Soup is on.', 'The cat sleeps.', 'Rain again.', 'Nina called.'];

/** A model to which nothing but the words of the alarming sentence means danger. */
const score = createScorer({
  linear: packPair({ places: placesOf(alarming), scores: ['elevated', 'imminent'].map(alarmedBy) }),
  convolution: { ...tierWeights.convolution, says: tierWeights.convolution.says.map(() => 0), base: [0, 0] },
});

function placesOf(text: string): number[] {
  const hashes = featuresOf(readable(text)).flatMap(({ channels }) => channels.flatMap((channel) => channel.hashes));
  return [...new Set(hashes)].sort((one, other) => one - other);
}

function alarmedBy(name: string) {
  return { name, intercept: -2, weights: placesOf(alarming).map(() => 0.4) };
}

function readable(text: string) {
  return { words: tokenize(text), text, evidence: [] };
}

test('one alarming sentence is found among many, and doubted a little more for each of them', () => {
  const risks = [0, 1, 2, 4].map((others) => score(readable([alarming, ...calm.slice(0, others)].join(' ')), true));
  const [alone = 0, ...among] = risks.map(({ risk }) => risk);
  expect(alone).toBeGreaterThan(0.9);
  expect(among).toEqual([...among].sort((one, other) => other - one));
  expect(among[0]).toBeLessThan(alone);
  expect(among.at(-1)).toBeGreaterThan(0.7);
  for (const { risk, imminent, from, to } of risks) {
    expect(imminent / risk).toBeCloseTo(0.5, 5);
    expect(from).toBe(0);
    expect(to).toBeGreaterThanOrEqual(3);
  }
});

test('nothing is no risk', () => {
  expect(score(readable(''), true)).toMatchObject({ risk: 0, imminent: 0 });
});
