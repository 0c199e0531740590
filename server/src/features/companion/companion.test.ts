import { selfTest } from '@haven/companion/crisis/self-test';
import { describe, expect, test } from 'vitest';
import { systemClock } from '#lib/clock.ts';
import { foreignOf } from '#testing/foreign-model.ts';
import { replyRequest } from '#testing/reply-request.ts';
import { createScriptedModel } from '#testing/scripted-model.ts';
import type { ReplyPiece, ReplyRequest } from './reply-model.ts';
import { createCompanion } from './service.ts';

const needs = {
  proveCare: () => undefined,
  clock: systemClock,
  onTried: () => undefined,
  onConsulted: () => undefined,
};

test('nothing is answered when the care module fails its self-test', () => {
  const model = createScriptedModel(() => ['Hello.']);
  const broken = () => {
    throw new Error('The care module calls an imminent probe none');
  };
  expect(() => createCompanion({ ...needs, model, proveCare: broken })).toThrow(/care module/);
  expect(createCompanion({ ...needs, model, proveCare: selfTest }).modelName).toBe('scripted');
});

async function reply(script: string[], request: Partial<ReplyRequest> = {}) {
  const companion = createCompanion({ ...needs, model: foreignOf(createScriptedModel(() => script)) });
  const pieces: ReplyPiece[] = [];
  for await (const piece of companion.reply({ ...replyRequest, ...request }, new AbortController().signal)) {
    pieces.push(piece);
  }
  const words = pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
  return { words, isSubstitute: pieces.some(({ type }) => type === 'answered-by') };
}

describe('the words of a language model', () => {
  test('come through whole when they are harmless', async () => {
    const script = ['That sounds heavy. ', 'What was the hardest ', 'moment of it?'];
    expect(await reply(script)).toEqual({ words: script.join(''), isSubstitute: false });
  });

  test('end before a sentence that claims to be a person, and what was useful stays', async () => {
    const { words } = await reply(['That sounds heavy. ', 'I am a human ', 'being and I love you. ', 'Stay.']);
    expect(words).toBe('That sounds heavy. ');
  });

  test.each([
    ['claims to be human', ['I am a real human being, I promise. ', 'Tell me more.']],
    ['names a dose', ['You could take 20 mg of ibuprofen with it. ']],
    ['says next to nothing', ['Hm. ', 'I love you so much. ']],
    ['only thinks', ['<think>The person is sad.', ' I should be kind.</think>']],
    ['sends only signs', ['%%%% ', '#### ', '\ufffd\ufffd']],
    ['says nothing', []],
  ])('are replaced by the built-in companion when the model %s', async (_, script) => {
    const { words, isSubstitute } = await reply(script);
    expect(isSubstitute).toBe(true);
    expect(words).toBe('The guide is here.');
  });

  test('get the lines to call where they left them out at risk, and only then', async () => {
    const script = ['I hear how much it hurts. ', 'Are you safe right now?'];
    const imminent = { detection: { tier: 'imminent', signals: [], spans: [] } } as const;
    expect((await reply(script, imminent)).words).toMatch(/^I hear.*safe right now\? .*911.*988.*741741/);
    expect((await reply(script)).words).not.toMatch(/988/);
    const named = ['Call 911 now, or call or text 988, or text HOME to 741741. ', 'Is somebody with you?'];
    expect((await reply(named, imminent)).words).toBe(named.join(''));
  });
});
