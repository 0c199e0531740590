import type { FastifyRequest } from 'fastify';
import { hashSecret } from '#lib/secret.ts';
import { credentialOf } from './caller.ts';

const mostRemembered = 10_000;

/**
 * Who a call probably comes from: whoever was let in the last time by the same token or cookie. It lets nobody in; it only says for
 * whom to read ahead while that is found out. Each guess is good for one call, until that one was let in: whoever is
 * refused, or calls many times at once, is not read ahead for.
 */
export function createLikelyCallers() {
  const known = new Map<string, string>();

  return {
    take(request: FastifyRequest): string | undefined {
      const name = nameOf(request);
      const userId = name === undefined ? undefined : known.get(name);
      if (name !== undefined) known.delete(name);
      return userId;
    },

    /** The call was let in. */
    note(request: FastifyRequest): void {
      const name = nameOf(request);
      if (name === undefined || !request.caller) return;
      known.set(name, request.caller.userId);
      const [longestUnused] = known.keys();
      if (known.size > mostRemembered && longestUnused !== undefined) known.delete(longestUnused);
    },
  };
}

/** Credentials themselves are not kept. */
function nameOf(request: FastifyRequest): string | undefined {
  const credential = credentialOf(request);
  return credential === undefined ? undefined : hashSecret(credential).toString('base64');
}
