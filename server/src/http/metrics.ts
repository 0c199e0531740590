import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { hashSecret } from '#lib/secret.ts';

export interface Metrics {
  registry: Registry;
  calls: Histogram<'method' | 'route' | 'status'>;
  openStreams: Gauge;
  replies: Counter<'status' | 'model'>;
  riskMessages: Counter<'tier'>;
  modelTries: Counter<'model' | 'outcome'>;
  modelConsultations: Counter<'model' | 'outcome'>;
  refused: Counter<'limit'>;
  clockOffset: Gauge;
}

/**
 * Node's own watch over the event loop wakes up each 10 ms, which is 6 % of a core at rest, and looked at more rarely it counts the
 * pause between two looks as a delay.
 */
const never = 2 ** 31 - 1;
const lookAtLoopEveryMs = 100;

/** How late the event loop is, looked at ten times a second: what a caller waits because of others. */
function watchLoop(registry: Registry): void {
  const late = new Histogram({
    name: 'haven_event_loop_late_seconds',
    help: 'How late a timer came that was due, ten times a second.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  let due = performance.now() + lookAtLoopEveryMs;
  setInterval(() => {
    const now = performance.now();
    late.observe(Math.max(0, now - due) / 1_000);
    due = now + lookAtLoopEveryMs;
  }, lookAtLoopEveryMs).unref();
}

/** Numbers about the process and its calls. Labels are route patterns and codes, never anything about a person. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: never });
  for (const name of ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'])
    registry.removeSingleMetric(`nodejs_eventloop_lag_${name}_seconds`);
  watchLoop(registry);
  return {
    registry,
    calls: new Histogram({
      name: 'haven_http_call_seconds',
      help: 'Time to answer a call, by method, route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    openStreams: new Gauge({
      name: 'haven_open_streams',
      help: 'Replies being read as a stream.',
      registers: [registry],
    }),
    replies: new Counter({
      name: 'haven_replies_total',
      help: 'Replies ended, by status and model.',
      labelNames: ['status', 'model'],
      registers: [registry],
    }),
    modelTries: new Counter({
      name: 'haven_model_tries_total',
      help: 'Times a language model was asked, by how it went; paused: not asked, because it kept failing.',
      labelNames: ['model', 'outcome'],
      registers: [registry],
    }),
    modelConsultations: new Counter({
      name: 'haven_model_consultations_total',
      help: 'Times a language model was asked what to remember, by how it went.',
      labelNames: ['model', 'outcome'],
      registers: [registry],
    }),
    riskMessages: new Counter({
      name: 'haven_risk_messages_total',
      help: 'Messages that spoke of risk, by tier.',
      labelNames: ['tier'],
      registers: [registry],
    }),
    refused: new Counter({
      name: 'haven_limit_exceeded_total',
      help: 'Calls over a rate limit, by its name. Those that speak of danger are answered all the same.',
      labelNames: ['limit'],
      registers: [registry],
    }),
    clockOffset: new Gauge({
      name: 'haven_clock_offset_seconds',
      help: "How far Haven's clock is ahead of the database's.",
      registers: [registry],
    }),
  };
}

/** One log line and one measurement a call: method, route pattern, status, time, and a hash of the caller. */
export function measureCalls(app: FastifyInstance, { metrics, logger }: { metrics: Metrics; logger: Logger }): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    const level = levelOf(reply);
    if (logger.isLevelEnabled(level)) {
      const { id: reqId, method } = request;
      logger[level]({ reqId, method, route, status: reply.statusCode, ms, caller: callerOf(request) }, 'call');
    }
    done();
  });
}

function levelOf(reply: FastifyReply): 'warn' | 'debug' {
  return reply.statusCode >= 500 ? 'warn' : 'debug';
}

function callerOf(request: FastifyRequest): string | undefined {
  return request.caller && hashSecret(request.caller.userId).toString('hex').slice(0, 12);
}
