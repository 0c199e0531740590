import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findViolation } from './check-reply.ts';
import harmless from './replies/harmless.json' with { type: 'json' };
import violating from './replies/violating.json' with { type: 'json' };
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
      fc.array(fc.constantFrom('I hear you. ', 'Take your time.\n', 'What happened? ', 'Mm-hm… ', 'It is late.  ')),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }),
      (sentences, sizes) => {
        const reply = sentences.join('');
        expect(run(cut(reply, sizes))).toEqual({ shown: reply, violation: undefined });
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
    shown += guard.push('walk ').text.length;
    longestHeld = Math.max(longestHeld, fed - shown);
  }
  expect(longestHeld).toBeLessThanOrEqual(405);
});

test('a violation across the edge of the hold is caught', () => {
  const filler = 'and then '.repeat(60);
  expect(run(`${filler}i will never tell anyone about it`.split('')).violation?.rule).toBe('promise-secrecy');
});

const replies = [...harmless, ...violating.map(({ reply }) => reply)];

test('pieces of one to seven characters give the verdict of the whole reply', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...replies), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', '\n', '\n\n', '  ', '… ', ''),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 9 }),
      (parts, between, sizes) => {
        const reply = parts.join(between);
        const { shown, violation } = run(cut(reply, sizes));
        expect(violation).toEqual(findViolation(reply));
        expect(reply.startsWith(shown)).toBe(true);
        if (!violation) expect(shown).toBe(reply);
      },
    ),
    { numRuns: 400 },
  );
});

test('so do pieces of a sentence without end', () => {
  const reply = `${'and then she called me and '.repeat(40)}I will never tell anyone about it and ${'so on '.repeat(90)}`;
  for (const size of [1, 2, 3, 4, 5, 6, 7]) expect(run(cut(reply, [size])).violation).toEqual(findViolation(reply));
});

function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, i = 0; at < text.length; i++) {
    const size = sizes[i % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}
