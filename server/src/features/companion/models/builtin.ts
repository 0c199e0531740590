import { setTimeout as wait } from 'node:timers/promises';
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { ReplyRequest } from '../reply-model.ts';

const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
const finishReason = { unified: 'stop', raw: 'stop' } as const;

/**
 * The built-in companion as a language model like any other. It needs more than a prompt: the whole request comes in
 * `providerOptions.haven.request`, and what it keeps for the next turn goes out with the finish.
 *
 * @param paceMs how long to wait between two words, so that a reply can be read as it comes; 0 says all at once.
 */
export function createBuiltinModel({ paceMs }: { paceMs: number }): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'haven',
    modelId: 'builtin',
    supportedUrls: {},
    async doGenerate(options) {
      const { text, metadata } = await answer(options);
      return {
        content: [{ type: 'text', text }],
        finishReason,
        usage,
        warnings: [],
        providerMetadata: metadata,
      };
    },
    async doStream(options) {
      return { stream: ReadableStream.from(parts(options, paceMs)) };
    },
  };
}

async function* parts(options: LanguageModelV4CallOptions, paceMs: number): AsyncGenerator<LanguageModelV4StreamPart> {
  const { text, metadata, atOnce } = await answer(options);
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id: 'reply' };
  for (const delta of atOnce || paceMs === 0 ? [text] : words(text)) {
    if (!atOnce && paceMs > 0) await wait(paceMs, undefined, options.abortSignal && { signal: options.abortSignal });
    yield { type: 'text-delta', id: 'reply', delta };
  }
  yield { type: 'text-end', id: 'reply' };
  yield { type: 'finish', finishReason, usage, providerMetadata: metadata };
}

async function answer(options: LanguageModelV4CallOptions) {
  const { now, ...rest } = requestOf(options);
  // Its lines take megabytes: they are read when somebody is first answered, not when the server starts.
  const { replyTo } = await import('@haven/companion/guide/reply');
  const { text, state, quickReplies } = replyTo({ ...rest, now: new Date(now) });
  // Somebody in danger should not wait for words to appear.
  const atOnce = rest.detection.tier === 'imminent' || rest.detection.tier === 'elevated';
  return { text, atOnce, metadata: { haven: { state, quickReplies } } as never };
}

/** The whole request, as `ask.ts` hands it to any model. */
function requestOf({ providerOptions }: LanguageModelV4CallOptions): Omit<ReplyRequest, 'now'> & { now: string } {
  const request: unknown = providerOptions?.['haven']?.['request'];
  if (request === undefined) throw new Error('The built-in companion needs the whole request, not only a prompt.');
  return request as Omit<ReplyRequest, 'now'> & { now: string };
}

function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
