import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { carefulFetch } from './careful-fetch.ts';

/** Which language model is asked, and where. */
export interface Provider {
  provider: 'openai-compatible' | 'anthropic' | 'google';
  /** Without a slash at its end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

/** The language model of a provider, to be asked by `doStream`. */
export function createProviderModel({ provider, baseUrl, apiKey, model }: Provider): LanguageModelV4 {
  const shared = { baseURL: baseUrl, fetch: carefulFetch };
  if (provider === 'anthropic') return createAnthropic({ ...shared, apiKey: apiKey ?? '' }).languageModel(model);
  if (provider === 'google') return createGoogle({ ...shared, apiKey: apiKey ?? '' }).languageModel(model);
  return createOpenAICompatible({
    ...shared,
    name: 'openai-compatible',
    ...(apiKey !== undefined && { apiKey }),
    ...(new URL(baseUrl).hostname === 'api.openai.com' && { transformRequestBody: withoutKeeping }),
  }).languageModel(model);
}

/** OpenAI keeps a completion only when told to; Haven says that it must not. Other servers may not know the word. */
function withoutKeeping(body: Record<string, unknown>): Record<string, unknown> {
  return { ...body, store: false };
}
