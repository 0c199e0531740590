import { type LimitName, type RateLimit, rateLimits } from '@haven/contracts/policy/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lineOf } from '#lib/network-address.ts';
import type { Caller } from './caller.ts';

export type Limits = Record<LimitName, RateLimit>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Counts calls by limit. Answers undefined while a call is within its limit, else how long to wait. */
export function createLimiter(app: FastifyInstance, limits: Limits) {
  const checks = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      app.createRateLimit({
        max: limit.count,
        timeWindow: limit.seconds * 1_000,
        keyGenerator: (request: FastifyRequest) => `${name}:${keyOf(request, limit)}`,
      }),
    ]),
  );

  return async function take(request: FastifyRequest, name: string) {
    const result = await checks.get(name)?.(request);
    return result && !result.isAllowed && result.isExceeded ? { retryAfterSeconds: result.ttlInSeconds } : undefined;
  };
}

function keyOf(request: FastifyRequest, limit: RateLimit): string {
  return limit.per === 'caller' && request.caller ? request.caller.userId : lineOf(request.ip);
}

/** The limits in force: those of the policy, changed by `LIMIT_<NAME>`; none at all when limits are off. */
export function limitsInForce(
  overrides: Partial<Record<LimitName, Pick<RateLimit, 'count' | 'seconds'>>>,
  on: boolean,
): Limits {
  const entries = Object.entries(rateLimits).map(([name, limit]) => {
    const override = overrides[name as LimitName];
    return [name, on ? { ...limit, ...override } : { ...limit, count: Number.MAX_SAFE_INTEGER }];
  });
  return Object.fromEntries(entries) as Limits;
}
