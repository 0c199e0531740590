import type { RequestListener } from 'node:http';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { closeServersAfterEach, serve } from '#testing/small-server.ts';
import { hearAhead } from './hear-ahead.ts';

closeServersAfterEach();

function part(delta: string): LanguageModelV4StreamPart {
  return { type: 'text-delta', id: '0', delta };
}

/** A model whose package reads an answer as one part, and an ear that hears all before the first question mark. */
function openModel(url: string) {
  const asked: string[] = [];
  let made = 0;
  const model = hearAhead(
    (fetch) =>
      ({
        provider: 'of-the-test',
        async doStream({ abortSignal }) {
          made += 1;
          const answer = await fetch(url, { method: 'POST', body: 'the question', signal: abortSignal ?? null });
          const read = `package: ${answer.status} ${await answer.text()}`;
          return { stream: ReadableStream.from([part(read)]) };
        },
      }) as Pick<LanguageModelV4, 'provider' | 'doStream'> as LanguageModelV4,
    (tell) => ({
      hear(bytes) {
        const text = bytes.toString();
        const at = text.indexOf('?');
        tell(part(`ear: ${at === -1 ? text : text.slice(0, at)}`));
        return at === -1 ? undefined : bytes.subarray(at);
      },
      end: () => undefined,
    }),
  );
  const listener = (answer: string, status = 200): RequestListener => {
    return (request, response) => {
      request.setEncoding('utf8').on('data', (words: string) => asked.push(words));
      request.on('end', () => response.writeHead(status).end(answer));
    };
  };
  return { model, asked, listener, timesMade: () => made };
}

async function partsOf(model: LanguageModelV4): Promise<string[]> {
  const { stream } = await model.doStream({ prompt: [], abortSignal: new AbortController().signal });
  const deltas: string[] = [];
  for await (const each of stream as unknown as AsyncIterable<LanguageModelV4StreamPart>)
    if (each.type === 'text-delta') deltas.push(each.delta);
  return deltas;
}

test.each([
  ['all that the ear hears', 'Good evening.', 200, ['ear: Good evening.'], 1],
  ['a rest, which the package reads', 'Good evening. ?!', 200, ['ear: Good evening. ', 'package: 200 ?!'], 2],
  ['a refusal, which the package reads', 'no', 429, ['package: 429 '], 2],
])('the model is asked once for %s', async (_, answer, status, told, timesMade) => {
  let listener: RequestListener = () => undefined;
  const url = await serve((request, response) => listener(request, response));
  const opened = openModel(url);
  listener = opened.listener(answer, status);

  expect(await partsOf(opened.model)).toEqual(told);

  expect(opened.asked).toEqual(['the question']);
  expect(opened.timesMade()).toBe(timesMade);
});

test('a model that cannot be reached fails as the package has it', async () => {
  const url = await serve((_, response) => response.destroy());
  await expect(partsOf(openModel(url).model)).rejects.toThrow('fetch failed');
});

test('a package that fails before it asks fails the reply', async () => {
  const model = hearAhead(
    () => ({ doStream: () => Promise.reject(new Error('No such model.')) }) as unknown as LanguageModelV4,
    () => ({ hear: () => undefined, end: () => undefined }),
  );
  await expect(partsOf(model)).rejects.toThrow('No such model.');
});
