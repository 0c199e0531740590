import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmotion } from './read-emotion.ts';
import { topicOf } from './topic.ts';

test.each([
  ['i miss him so much, the funeral was monday', 'grief'],
  ['i am so nervous about tomorrow', 'anxiety'],
  ['she lied to my face again', 'anger'],
  ['nobody to talk to here', 'loneliness'],
  ['i am not happy here', 'sadness'],
  ['i finally passed the exam', 'pride'],
  ['i feel nothing, just empty', 'numbness'],
  ['it is all too much at once', 'overwhelm'],
  ['so grateful for my sister', 'gratitude'],
  ['not angry, just empty', 'numbness'],
  ['i am not angry, just sad', 'sadness'],
  ['i am a little bit angry maybe', 'anger'],
])('%s sounds like %s', (text, emotion) => {
  expect(readEmotion(text)[0]?.emotion).toBe(emotion);
});

test('a text without feeling has none', () => {
  expect(readEmotion('what is 12 times 4')).toEqual([]);
});

test('intensity rises with capitals and intensifiers and falls with softeners', () => {
  const strengthOf = (text: string) => readEmotion(text)[0]?.intensity ?? 0;
  expect(strengthOf('I am SO SO ANGRY!!')).toBeGreaterThan(strengthOf('i am angry'));
  expect(strengthOf('i am a little bit angry maybe')).toBeLessThan(strengthOf('i am angry'));
});

test('scores are shares, best first, and intensity stays within 1 and 5', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'so sad', 'happy and scared!!', 'ANGRY'),
      (noise, feeling) => {
        const readings = readEmotion(`${noise} ${feeling}`);
        const scores = readings.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((one, other) => other - one));
        if (readings.length > 0) expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
        for (const { intensity } of readings) expect([1, 2, 3, 4, 5]).toContain(intensity);
      },
    ),
  );
});

test.each([
  ['my boss moved the deadline', 'work'],
  ['rent is due and i have forty dollars', 'money'],
  ['my best friend stopped answering', 'friendship'],
  ['the funeral is on friday', 'loss'],
  ['the sky is blue', 'none'],
])('%s is about %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});
