import { selfTest } from '@haven/companion/crisis/self-test';
import { expect, test } from 'vitest';
import { createScriptedModel } from '#testing/scripted-model.ts';
import { ask } from './ask.ts';
import type { ReplyRequest } from './reply-model.ts';
import { createCompanion } from './service.ts';

const request: ReplyRequest = {
  message: 'hello',
  turns: [],
  persona: { style: 'balanced-mix', qualities: [] },
  detection: { tier: 'none', signals: [], spans: [] },
  care: { flag: false, cardShownBefore: false, checkIn: false },
  beta: true,
  state: undefined,
  now: new Date('2026-03-01T12:00:00Z'),
  seed: 'seed',
};

test('nothing is answered when the care module fails its self-test', () => {
  const model = createScriptedModel(() => ['Hello.']);
  const broken = () => {
    throw new Error('The care module calls an imminent probe none');
  };
  expect(() => createCompanion({ model, proveCare: broken })).toThrow(/care module/);
  expect(createCompanion({ model, proveCare: selfTest }).modelName).toBe('scripted');
});

async function wordsOf(script: string[]): Promise<string> {
  const model = { ...createScriptedModel(() => script), foreign: { contextTokens: 4_000 } };
  let words = '';
  for await (const piece of ask(model, request, new AbortController().signal)) {
    if (piece.type === 'text') words += piece.text;
  }
  return words;
}

test('a guarded model that claims to be a person is stopped before the sentence is shown', async () => {
  const words = await wordsOf(['That sounds heavy. ', 'I am a human ', 'being and I love you. ', 'Stay.']);
  expect(words).toBe('That sounds heavy. ');
});

test('harmless words of a guarded model come through whole', async () => {
  const script = ['That sounds heavy. ', 'What was the hardest ', 'moment of it?'];
  expect(await wordsOf(script)).toBe(script.join(''));
});
