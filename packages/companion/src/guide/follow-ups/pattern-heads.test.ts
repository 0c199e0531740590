import { expect, test } from 'vitest';
import { followUpFields } from '../content/follow-ups/follow-ups.ts';
import crisis from '../dialogues/crisis.json' with { type: 'json' };
import grief from '../dialogues/grief.json' with { type: 'json' };
import night from '../dialogues/night.json' with { type: 'json' };
import people from '../dialogues/people.json' with { type: 'json' };
import work from '../dialogues/work.json' with { type: 'json' };
import { readMessage } from '../reading.ts';
import { patternOf } from './follow-up-words.ts';
import { headsIn, headsOf } from './pattern-heads.ts';

const plain = [
  'your mom called you today',
  'your boss yelled at you in front of everyone',
  'you have an interview tomorrow',
  'you passed your driving test',
  "you can't sleep again",
  'he left you on read',
  'she keeps canceling on you',
  'your best friend is moving away',
  'you got the job',
  'you said yes',
  'since about June',
];
const told = [work, grief, people, night, crisis].flat().flatMap(({ turns }) => turns);
const statements = [
  ...plain,
  ...told.flatMap((message) => readMessage(message, 1, new Date(0)).sayings.map(({ said }) => said)),
];

test('no statement that a pattern matches is left out by its first letters', () => {
  let matched = 0;
  for (const { when } of followUpFields.flatMap(({ entries }) => entries)) {
    const pattern = patternOf(when);
    const heads = headsOf(when);
    for (const statement of statements.filter((words) => pattern.test(words))) {
      matched += 1;
      const has = headsIn(statement);
      expect(!heads || [...heads].some((head) => has.has(head)), `${when}\n${statement}`).toBe(true);
    }
  }
  expect(matched).toBeGreaterThan(100);
});

test.each([
  ['you cried', ['cri']],
  ['@THEY (?:called|rang|texted)', ['cal', 'ran', 'tex']],
  ['@YOU(?:missed|lost) @THEM', ['mis', 'los']],
  ['(?:it|that) is', undefined],
])('%s is looked for by %s', (when, heads) => {
  expect(headsOf(when)).toEqual(heads && new Set(heads));
});
