import { afterEach, expect, test } from 'vitest';
import { fortyChunks, startOpenAiFake } from '#testing/model-servers/openai.ts';
import type { ModelServer } from '#testing/model-servers/wire.ts';
import { systemClock } from '#lib/clock.ts';
import { foreignOf } from '#testing/foreign-model.ts';
import { replyRequest } from '#testing/reply-request.ts';
import { createCompanion } from '../service.ts';
import { createProviderModel } from './providers.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

test('an OpenAI-compatible server is asked with the key and the model of the settings, and its words come through', async () => {
  server = await startOpenAiFake();
  const model = await createProviderModel({
    provider: 'openai-compatible',
    baseUrl: server.baseUrl,
    apiKey: 'key-1',
    model: 'some-model',
  });
  const companion = createCompanion({
    model: foreignOf({ name: 'openai-compatible', model }),
    proveCare: () => undefined,
    clock: systemClock,
    onTried: () => undefined,
    onConsulted: () => undefined,
  });
  let words = '';
  for await (const piece of companion.reply(replyRequest, new AbortController().signal)) {
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
        messages: [{ role: 'system' }, { role: 'user', content: replyRequest.message }],
      },
    },
  ]);
});
