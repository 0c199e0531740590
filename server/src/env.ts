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
  LLM_PROVIDER: z.enum(['builtin'], { error: 'must be builtin' }).default('builtin'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('support@haven.example'),
  PRIVACY_EMAIL: z.email({ error: 'must be an e-mail address' }).default('privacy@haven.example'),
  TRUST_PROXY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LIMITS: onOff.default(true),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
});

export type Settings = z.output<typeof settings> & {
  limitOverrides: Partial<Record<LimitName, z.output<typeof limitOverride>>>;
};

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
  return { ...parsed.data, limitOverrides };
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

function isLoopback({ PUBLIC_URL, HOST }: z.output<typeof settings>): boolean {
  const host = PUBLIC_URL === undefined ? HOST : new URL(PUBLIC_URL).hostname;
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}
