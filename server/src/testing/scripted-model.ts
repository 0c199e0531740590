import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { ReplyModel, ReplyRequest } from '#features/companion/index.ts';

type Step = string | Promise<unknown> | Error;

/**
 * A model that says what the test tells it: a string is said, a promise is waited for, an error is thrown.
 * `asked` counts the replies asked for.
 */
export function createScriptedModel(
  script: (asked: number, options: LanguageModelV4CallOptions) => Iterable<Step>,
): ReplyModel & { asked: number } {
  const scripted = { name: 'scripted', asked: 0, model: undefined as never };
  async function* parts(options: LanguageModelV4CallOptions): AsyncGenerator<LanguageModelV4StreamPart> {
    const signal = options.abortSignal;
    scripted.asked += 1;
    for (const step of script(scripted.asked, options)) {
      signal?.throwIfAborted();
      if (step instanceof Error) throw step;
      if (typeof step === 'string') yield { type: 'text-delta', id: 'reply', delta: step };
      else await Promise.race([step, aborted(signal)]);
    }
    signal?.throwIfAborted();
    yield { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage };
  }
  const model: ReplyModel['model'] = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Only streams are asked for.')),
    doStream: async (options) => ({ stream: ReadableStream.from(parts(options)) }),
  };
  return Object.assign(scripted, { model });
}

const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/** The same model, which writes down what each reply is made from. */
export function recorded({ name, model }: ReplyModel, requests: ReplyRequest[]): ReplyModel {
  const doStream: typeof model.doStream = (options) => {
    requests.push(options.providerOptions?.['haven']?.['request'] as unknown as ReplyRequest);
    return model.doStream(options);
  };
  return { name, model: { ...model, doStream } };
}

/** A promise to be settled by hand. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));
}
