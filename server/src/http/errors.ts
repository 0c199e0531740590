import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errors } from '@haven/contracts/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '#lib/app-error.ts';
import { PersonalTextErased } from '#lib/personal-text.ts';

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not_found',
};

/** The one shape of every error: `{ success: false, code, message }`, never a stack, never what was sent. */
export function answerError(error: FastifyError | AppError | Error, request: FastifyRequest, reply: FastifyReply) {
  const body = errorBody(error);
  const { status } = errors[body.code];
  reply.header('cache-control', 'no-store');
  if (status >= 500) request.log.error({ reqId: request.id, err: summaryOf(error), code: body.code }, 'call failed');
  if (error instanceof AppError && error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  } else if (body.code in secondsToWait) reply.header('retry-after', secondsToWait[body.code]);
  else if (status === 503) reply.header('retry-after', '2');
  return reply.status(status).send({ ...body, requestId: request.id });
}

/** An answer to what is no HTTP at all. What it was is told to nobody, the log included: it may hold a cookie. */
export function answerClientError({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = byParserCode[code] ?? '400 Bad Request';
  const body = JSON.stringify(bodyOf('request.invalid'));
  const head = ['Connection: close', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  socket.end(`HTTP/1.1 ${[status, ...head].join('\r\n')}\r\n\r\n${body}`);
}

const byParserCode: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function errorBody(error: unknown): ErrorBody {
  if (error instanceof AppError) return bodyOf(error.code);
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation);
  const failure = databaseFailure(error);
  if (failure) return bodyOf(failure);
  const code = (error as FastifyError).code;
  const known = code === undefined ? undefined : byFastifyCode[code];
  if (known) return bodyOf(known);
  const status = (error as FastifyError).statusCode;
  return bodyOf(status !== undefined && status >= 400 && status < 500 ? 'request.invalid' : 'server.failed');
}

function bodyOf(code: ErrorCode): ErrorBody {
  return { success: false, code, message: errors[code].message };
}

/** A field's own message is the best one to show; it names no value. */
function invalid(validation: { instancePath: string; message?: string }[]): ErrorBody {
  const issues = validation.slice(0, 20).map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.').slice(0, 100),
    message: message ?? errors['request.invalid'].message,
  }));
  return { ...bodyOf('request.invalid'), message: issues[0]?.message ?? errors['request.invalid'].message, issues };
}

/** Making room takes longer than a restart. */
const secondsToWait: Partial<Record<ErrorCode, string>> = { 'server.full': '30' };

/** PostgreSQL found no room on its disk. */
const diskFull = '53100';
/**
 * Failures that pass: connections (08), means used up (53), an operator or a restart at work (57), the disk (58030),
 * two at once (40), a lock that was not to be had (55P03), a server that only reads now (25006), the network.
 */
const passing =
  /^(08\w{3}|53\w{3}|57\w{3}|58030|40\w{3}|55P03|25006|ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says of a connection that went, without a code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

/**
 * What a failure of PostgreSQL means to the caller: it is away, restarting, full or was asked for two things at once,
 * and worth trying again soon; or the account was removed while the call was under way. Else undefined.
 */
function databaseFailure(error: unknown): ErrorCode | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: string; constraint?: string };
    if (code === '23503' && constraint?.endsWith('user_id_user_accounts_id_fk')) return 'caller.unknown';
    if (cause instanceof PersonalTextErased) return 'caller.unknown';
    if (code === diskFull) return 'server.full';
    if (code !== undefined && passing.test(code)) return 'server.busy';
    if (lostConnection.test(cause.message)) return 'server.busy';
  }
  return undefined;
}

/** What a log may hold of an error: its kind and place. Messages of the driver can quote values. */
export function summaryOf(error: Error) {
  const cause = error.cause as { code?: string; name?: string } | undefined;
  return { name: error.name, code: (error as { code?: string }).code ?? cause?.code, stack: framesOf(error) };
}

function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}
