import { type LimitName, rateLimits } from '@haven/contracts/policy/limits';
import { z } from 'zod';

const limitOverride = z
  .string()
  .regex(/^\d{1,9}\/\d{1,7}$/, 'must be count/seconds, as 30/600')
  .transform((value) => {
    const [count, seconds] = value.split('/').map(Number);
    return { count: count ?? 0, seconds: seconds ?? 0 };
  })
  .refine(({ count, seconds }) => count > 0 && seconds > 0, 'must be count/seconds, both above 0');

const onOff = z.stringbool({ truthy: ['on', 'true', '1', 'yes'], falsy: ['off', 'false', '0', 'no'] });

const providers = ['builtin', 'openai-compatible', 'anthropic', 'google'] as const;

/** Every setting, with its default. `.env.example` tells what each is for. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  MASTER_KEY: z.string().min(1).optional(),
  BETA: onOff.default(true),
  LLM_PROVIDER: z.enum(providers, { error: `must be one of ${providers.join(', ')}` }).default('builtin'),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(isPlainAddress, 'must hold no name, password, ? or #: the key belongs into LLM_API_KEY')
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces and no special letters')
    .optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_TIMEOUT_MS: z.coerce.number({ error: 'must be a number' }).int().min(100).max(600_000).default(60_000),
  LLM_AT_ONCE: z.coerce.number({ error: 'must be a number' }).int().min(1).max(100_000).default(64),
  LLM_CONTEXT_TOKENS: z.coerce.number({ error: 'must be a number' }).int().min(2_000).max(200_000).default(4_000),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).max(300).default('Haven <haven@localhost>'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://accounts.google.com'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('support@haven.example'),
  PRIVACY_EMAIL: z.email({ error: 'must be an e-mail address' }).default('privacy@haven.example'),
  TRUST_PROXY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LIMITS: onOff.default(true),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
});

export type Settings = z.output<typeof settings> & {
  limitOverrides: Partial<Record<LimitName, z.output<typeof limitOverride>>>;
  /** The language model to ask, complete; undefined when the built-in companion answers. */
  languageModel: ModelSettings | undefined;
};

/** Which language model answers, and where it is. */
export interface ModelSettings {
  provider: Exclude<(typeof providers)[number], 'builtin'>;
  /** Without a slash at its end. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** How long the first word is waited for. */
  timeoutMs: number;
  /** How much of a conversation is sent at most. */
  contextTokens: number;
  /** How many replies it writes at once. */
  atOnce: number;
}

/** A setting is wrong: one line that says which and what it must be. */
class BadSetting extends Error {}

/**
 * Reads the environment once. An empty value counts as none, so that `.env` may list what it does not set.
 * @throws {BadSetting}
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new BadSetting(lineOf(parsed.error, ''));
  const limitOverrides = readLimits(given);
  if (!parsed.data.LIMITS && !isLoopback(parsed.data)) {
    throw new BadSetting(
      'LIMITS=off is for measuring only: it needs a PUBLIC_URL or HOST on this machine (localhost).',
    );
  }
  if ((parsed.data.GOOGLE_CLIENT_ID === undefined) !== (parsed.data.GOOGLE_CLIENT_SECRET === undefined))
    throw new BadSetting('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other. See .env.example.');
  return { ...parsed.data, limitOverrides, languageModel: readModel(parsed.data) };
}

/** Where a provider is and which of its models answers, unless the settings say otherwise. */
const providerDefaults = {
  'openai-compatible': { baseUrl: undefined, model: undefined, needsKey: false },
  anthropic: { baseUrl: 'https://api.anthropic.com/v1', model: 'claude-haiku-4-5', needsKey: true },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-flash-latest',
    needsKey: true,
  },
} as const;

function readModel(given: z.output<typeof settings>): ModelSettings | undefined {
  const { LLM_PROVIDER: provider, LLM_API_KEY: apiKey } = given;
  if (provider === 'builtin') {
    const unused = (['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const).find((name) => given[name] !== undefined);
    if (unused) throw new BadSetting(`${unused} is set, but LLM_PROVIDER says the built-in companion answers.`);
    return;
  }
  const { needsKey, ...defaults } = providerDefaults[provider];
  const needed = (name: string) => new BadSetting(`LLM_PROVIDER=${provider} needs ${name}. See docs/how-to/models.md.`);
  const baseUrl = given.LLM_BASE_URL ?? defaults.baseUrl;
  if (baseUrl === undefined) throw needed('LLM_BASE_URL');
  const model = given.LLM_MODEL ?? defaults.model;
  if (model === undefined) throw needed('LLM_MODEL');
  if (needsKey && apiKey === undefined) throw needed('LLM_API_KEY');
  return {
    provider,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    model,
    timeoutMs: given.LLM_TIMEOUT_MS,
    contextTokens: given.LLM_CONTEXT_TOKENS,
    // A bound like the limits, and off with them.
    atOnce: given.LIMITS ? given.LLM_AT_ONCE : Number.POSITIVE_INFINITY,
  };
}

function readLimits(given: Record<string, string | undefined>): Settings['limitOverrides'] {
  const names = new Map(Object.keys(rateLimits).map((name) => [settingOf(name), name as LimitName]));
  const overrides: Settings['limitOverrides'] = {};
  for (const [setting, value] of Object.entries(given)) {
    if (!setting.startsWith('LIMIT_')) continue;
    const name = names.get(setting);
    if (!name) throw new BadSetting(`${setting} is no limit. There are: ${[...names.keys()].join(', ')}.`);
    const parsed = limitOverride.safeParse(value);
    if (!parsed.success) throw new BadSetting(lineOf(parsed.error, setting));
    overrides[name] = parsed.data;
  }
  return overrides;
}

/** `chatAddress` is set by `LIMIT_CHAT_ADDRESS`. */
function settingOf(limit: string): string {
  return `LIMIT_${limit.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function lineOf(error: z.ZodError, name: string): string {
  const [issue] = error.issues;
  return `${name || issue?.path.join('.')} ${issue?.message ?? 'is not valid'}. See .env.example.`;
}

/** Neither a password, with which no call could be made, nor a query, behind which a path would be lost. */
function isPlainAddress(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].every((part) => part === '');
}

function isLoopback({ PUBLIC_URL, HOST }: z.output<typeof settings>): boolean {
  const host = PUBLIC_URL === undefined ? HOST : new URL(PUBLIC_URL).hostname;
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}
