import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error.ts';

/**
 * Refuses a changing call that a page of another origin made with the visitor's cookie.
 * Every browser sends `Origin` with such a call; a client that sends neither header is not a browser and holds no
 * cookie of anybody else.
 */
export function checkSameOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site, host } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('request.foreign_origin');
  if (origin === undefined) return;
  const own = [`${request.protocol}://${host}`, publicUrl && new URL(publicUrl).origin];
  if (!own.includes(origin)) throw new AppError('request.foreign_origin');
}
