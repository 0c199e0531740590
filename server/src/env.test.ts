import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

function lineOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}

describe('the language model', () => {
  test('is none unless the settings name one', () => {
    expect(readSettings({}).languageModel).toBeUndefined();
    expect(readSettings({ LLM_PROVIDER: 'builtin', LLM_BASE_URL: '' }).languageModel).toBeUndefined();
  });

  test.each([
    [{ LLM_PROVIDER: 'gpt' }, /^LLM_PROVIDER must be one of builtin, openai-compatible, anthropic, google/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, /^LLM_PROVIDER=openai-compatible needs LLM_BASE_URL/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://x' }, /needs LLM_MODEL/],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'ftp://x', LLM_MODEL: 'm' }, /^LLM_BASE_URL must be/],
    [{ LLM_BASE_URL: 'http://me:sk-secret@x/v1' }, /^LLM_BASE_URL must hold no name, password/],
    [{ LLM_BASE_URL: 'http://x/v1?key=sk-secret' }, /^LLM_BASE_URL must hold no name, password/],
    [{ LLM_PROVIDER: 'anthropic' }, /^LLM_PROVIDER=anthropic needs LLM_API_KEY/],
    [{ LLM_PROVIDER: 'google', LLM_MODEL: 'm' }, /^LLM_PROVIDER=google needs LLM_API_KEY/],
    [{ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'sk 1' }, /^LLM_API_KEY must have no spaces/],
    [{ LLM_API_KEY: 'sk-secret' }, /^LLM_API_KEY is set, but/],
    [{ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k', LLM_TIMEOUT_MS: 'soon' }, /^LLM_TIMEOUT_MS must be a number/],
    [{ LLM_CONTEXT_TOKENS: '100' }, /^LLM_CONTEXT_TOKENS/],
  ])('set as %j stops the start with a line that says what is wrong', (environment, line) => {
    expect(lineOf(environment)).toMatch(line);
    expect(lineOf(environment)).not.toContain('\n');
    expect(lineOf(environment)).not.toContain('sk-secret');
  });

  test('of a company is known by its key alone', () => {
    expect(readSettings({ LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k' }).languageModel).toEqual({
      provider: 'anthropic',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: 'k',
      model: 'claude-haiku-4-5',
      timeoutMs: 60_000,
      contextTokens: 4_000,
      atOnce: 64,
    });
    expect(readSettings({ LLM_PROVIDER: 'google', LLM_API_KEY: 'k' }).languageModel).toMatchObject({
      baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    });
  });

  test('of an OpenAI-compatible server needs no key, and its address may end with a slash', () => {
    const environment = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://localhost:1/v1/', LLM_MODEL: 'm' };
    expect(readSettings(environment).languageModel).toMatchObject({
      baseUrl: 'http://localhost:1/v1',
      apiKey: undefined,
      model: 'm',
    });
  });
});
