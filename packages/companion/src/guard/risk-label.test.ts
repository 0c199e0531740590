import { describe, expect, test } from 'vitest';
import { createRiskLabel } from './risk-label.ts';

function run(pieces: readonly string[]) {
  const label = createRiskLabel();
  const read = [...pieces.map((piece) => label.push(piece)), label.end()];
  return { text: read.map(({ text }) => text).join(''), tier: read.findLast(({ tier }) => tier)?.tier };
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
    ['Words first.\nrisk: imminent', 'imminent', 'Words first.\n'],
    ['risk level: elevated\nAre you safe?', 'elevated', 'Are you safe?'],
    ['Risk tier = quiet\n\nHow long?', 'quiet', 'How long?'],
    ['risk_level: none. I hear you.', 'none', 'I hear you.'],
    ['risk: none\nrisk: elevated\nAre you safe?', 'elevated', 'Are you safe?'],
    ['risk: elevated\nrisk: none\nAre you safe?', 'elevated', 'Are you safe?'],
    ['risk: none\nI hear you.\n\nRisk level: none\nTell me more.', 'none', 'I hear you.\nTell me more.'],
    ['{"risk": "elevated"}\nAre you safe?', 'elevated', 'Are you safe?'],
    ['{"risk":"imminent","reason":"a plan","score":0.93}\n\nCall 911.', 'imminent', 'Call 911.'],
    ['{\n  "risk_level": "quiet"\n}\nHow long?', 'quiet', 'How long?'],
    ['Haven: risk: none\nI hear you.', 'none', 'I hear you.'],
    ['risk: none\nAssistant: I hear you.', 'none', 'I hear you.'],
    ['Assistant: I hear you.', undefined, 'I hear you.'],
    ['**Haven:** I hear you.', undefined, 'I hear you.'],
    ['**Haven: I hear you.**', undefined, '**I hear you.**'],
    ['AI: I hear you.\nHaven: Go on.', undefined, 'I hear you.\nGo on.'],
    ['I hear you.\nUser: thanks\nAssistant: Welcome.', undefined, 'I hear you.\n'],
    ['I hear you.\n**Human:** thanks', undefined, 'I hear you.\n'],
    ['Haven is a program.', undefined, 'Haven is a program.'],
    ['Users often ask that.', undefined, 'Users often ask that.'],
    ['Human beings get tired.', undefined, 'Human beings get tired.'],
    ['Response times were slow, you said.', undefined, 'Response times were slow, you said.'],
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
