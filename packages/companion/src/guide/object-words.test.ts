import { expect, test } from 'vitest';
import { detect } from '#crisis/detect.ts';
import { pointsIn } from '#memory/points.ts';
import { replyTo } from './reply.ts';

const now = new Date('2026-03-03T12:00:00Z');

test.each([
  'constructor',
  'the constructor never came back and I am tired of waiting',
  'el constructor me llamó anoche y no pude dormir',
  'mi constructor se fue y estoy triste',
  '__proto__ and toString, valueOf and hasOwnProperty',
])('words that are also names of what every object has are words like others: %s', (message) => {
  const reply = replyTo({
    message,
    turns: [],
    persona: { style: 'balanced-mix', qualities: [] },
    detection: detect(message),
    care: { flag: false, cardShownBefore: false, checkIn: false },
    beta: true,
    state: undefined,
    now,
    seed: 'seed',
  });
  expect(reply.text).not.toMatch(/function|\[object|undefined/u);
  expect(reply.text.length).toBeGreaterThan(0);
  for (const point of pointsIn(message, now)) expect(point).not.toMatch(/function|\[object/u);
});
