import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStreamGuard } from './stream-guard.ts';

function run(pieces: readonly string[]) {
  const guard = createStreamGuard();
  const passed = [...pieces.map((piece) => guard.push(piece)), guard.end()];
  return {
    shown: passed.map(({ text }) => text).join(''),
    violation: passed.find((part) => part.violation)?.violation,
  };
}

test('harmless words come through unchanged, however they are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('I hear', ' you', '. ', 'Take', ' your', ' time', '.\n', 'What', ' happened', '? ')),
      (pieces) => {
        expect(run(pieces)).toEqual({ shown: pieces.join(''), violation: undefined });
      },
    ),
  );
});

test('a sentence is shown only when it is whole', () => {
  const guard = createStreamGuard();
  expect(guard.push('That sounds heavy. And ').text).toBe('That sounds heavy. ');
  expect(guard.push('long').text).toBe('');
  expect(guard.end().text).toBe('And long');
});

test('a violating sentence is never shown, not even in part', () => {
  const { shown, violation } = run('That sounds heavy. I miss you when you are away. Come back soon.'.split(''));
  expect(shown).toBe('That sounds heavy. ');
  expect(violation?.rule).toBe('claims-feeling');
});

test('after a violation nothing more is shown', () => {
  const { shown } = run(['I love you. ', 'Now breathe. ', 'Good.']);
  expect(shown).toBe('');
});

test('a violation at the very end without a full stop is caught', () => {
  expect(run(['Stay calm. ', 'everything will be', ' okay']).violation?.rule).toBe('promise-outcome');
});

test('an endless sentence is held back only so long', () => {
  const guard = createStreamGuard();
  let shown = 0;
  let fed = 0;
  let longestHeld = 0;
  for (let i = 0; i < 400; i++) {
    fed += 5;
    shown += guard.push('word ').text.length;
    longestHeld = Math.max(longestHeld, fed - shown);
  }
  expect(longestHeld).toBeLessThanOrEqual(405);
});

test('a violation across the edge of the hold is caught', () => {
  const filler = 'and then '.repeat(60);
  expect(run(`${filler}i will never tell anyone about it`.split('')).violation?.rule).toBe('promise-secrecy');
});
