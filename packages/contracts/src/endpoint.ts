import type { z } from 'zod';

/**
 * Who may call an endpoint.
 * - `public`: anybody.
 * - `person`: a visitor (cookie) or a signed-in user (bearer token).
 * - `user`: a signed-in user.
 * - `admin`: a signed-in user whose role an operator has granted.
 */
export type Access = 'public' | 'person' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint {
  method: Method;
  /** Path below the origin, with `:name` for each parameter. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body. An endpoint without one accepts an empty body only. */
  input?: z.ZodType;
  /** The JSON answer of a 2xx status. */
  output: z.ZodType;
  /** The events of the answer when the caller asks for `text/event-stream`. */
  events?: z.ZodType;
  /** The rate limit that guards the endpoint, by its name in `policy/limits`. */
  limit?: string;
  /** Another one, counted by address before anything else is done about a call. */
  floodLimit?: string;
}

/** Declares one call of the API once, for the server that answers it and the client that makes it. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.output<E['params']> : Record<never, never>;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : Record<never, never>;
export type InputOf<E extends Endpoint> = E['input'] extends z.ZodType ? z.output<E['input']> : undefined;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type EventOf<E extends Endpoint> = E['events'] extends z.ZodType ? z.output<E['events']> : never;
