import { describe, expect, test } from 'vitest';
import { createRiskLabel } from './risk-label.ts';

function run(pieces: readonly string[]) {
  const label = createRiskLabel();
  const read = [...pieces.map((piece) => label.push(piece)), label.end()];
  return { text: read.map(({ text }) => text).join(''), tier: read.find(({ tier }) => tier)?.tier };
}

describe.each([
  ['whole', (text: string) => [text]],
  ['sign by sign', (text: string) => text.split('')],
])('a reply that comes %s', (_, cut) => {
  test.each([
    ['risk: none\nThat sounds heavy.', 'none', 'That sounds heavy.'],
    ['Risk: Elevated\n\nAre you safe?', 'elevated', 'Are you safe?'],
    ['**risk: imminent**\nCall 911.', 'imminent', 'Call 911.'],
    ['[risk: quiet]\nIs there more to it?', 'quiet', 'Is there more to it?'],
    ['That sounds heavy.', undefined, 'That sounds heavy.'],
    ['Risk is a part of every change.', undefined, 'Risk is a part of every change.'],
    ['risk: enormous, some would say.', undefined, 'risk: enormous, some would say.'],
    ['Words first.\nrisk: imminent', undefined, 'Words first.\nrisk: imminent'],
    ['', undefined, ''],
  ])('as %j is read as %s', (text, tier, rest) => {
    expect(run(cut(text))).toEqual({ text: rest, tier });
  });
});

test('words are let through as soon as they can be no label', () => {
  const label = createRiskLabel();
  expect(label.push('Ri').text).toBe('');
  expect(label.push('sing early is hard').text).toBe('Rising early is hard');
});
