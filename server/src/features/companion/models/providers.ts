import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createEar } from './hear-words.ts';

/** Which language model is asked, and where. */
export interface Provider {
  provider: 'openai-compatible' | 'anthropic' | 'google';
  /** Without a slash at its end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/**
 * The language model of a provider, to be asked by `doStream`. Only its own package is loaded, and what asks over the network only
 * where there is one: each takes megabytes.
 */
export async function createProviderModel({ provider, baseUrl, apiKey, model }: Provider): Promise<LanguageModelV4> {
  const { carefulFetch } = await import('./careful-fetch.ts');
  const shared = { baseURL: baseUrl, fetch: carefulFetch };
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...shared, apiKey: apiKey ?? '' }).languageModel(model);
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ ...shared, apiKey: apiKey ?? '' }).languageModel(model);
  }
  const { hearAhead } = await import('./hear-ahead.ts');
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const settings = {
    ...shared,
    name: 'openai-compatible',
    ...(apiKey !== undefined && { apiKey }),
    ...(new URL(baseUrl).hostname === 'api.openai.com' && { transformRequestBody: withoutKeeping }),
  };
  return hearAhead((fetch) => createOpenAICompatible({ ...settings, fetch }).languageModel(model), createEar);
}

/** OpenAI keeps a completion only when told to; Haven says that it must not. Other servers may not know the word. */
function withoutKeeping(body: Record<string, unknown>): Record<string, unknown> {
  return { ...body, store: false };
}
