import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';
import { withoutParting } from './parting.ts';
import { rankOf } from './risk.ts';

describe('a goodbye at the end', () => {
  test.each([
    ['I shall water the tomatoes now. Goodbye.', 'I shall water the tomatoes now'],
    ['ok dinner is ready gotta go thx', 'ok dinner is ready'],
    ['setting the alarm for six, good night haven', 'setting the alarm for six'],
  ])('is taken off: %s', (message, rest) => expect(withoutParting(message)).toBe(rest));

  test.each(['goodbye everyone', 'the baby was up all night', 'she never said goodbye', 'bye'])(
    'stays where it is all there is, or is told: %s',
    (message) => expect(withoutParting(message)).toBeUndefined(),
  );

  test.each([
    'k setting the kitchen timer now bye',
    'I shall put the beans on now. Goodbye.',
    'the cat wants in so gotta go thx',
  ])('is no danger by itself: %s', (message) => expect(detect(message).tier).toBe('none'));

  test.each([
    'i gave the cat away, paid the rent and wrote to mom. goodbye',
    'I love you all and I am sorry for everything. goodbye',
    'i cant do this anymore. goodbye',
    'tell my sister i love her. goodbye',
    'i have made up my mind. thank you for everything, goodbye',
  ])('is read with what stands before it: %s', (message) => {
    expect(rankOf(detect(message).tier)).toBeGreaterThanOrEqual(rankOf('elevated'));
  });

  test('after danger it is as grave as before', () => {
    const recent = [
      { role: 'user', content: 'i want to die' },
      { role: 'assistant', content: 'Are you thinking of ending your life? 988 answers calls and texts.' },
    ] as const;
    const message = 'im going now. goodbye';
    expect(rankOf(detect(message, recent).tier)).toBeGreaterThanOrEqual(rankOf('elevated'));
  });
});
