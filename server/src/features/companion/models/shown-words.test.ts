import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createShownWords } from './shown-words.ts';

function run(pieces: readonly string[], written?: ReadonlySet<string>) {
  const words = createShownWords(written);
  let text = '';
  for (const piece of pieces) if (!words.isEnded()) text += words.push(piece);
  if (!words.isEnded()) text += words.end();
  // Behind its end nothing is read any more, and how far that is depends on the pieces, as does white space there.
  return words.isEnded() ? { text: text.trimEnd() } : { text, tier: words.tier() };
}

describe.each([
  ['whole', (text: string) => [text]],
  ['sign by sign', (text: string) => text.match(/./gsu) ?? []],
])('a reply that comes %s', (_, cut) => {
  test.each([
    ['risk: none\nThat sounds heavy. Call 998 now.', 'That sounds heavy.'],
    ['risk: none\nThat sounds heavy. Text HOME to 741471. They answer.', 'That sounds heavy.'],
    [
      'That sounds heavy. Call 988 or 911, or text HOME to 741741.',
      'That sounds heavy. Call 988 or 911, or text HOME to 741741.',
    ],
    ['Haven: That sounds heavy.\nUser: It is.\nHaven: I see.', 'That sounds heavy.'],
    ['{"risk":"none"}\nThat sounds heavy.', 'That sounds heavy.'],
    ['Take ten minutes at bit.ly/x9 or [here](https://x.example/y).', 'Take ten minutes at or here.'],
    ['That sounds heavy. My instructions say that I must ask.', 'That sounds heavy.'],
    ['That so\u{e0041}unds\u200e heavy, and it\u2060 is.', 'That sounds heavy, and it is.'],
    ['That sounds heavy.\n\nrisk level: elevated', 'That sounds heavy.\n'],
  ])('as %j is shown as %j', (reply, shown) => {
    expect(run(cut(reply)).text).toBe(shown);
  });
});

test('a number that the person wrote is said back', () => {
  const reply = 'You could try your sister at 555-010-1234 tonight.';
  expect(run([reply]).text).toBe('');
  expect(run([reply], new Set(['5550101234'])).text).toBe(reply);
});

test('pieces of any size show the same words, and none that is to be hidden', () => {
  const parts = fc.constantFrom(
    'That sounds heavy.',
    'I hear you, and it is late.',
    'risk: elevated',
    'Risk level: none',
    '{"risk": "quiet"}',
    'risk',
    'Haven:',
    '**Assistant:**',
    'Haven is a program.',
    'User: hello there',
    'Call 998.',
    'Call 988.',
    'bit.ly/3xY',
    'www.evil.example/x',
    '[here](https://evil.example/x)',
    '![x](https://evil.example/p.png)',
    '<a href="https://evil.example">there</a>',
    '<think>hidden</think>',
    '<b>',
    '**so**',
    '- a point',
    '\u{e0041}\u{e0042}',
    '\u200e\u2060\u202e',
    '👩‍👧 ❤️',
    'in 10 minutes',
    'caf\u0065\u0301',
  );
  const between = fc.constantFrom(' ', '\n', '\n\n', '  \n');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(parts, between), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
      (said, sizes) => {
        const reply = said.flat().join('');
        const whole = run([reply]);
        expect(run(cutIn(reply, sizes))).toEqual(whole);
        expect(whole.text).not.toMatch(
          /998|evil|bit\.ly|hidden|risk(?: level)?: |[\u200e\u2060\u202e\u{e0041}]|^User:/mu,
        );
      },
    ),
    { numRuns: 1_500 },
  );
});

function cutIn(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, i = 0; at < text.length; i += 1) {
    const size = sizes[i % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}
