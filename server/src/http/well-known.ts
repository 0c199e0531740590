import type { FastifyInstance } from 'fastify';
import type { Clock } from '#lib/clock.ts';

const yearMs = 365 * 24 * 60 * 60_000;
/** When Haven began to honor the signal. */
const gpcSince = '2026-11-21';

/** What machines look for at fixed addresses: whom to tell of a hole (RFC 9116), and Global Privacy Control. */
export function addWellKnown(
  app: FastifyInstance,
  { supportEmail, clock }: { supportEmail: string; clock: Clock },
): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } };
  app.get('/.well-known/security.txt', open, (_request, reply) => {
    const expires = new Date(clock.now().getTime() + yearMs).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: mailto:${supportEmail}\nExpires: ${expires}\nPreferred-Languages: en, es\n`);
  });
  app.get('/.well-known/gpc.json', open, () => ({ gpc: true, lastUpdate: gpcSince }));
}
