import type { Endpoint, OutputOf } from '@haven/contracts/endpoint';
import { storageKeys } from '@haven/contracts/policy/screens';
import type { z } from 'zod';
import { type ApiError, toApiError } from './api-error.ts';
import { tellLostSession } from './lost-session.ts';
import { readStored } from './storage.ts';

type Given<Schema, Name extends string> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : { [Key in Name]: z.input<Schema> }
  : Record<never, never>;

/** What a call to this endpoint needs: its parameters, query and body, as the contract says. */
export type CallRequest<E extends Endpoint> = Given<E['params'], 'params'> &
  Given<E['query'], 'query'> &
  Given<E['input'], 'body'> & {
    signal?: AbortSignal;
    /** What the answer may be; JSON unless said otherwise. */
    accept?: string;
    /** Lets the call outlive the page. */
    keepalive?: boolean;
  };

/**
 * Where a call goes. Given with the contract's type alone (`call<typeof getSettings>({ method, path }, {})`) the
 * compiler still checks it, and the schemas, with the library they need, stay out of what a first visit loads.
 */
export type Address<E extends Endpoint> = Pick<E, 'method' | 'path'>;

/** Calls an endpoint and returns its JSON. Throws an `ApiError` for every answer that is not a success. */
export async function call<E extends Endpoint>(
  endpoint: E | Address<E>,
  request: CallRequest<E>,
): Promise<OutputOf<E>> {
  const response = await callForResponse(endpoint, request);
  return (await response.json()) as OutputOf<E>;
}

/** Calls an endpoint and returns the answer itself, for a caller that streams it. Throws as `call` does. */
export async function callForResponse<E extends Endpoint>(
  endpoint: E | Address<E>,
  request: CallRequest<E>,
): Promise<Response> {
  const { params, query, body, accept, signal, keepalive } = request as LooseRequest;
  const response = await fetch(urlOf(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: headersOf(body, accept),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

async function refusalOf(response: Response): Promise<ApiError> {
  const error = await toApiError(response);
  if (error.code === 'caller.unknown' && readStored(storageKeys.authToken)) tellLostSession();
  return error;
}

type Values = Record<string, string | number | boolean | null | undefined>;

interface LooseRequest {
  params?: Values;
  query?: Values;
  body?: unknown;
  accept?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
}

function urlOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function headersOf(body: unknown, accept = 'application/json'): Record<string, string> {
  const token = readStored(storageKeys.authToken);
  return {
    accept,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
