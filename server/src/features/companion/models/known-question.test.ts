import type { LanguageModelV4CallOptions, LanguageModelV4Message } from '@ai-sdk/provider';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { expect, test } from 'vitest';
import { createKnownQuestion } from './known-question.ts';

const system: LanguageModelV4Message = { role: 'system', content: 'Be kind.' };
const said = (role: 'user' | 'assistant', text: string): LanguageModelV4Message => ({
  role,
  content: [{ type: 'text', text }],
});
const first = { prompt: [system, said('user', 'Good morning. "Hm"')] };
const later = { prompt: [system, said('user', 'Hello.'), said('assistant', 'Hello!'), said('user', 'A long day…')] };

type Asked = Parameters<typeof globalThis.fetch>;

/** What the package itself asks. */
async function askedBy(options: LanguageModelV4CallOptions, settings = {}): Promise<Asked> {
  let asked: Asked | undefined;
  const fetch = (...question: Asked) => {
    asked = question;
    return Promise.reject(new Error('Not sent.'));
  };
  const open = createOpenAICompatible({
    name: 'test',
    baseURL: 'http://model.test/v1',
    apiKey: 'key',
    fetch,
    ...settings,
  });
  await Promise.allSettled([open.languageModel('some-model').doStream(options)]);
  if (!asked) throw new Error('It did not ask.');
  return asked;
}

/** A question with all that a server sees of it. */
function seen([url, { body, headers, method } = {}]: Asked) {
  return {
    url: url as string,
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: JSON.parse(body as string) as unknown,
  };
}

test.each([
  ['a first message', first],
  ['a later one', later],
])('%s is asked as the package asks it, once it was seen to twice', async (_, options) => {
  const known = createKnownQuestion();
  const asked = await askedBy(options);
  known.learn(options, asked);
  expect(known.questionFor(options)).toBeUndefined();
  known.learn(options, asked);

  const question = known.questionFor({ ...options, abortSignal: new AbortController().signal });

  expect(question && seen(question)).toEqual(seen(asked));
});

test('a conversation with other roles, more than text or more wishes is left to the package', async () => {
  const known = createKnownQuestion();
  for (let times = 0; times < 2; times += 1) known.learn(first, await askedBy(first));
  const picture: LanguageModelV4Message = {
    role: 'user',
    content: [{ type: 'file', mediaType: 'image/png', data: { type: 'url', url: new URL('http://picture.test') } }],
  };

  expect(known.questionFor(first)).toBeDefined();
  expect(known.questionFor(later)).toBeUndefined();
  expect(known.questionFor({ prompt: [system, picture] })).toBeUndefined();
  expect(known.questionFor({ ...first, maxOutputTokens: 5 })).toBeUndefined();
});

test('a package that asks otherwise each time, or puts the conversation in otherwise, is always asked', async () => {
  let times = 0;
  const counted = { transformRequestBody: (body: object) => ({ ...body, seed: (times += 1) }) };
  const shouted = {
    transformRequestBody: (body: object) => ({ ...body, messages: [{ role: 'user', content: 'HM' }] }),
  };
  for (const settings of [counted, shouted]) {
    const known = createKnownQuestion();
    for (let at = 0; at < 3; at += 1) known.learn(first, await askedBy(first, settings));
    expect(known.questionFor(first)).toBeUndefined();
  }
});
