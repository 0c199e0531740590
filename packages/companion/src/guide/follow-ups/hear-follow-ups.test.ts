import { describe, expect, test } from 'vitest';
import { fill } from '../compose.ts';
import { readMessage } from '../reading.ts';
import { patternOf } from './follow-up-words.ts';
import { followUpsIn } from './hear-follow-ups.ts';

const heardIn = (message: string) => followUpsIn(readMessage(message, 1, new Date(0)));

describe('what follows from a statement', () => {
  test.each([
    'my mom called today and it ruined my whole evening',
    "i can't sleep again",
    'my boss yelled at me in front of everyone',
    'i have an interview tomorrow',
    'i passed my driving test!!',
    'we had a fight last night',
    'my dog is sick',
  ])('is known for what anybody tells: %s', (message) => {
    expect(heardIn(message).length).toBeGreaterThan(0);
  });

  test('speaks of the person by what they are, or as the message does', () => {
    const asked = (message: string) =>
      heardIn(message).flatMap(({ followUp, slots }) => followUp.ask.map((line) => fill(line, slots)));
    expect(asked('my mom is in the hospital').join(' ')).toMatch(/\bshe\b|\bher\b/u);
    expect(asked('my mom is in the hospital').join(' ')).not.toMatch(/\bthey\b/u);
    expect(asked('my boss yelled at me').join(' ')).not.toMatch(/\{|undefined/u);
  });

  test('nothing follows from what was answered already', () => {
    const ids = (message: string) => heardIn(message).map(({ followUp }) => followUp.id);
    expect(ids('my mom called')).toContain('they-called');
    expect(ids('my mom called, she said she wants to visit')).not.toContain('they-called');
  });

  test('a list nobody knows is a mistake in the content', () => {
    expect(() => patternOf('@NOBODY called')).toThrow('@NOBODY');
  });
});
