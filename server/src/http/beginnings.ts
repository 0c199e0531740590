import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How often it is looked whether all have begun; only while Haven stops. */
const lookEveryMs = 10;

/** Calls that came in and whose work has not been done or handed on to a stream: what they begin nobody can see yet. */
export interface Beginnings {
  /** Its work is done, or goes on as a stream. */
  note(reply: FastifyReply): void;
  /** Waits until all that are in have begun, but no longer than so. */
  allBegun(mostMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    beginnings: Beginnings;
  }
}

/**
 * To be registered before whatever may hold a call back: whoever closes Haven waits for what is under way, and a call that is held, or
 * whose caller is being looked up, will begin something a moment later.
 */
export function watchBeginnings(app: FastifyInstance): void {
  const coming = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    coming.add(reply);
    // Also of those who were refused, or have left.
    reply.raw.on('close', () => coming.delete(reply));
    done();
  });
  app.decorate('beginnings', {
    note: (reply) => void coming.delete(reply),
    async allBegun(mostMs) {
      const until = performance.now() + mostMs;
      while (coming.size > 0 && performance.now() < until) await wait(lookEveryMs);
    },
  });
}
