import { getHealth, getReady, getSettings } from '@haven/contracts/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error.ts';
import { hashSecret } from '#lib/secret.ts';
import type { Metrics } from './metrics.ts';
import { type Route, route } from './route.ts';

export interface ServiceOptions {
  /** Throws when Haven could not answer now. */
  checkReady(): Promise<void>;
  beta: boolean;
  supportEmail: string;
  privacyEmail: string;
  /** Whether one can sign in with Google here. */
  hasGoogle: boolean;
  /** The language model that answers, when it is not Haven's own companion. */
  languageModel: string | undefined;
}

/** Alive, ready, and how this Haven is run. */
export function serviceRoutes({ checkReady, hasGoogle, languageModel, ...shown }: ServiceOptions): Route[] {
  const { beta, supportEmail, privacyEmail } = shown;
  return [
    route(getHealth, () => ({ status: 'ok' })),
    route(getReady, async () => {
      await checkReady().catch((cause: unknown) => {
        throw new AppError('server.busy', { cause });
      });
      return { status: 'ready' };
    }),
    route(getSettings, () => ({
      success: true as const,
      data: {
        beta,
        supportEmail,
        privacyEmail,
        google: hasGoogle,
        ...(languageModel !== undefined && { languageModel }),
      },
    })),
  ];
}

/** For machines that look after Haven: its numbers, and its contract. */
export function addMachineRoutes(app: FastifyInstance, metrics: Metrics, metricsToken: string | undefined): void {
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new AppError('request.not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
}

/** With a token, whoever has it; without one, this machine alone. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return hashSecret(headers.authorization ?? '').equals(hashSecret(`Bearer ${token}`));
  // A proxy on this machine calls for somebody else, and whoever that is can write the address it passes on.
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
}

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
