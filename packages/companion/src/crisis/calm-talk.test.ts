import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';
import type { RecentTurn } from './detect.ts';
import { rankOf } from './risk.ts';

const breakup: readonly RecentTurn[] = [
  { role: 'user', content: 'she broke up with me on friday' },
  { role: 'assistant', content: 'That is a hard door to hear close.' },
];

describe('in the middle of a talk without danger', () => {
  test.each(['my friends say i should go out', "i'm scared i'll be too much"])(
    'what only the model guesses, without a dark word, is asked about at most: %s',
    (message) => expect(rankOf(detect(message, breakup).tier)).toBeLessThanOrEqual(rankOf('quiet')),
  );

  test.each([
    'i want to die',
    "i don't want to be alive without her",
    'i have the pills here and i will take them tonight',
  ])('danger is danger: %s', (message) =>
    expect(rankOf(detect(message, breakup).tier)).toBeGreaterThanOrEqual(rankOf('elevated')),
  );

  test('and after danger nothing is made smaller', () => {
    const after: readonly RecentTurn[] = [
      { role: 'user', content: 'i want to kill myself' },
      { role: 'assistant', content: 'Are you safe right now?' },
      { role: 'user', content: 'no' },
      { role: 'assistant', content: 'Please stay near somebody.' },
    ];
    expect(rankOf(detect('i have the rope now', after).tier)).toBeGreaterThanOrEqual(rankOf('elevated'));
  });
});
