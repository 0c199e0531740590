import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { detect, type RecentTurn } from './detect.ts';

/** What of talks without danger may be taken for one: a little more than was found, so that a rise fails. */
const mostAlarms = 0.06;
const turnsRead = 12;

test('people in no danger are seldom asked about it in the course of a talk', () => {
  const path = new URL('../../../../eval/talks.measured.jsonl', import.meta.url);
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { talk: string; text: string });
  const before = new Map<string, RecentTurn[]>();
  const alarms = rows.filter(({ talk, text }) => {
    const recent = before.get(talk) ?? [];
    before.set(talk, recent);
    const { tier } = detect(text, recent.slice(-turnsRead));
    recent.push({ role: 'user', content: text });
    return tier !== 'none';
  });
  expect(rows.length).toBeGreaterThan(200);
  // Counted only: what they say is not to be tuned by.
  expect(alarms.length / rows.length).toBeLessThanOrEqual(mostAlarms);
});
