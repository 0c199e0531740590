import { afterEach, expect, test } from 'vitest';
import { fortyChunks, startOpenAiFake } from '#testing/model-servers/openai.ts';
import type { ModelServer } from '#testing/model-servers/wire.ts';
import { ask } from '../ask.ts';
import type { ReplyRequest } from '../reply-model.ts';
import { createProviderModel } from './providers.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

const request: ReplyRequest = {
  message: 'It was a long week.',
  turns: [],
  persona: { style: 'balanced-mix', qualities: [] },
  detection: { tier: 'none', signals: [], spans: [] },
  care: { flag: false, cardShownBefore: false, checkIn: false },
  beta: true,
  state: undefined,
  now: new Date('2026-03-01T12:00:00Z'),
  seed: 'seed',
};

test('an OpenAI-compatible server is asked with the key and the model of the settings, and its words come through', async () => {
  server = await startOpenAiFake();
  const provider = {
    provider: 'openai-compatible',
    baseUrl: server.baseUrl,
    apiKey: 'key-1',
    model: 'some-model',
  } as const;
  const model = { name: provider.provider, model: createProviderModel(provider), foreign: { contextTokens: 4_000 } };
  let words = '';
  for await (const piece of ask(model, request, new AbortController().signal)) {
    if (piece.type === 'text') words += piece.text;
  }
  expect(words).toBe(fortyChunks.join(''));
  expect(server.requests).toMatchObject([
    {
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer key-1' },
      body: {
        model: 'some-model',
        stream: true,
        messages: [{ role: 'system' }, { role: 'user', content: request.message }],
      },
    },
  ]);
});
