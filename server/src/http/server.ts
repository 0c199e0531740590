import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import type { Endpoint } from '@haven/contracts/endpoint';
import { limits as sizes } from '@haven/contracts/policy/limits';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { AppError } from '#lib/app-error.ts';
import { randomId } from '#lib/random-id.ts';
import { createArrivals } from './arrivals.ts';
import { watchBeginnings } from './beginnings.ts';
import { type Callers, visitorCookie } from './caller.ts';
import { createDoor } from './door.ts';
import { answerClientError, answerError } from './errors.ts';
import { sendEvents } from './event-stream.ts';
import { createLimiter, type Limiter, type LimiterNeeds } from './limits.ts';
import { measureCalls, type Metrics } from './metrics.ts';
import { type Call, type EventAnswer, isEventAnswer, type Route } from './route.ts';
import { createStreamWatch } from './stream-watch.ts';

export interface HttpOptions extends Omit<LimiterNeeds, 'onRefused'> {
  callers: Callers;
  logger: Logger;
  metrics: Metrics;
  /** False while nothing more should be stored. */
  hasRoom(): boolean;
  publicUrl?: string | undefined;
  /** Addresses of proxies whose `X-Forwarded-*` headers are believed. */
  trustProxy?: string | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Endpoint['access'];
  }
}

/** The web framework, set up: callers, limits, headers, errors, contracts. Routes are added with `addRoutes`. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // One of its own for each call would live as long as its stream; what is logged of a call names it.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy?.split(',').map((address) => address.trim()) ?? false,
    bodyLimit: sizes.bodyBytes,
    genReqId: () => randomId(),
    requestIdHeader: false,
    connectionTimeout: 0,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    // A reply being streamed is cut by the drain at shutdown, not by the framework; a call that came in is answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Node looks for connections that are too slow only every 30 s by itself.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new AppError('request.not_found');
  });
  app.decorateRequest('caller', undefined);
  app.decorateRequest('ahead', undefined);
  watchBeginnings(app);
  const begin = createArrivals(app.server);
  app.addHook('onRequest', (_request, reply, done) =>
    begin(() => {
      // Who has left meanwhile is not looked up.
      if (!reply.raw.destroyed) done();
    }),
  );
  acceptJsonOnly(app);
  demandAccessRules(app);
  measureCalls(app, options);
  await app.register(cookie);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(secureHeaders);
    done();
  });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(swagger, openApi);
  return app;
}

/**
 * What keeps pages safe, asked for once: it is the same for every call. With the framework's headers, and not with Node's own, which would
 * be kept in a form for changing them as long as a stream lasts.
 */
const secureHeaders = headersOf(
  helmet({
    // Each page brings its own policy, with the hashes of its inline scripts; this one is for everything else.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' as const },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  }),
);

function headersOf(secure: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const headers = new Map<string, OutgoingHttpHeaders[string]>();
  // All that it asks of an answer.
  const answer: Pick<ServerResponse, 'removeHeader'> & { setHeader(name: string, value: string): void } = {
    setHeader: (name, value) => void headers.set(name.toLowerCase(), value),
    removeHeader: (name) => void headers.delete(name.toLowerCase()),
  };
  secure({} as IncomingMessage, answer as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return Object.fromEntries(headers);
}

const openApi = {
  openapi: {
    info: {
      title: 'Haven',
      version: '1.0.0',
      description: 'The calls of Haven, from the same schemas that check them.',
    },
  },
  transform: jsonSchemaTransform,
};

/** Registers each route with its contract: access, limits, origin, schemas, and how its answer is sent. */
export function addRoutes(app: FastifyInstance, routes: readonly Route[], options: HttpOptions): void {
  const onRefused = (limit: string) => options.metrics.refused.inc({ limit });
  const take = createLimiter({ ...options, onRefused });
  const doorOf = createDoor(options, take);
  const streams = createStreamWatch(options.callers);
  const working = new Set<Promise<unknown>>();
  const reading = new Set<FastifyReply>();
  app.addHook('preClose', async () => reading.forEach(hintAtReturn));
  // A caller who hung up does not stop the work on the call; closing waits for it, while there still is a database.
  app.addHook('preClose', async () => void (await Promise.allSettled(working)));
  for (const route of routes) {
    const { endpoint, handle } = route;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { access: endpoint.access },
      schema: schemaOf(endpoint),
      ...doorOf(route),
      handler: (request, reply) => {
        reply.header('cache-control', 'no-store').header('vary', 'Cookie, Authorization');
        const call = { ...callOf(request, reply, take), foreseen: request.ahead?.foreseen };
        // The request lives as long as its answer.
        request.ahead = undefined;
        const work = handle(call);
        working.add(work);
        const answered = work.finally(() => {
          working.delete(work);
          app.beginnings.note(reply);
        });
        // By itself: what a handler was given would be kept as long as it waits.
        return answered.then((answer): unknown =>
          isEventAnswer(answer) ? stream(request, reply, answer) : reply.send(answer),
        );
      },
    });
  }

  async function stream(request: FastifyRequest, reply: FastifyReply, { events }: EventAnswer<{ type: string }>) {
    const release = request.caller && streams.watch(request.caller, () => reply.raw.destroy());
    reading.add(reply);
    options.metrics.openStreams.inc();
    await sendEvents(reply, events);
    options.metrics.openStreams.dec();
    reading.delete(reply);
    release?.();
  }
}

function schemaOf({ params, query, input, output, summary }: Endpoint) {
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(input && { body: input }),
    response: { 200: output },
  };
}

function callOf(request: FastifyRequest, reply: FastifyReply, take: Limiter): Call<Endpoint> {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  // Held back while others came in, somebody may have left already.
  if (reply.raw.destroyed) gone.abort();
  return {
    params: request.params as never,
    query: request.query as never,
    input: request.body as never,
    caller: request.caller as never,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    wantsEvents: /\btext\/event-stream\b/.test(request.headers.accept ?? ''),
    signal: gone.signal,
    takeLimit: (...names) => take(request, ...names),
    setVisitorSecret: (secret) => {
      const { name, value, options } = visitorCookie(request, secret);
      reply.setCookie(name, value, options);
    },
    clearVisitorSecret: () => {
      const { name, options } = visitorCookie(request, '');
      reply.clearCookie(name, options);
    },
  };
}

/** This process ends: whoever is cut off may come back at once, to the next one. */
function hintAtReturn({ raw }: FastifyReply): void {
  if (!raw.destroyed) raw.write('retry: 1000\n\n');
}

/** Only JSON bodies, and empty ones where no body is specified. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer)));
    } catch (error) {
      done(new AppError('request.invalid', { cause: error }), undefined);
    }
  });
}

/** A route without an access rule stops the start, and so the build. */
function demandAccessRules(app: FastifyInstance): void {
  app.addHook('onRoute', ({ config, url, method }) => {
    if (config?.access === undefined) throw new Error(`The route ${String(method)} ${url} has no access rule.`);
  });
}
