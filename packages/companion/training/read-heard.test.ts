import { detect } from '@haven/companion/crisis/detect';
import { expect, test } from 'vitest';
import { readCorpus } from './read-corpus.ts';
import { heardFolders, readHeard } from './read-heard.ts';

const heard = readHeard();

test('every folder gives messages, and none stands twice', () => {
  expect(new Set(heard.map(({ folder }) => folder))).toEqual(new Set(heardFolders));
  expect(new Set(heard.map(({ text }) => text)).size).toBe(heard.length);
});

test('what a rule takes for danger is not learned as harmless', () => {
  const outright = heard.filter(({ text }) =>
    detect(text).signals.some(({ tier, rule }) => tier === 'imminent' && rule === 'kill-myself'),
  );
  expect(outright).toEqual([]);
});

test('they are learned from as harmless, and once', () => {
  const learned = readCorpus(1).filter(({ kind }) => kind === 'heard');
  expect(learned.length).toBeGreaterThan(heard.length / 2);
  expect(learned.every(({ tier }) => tier === 'none')).toBe(true);
});
