import { createHmac } from 'node:crypto';
import { type LimitName, type RateLimit, rateLimits } from '@haven/contracts/policy/limits';
import type { FastifyRequest } from 'fastify';
import { lineOf } from '#lib/network-address.ts';
import type { Caller } from './caller.ts';
import { createWindows } from './windows.ts';

export type Limits = Record<LimitName, RateLimit>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Counts that all processes share. Fails while the database is away. */
export interface SharedCounts {
  add(uses: readonly { key: string; seconds: number }[]): Promise<{ used: number; secondsLeft: number }[]>;
}

export interface LimiterNeeds {
  limits: Limits;
  counts: SharedCounts;
  /** For the names under which callers and addresses are counted in the database. */
  countingKey: Buffer;
  elapsedMs(): number;
  onRefused(limit: string): void;
}

export type Limiter = ReturnType<typeof createLimiter>;

interface Taken {
  name: string;
  key: string;
  limit: RateLimit;
}

/**
 * Counts calls by limit, here first and then in the database: what this process alone knows to be too much costs no
 * statement, and while the database is away this process's own count holds.
 */
export function createLimiter({ limits, counts, countingKey, elapsedMs, onRefused }: LimiterNeeds) {
  const windows = createWindows(elapsedMs);

  /** Counts a call against each of these limits. Undefined while it is within all, else how long to wait. */
  return async function take(request: FastifyRequest, ...names: string[]) {
    const taken = names.map((name) => ({ name, ...keyedBy(request, name) })).filter(isOn);
    const exceeded = takeHere(taken) ?? (await takeShared(taken.filter(({ limit }) => !limit.perProcess)));
    if (!exceeded) return;
    onRefused(exceeded.name);
    const { code = 'request.too_many' } = limits[exceeded.name as LimitName];
    return { code, retryAfterSeconds: exceeded.secondsLeft };
  };

  function keyedBy(request: FastifyRequest, name: string): Omit<Taken, 'name'> {
    const limit = limits[name as LimitName];
    return { limit, key: `${name}:${keyOf(request, limit)}` };
  }

  /** Stops at the first that is used up: a flood of one caller does not use up what their address has for others. */
  function takeHere(taken: readonly Taken[]) {
    for (const { name, key, limit } of taken) {
      const { used, secondsLeft } = windows.add(key, limit.seconds);
      if (used > limit.count) return { name, secondsLeft };
    }
    return undefined;
  }

  async function takeShared(taken: readonly Taken[]) {
    if (taken.length === 0) return undefined;
    const uses = taken.map(({ key, limit }) => ({ key: maskOf(key), seconds: limit.seconds }));
    const counted = await counts.add(uses).catch(() => []);
    for (const [index, { name, key, limit }] of taken.entries()) {
      const { used = 0, secondsLeft = limit.seconds } = counted[index] ?? {};
      if (used <= limit.count) continue;
      windows.useUp(key, secondsLeft);
      return { name, secondsLeft };
    }
    return undefined;
  }

  function maskOf(key: string): string {
    return createHmac('sha256', countingKey).update(key).digest('base64url');
  }
}

function keyOf(request: FastifyRequest, limit: RateLimit): string {
  return limit.per === 'caller' && request.caller ? request.caller.userId : lineOf(request.ip);
}

function isOn({ limit }: Taken): boolean {
  return limit.count < noLimit;
}

const noLimit = Number.MAX_SAFE_INTEGER;

/** False when limits are off, for measuring. */
export function isLimited(limits: Limits): boolean {
  return Object.values(limits).some(({ count }) => count < noLimit);
}

/** The limits in force: those of the policy, changed by `LIMIT_<NAME>`; none at all when limits are off. */
export function limitsInForce(
  overrides: Partial<Record<LimitName, Pick<RateLimit, 'count' | 'seconds'>>>,
  on: boolean,
): Limits {
  const entries = Object.entries(rateLimits).map(([name, limit]) => {
    const override = overrides[name as LimitName];
    return [name, on ? { ...limit, ...override } : { ...limit, count: noLimit }];
  });
  return Object.fromEntries(entries) as Limits;
}
