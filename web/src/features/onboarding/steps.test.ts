import { expect, test } from 'vitest';
import { countStepsBack, type Move, nextStep, resumedStep, type Step, steps } from './steps.ts';

function walk(...moves: Move[]): Step[] {
  let step: Step = 'disclaimer';
  return moves.map((move) => {
    step = nextStep(step, move);
    return step;
  });
}

const adult: Move = { type: 'aged', band: 'adult' };

test('designing a guide leads through every step, and there is no step3', () => {
  expect(
    walk(
      { type: 'agreed' },
      adult,
      { type: 'chose-path', path: 'design' },
      { type: 'chose-style' },
      { type: 'chose-qualities' },
    ),
  ).toEqual(['age', 'step1', 'step2', 'step4', 'chat']);
});

test('a match skips style and qualities', () => {
  expect(walk({ type: 'agreed' }, adult, { type: 'chose-path', path: 'match' })).toEqual(['age', 'step1', 'chat']);
});

test.each([
  ['under-13', 'child'],
  ['minor', 'minor'],
  ['adult', 'step1'],
] as const)('an answer of %s leads to %s', (band, step) => {
  expect(nextStep('age', { type: 'aged', band })).toBe(step);
});

test('nobody talks who has not answered the age question', () => {
  const moves: Move[] = [
    { type: 'agreed' },
    { type: 'chose-path', path: 'match' },
    { type: 'chose-style' },
    { type: 'chose-qualities' },
    { type: 'adjust' },
    { type: 'back' },
  ];
  const reached = new Set<Step>(['disclaimer']);
  for (let round = 0; round < 4; round += 1) {
    for (const step of reached) for (const move of moves) reached.add(nextStep(step, move));
  }

  expect([...reached].sort()).toEqual(['age', 'disclaimer']);
});

test('who is too young stays where they were stopped', () => {
  const moves: Move[] = [{ type: 'agreed' }, adult, { type: 'back' }, { type: 'adjust' }];
  for (const move of moves) {
    expect(nextStep('minor', move)).toBe('minor');
    expect(nextStep('child', move)).toBe('child');
  }
});

test('one can go back, but not over the age question', () => {
  const back: Move = { type: 'back' };

  expect((['step4', 'step2', 'step1', 'age'] as const).map((step) => nextStep(step, back))).toEqual([
    'step2',
    'step1',
    'step1',
    'disclaimer',
  ]);
});

test('who changes their guide can leave it as it was', () => {
  expect(nextStep(nextStep('chat', { type: 'adjust' }), { type: 'kept' })).toBe('chat');
});

test.each([
  [null, false, 'disclaimer'],
  ['disclaimer', false, 'disclaimer'],
  ['step2', false, 'step2'],
  ['step4', false, 'step4'],
  ['chat', false, 'chat'],
  ['step2', true, 'chat'],
  [null, true, 'chat'],
  ['minor', true, 'minor'],
  ['step3', false, 'disclaimer'],
] as const)('saved %s, talked before %s: goes on at %s', (saved, hasConversation, step) => {
  expect(resumedStep(saved, hasConversation)).toBe(step);
});

test('every step can be resumed by its id', () => {
  for (const step of steps) expect(resumedStep(step, false)).toBe(step);
});

test.each([
  ['disclaimer', false, 0],
  ['age', false, 1],
  ['step1', false, 0],
  ['step4', false, 2],
  ['chat', false, 0],
  ['step1', true, 1],
  ['step4', true, 3],
] as const)('from %s (adjusting: %s) one can go back %i steps', (step, isAdjusting, count) => {
  expect(countStepsBack(step, isAdjusting)).toBe(count);
});
