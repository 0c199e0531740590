import type { Endpoint, EventOf, InputOf, OutputOf, ParamsOf, QueryOf } from '@haven/contracts/endpoint';
import type { Caller } from './caller.ts';

type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | undefined : Caller;

/** One call as a handler sees it: checked input, and who makes it. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  input: InputOf<E>;
  caller: CallerOf<E>;
  /** The caller's address, as far as it can be trusted. */
  address: string;
  userAgent: string;
  /** True when the client asked for `text/event-stream`. */
  wantsEvents: boolean;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
  /** Counts this call against each of these limits; answers how long to wait once one is used up. */
  takeLimit(...names: string[]): Promise<{ retryAfterSeconds: number } | undefined>;
  setVisitorSecret(secret: string): void;
  /** Takes the visitor's cookie away. */
  clearVisitorSecret(): void;
}

/** What was read for a call while its caller was found out, by whoever reads it ahead. */
export interface Foreseen<Ahead> {
  foreseen: Promise<Ahead> | undefined;
}

/** Events for a client that asked for a stream. */
export interface EventAnswer<Event> {
  events: AsyncIterable<Event>;
}

export type Answer<E extends Endpoint> = OutputOf<E> | EventAnswer<EventOf<E>>;

/** A contract and what answers it. Without a contract, and so without an access rule, nothing can be registered. */
export interface Route {
  endpoint: Endpoint;
  handle(call: Call<Endpoint> & Foreseen<unknown>): Promise<unknown>;
  foresee?: Foresee<Endpoint, unknown> | undefined;
}

/**
 * Reads what the handler will need, for whoever the call probably comes from. Nothing of it is told or written: the handler gets it
 * only once the caller has proved to be that person.
 */
type Foresee<E extends Endpoint, Ahead> = (userId: string, input: InputOf<E>) => Promise<Ahead>;

export function route<E extends Endpoint, Ahead = never>(
  endpoint: E,
  handle: (call: Call<E> & Foreseen<Ahead>) => Promise<Answer<E>> | Answer<E>,
  foresee?: Foresee<E, Ahead>,
): Route {
  return {
    endpoint,
    handle: async (call) => handle(call as Call<E> & Foreseen<Ahead>),
    foresee,
  };
}

export function isEventAnswer(answer: unknown): answer is EventAnswer<{ type: string }> {
  return typeof answer === 'object' && answer !== null && 'events' in answer;
}
