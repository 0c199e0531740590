import type { Dispatcher } from 'undici';
import Agent from 'undici/lib/dispatcher/agent.js';

/** Hears what it understands of an answer while that comes. */
export interface Ear {
  /** Gives back what it does not understand. That, and all that comes behind it, is left to be read. */
  hear(bytes: Buffer): Buffer | undefined;
  /** The answer has ended. Gives back what it has held back, to be read; undefined when it has understood all there was. */
  end(): Buffer | undefined;
}

/** In place of a response: an ear has understood the whole answer, and nothing is left to be read. */
export const heardWhole = new Error('The answer was heard to its end.');

const nothing: Buffer = Buffer.alloc(0);
/** A whole reply with all its packaging is far smaller; a model that sends more is broken. */
const mostBytes = 4_000_000;

/** What may wait to be read before the model's server is told to wait. */
const mostUnread = 64 * 1_024;

/**
 * Connections are kept for the next message, but not for so long that servers have closed them. How long a model is waited for is
 * decided by who asks. Node's own client keeps a parser of 10 kB with each connection; this one keeps next to nothing.
 */
const agent = new Agent({
  allowH2: false,
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 4_000,
  headersTimeout: 0,
  bodyTimeout: 0,
});

/**
 * `fetch` for a model's server. It follows no redirect, so a conversation goes nowhere but to the configured address;
 * it never reads what stands in an error or in a web page; and it stops reading an answer without an end. What comes from
 * the network at once is one chunk of the body: Node's own `fetch` makes one of every word, and each costs.
 * @param ear hears the beginning of the answer. The response comes once there is something to read, or the end.
 * @throws `heardWhole` when the ear has left nothing.
 */
export function carefulFetch(input: string | URL | Request, init: RequestInit = {}, ear?: Ear): Promise<Response> {
  const { body, signal } = init;
  const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const method = init.method ?? 'GET';
  const headers = plainHeaders(init.headers);
  const question = { origin, path: pathname + search, method, ...bodyOf(body, headers) };
  agent.dispatch(question, listenTo({ signal, ear, resolve, reject }));
  return promise;
}

function plainHeaders(headers: RequestInit['headers'] = {}): Record<string, string> {
  const isPlain = Object.getPrototypeOf(headers) === Object.prototype;
  return isPlain ? (headers as Record<string, string>) : Object.fromEntries(new Headers(headers));
}

/** Let go once it is sent: given as it is, the client would keep a copy of it as long as the answer lasts. */
class Body {
  #text: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  async *[Symbol.asyncIterator]() {
    const text = this.#text;
    this.#text = undefined;
    yield text;
  }
}

function bodyOf(body: RequestInit['body'], headers: Record<string, string>) {
  if (typeof body !== 'string' || body === '') return { headers };
  return {
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    // The client takes whatever can be iterated over; its types leave that out.
    body: new Body(body) as unknown as Uint8Array,
  };
}

interface Listening {
  signal: AbortSignal | null | undefined;
  ear: Ear | undefined;
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** Apart from the sending: what listens lives as long as the answer, and would keep the question with it. */
function listenTo({ signal, ear, resolve, reject }: Listening): Dispatcher.DispatchHandler {
  let call: Dispatcher.DispatchController | undefined;
  let answer: Answer | undefined;
  const fail = (error: Error) => (answer ? answer.fail(error) : reject(error));
  const leave = () => {
    const reason = signal?.reason as Error;
    fail(reason);
    call?.abort(reason);
  };
  const stopListening = () => signal?.removeEventListener('abort', leave);
  signal?.addEventListener('abort', leave, { once: true });
  return {
    onRequestStart(started) {
      call = started;
      if (signal?.aborted) started.abort(signal.reason as Error);
    },
    onResponseStart(started, status, headers) {
      // That there will be an answer.
      if (status < 200) return;
      // They would be kept as long as the answer lasts.
      started.rawHeaders = null;
      if (!isStream(status, headers)) {
        resolve(refusal(status, headers));
        return started.abort(unread);
      }
      const type = { 'content-type': textOf(headers['content-type']) ?? '' };
      answer = read(started, { ear, begin: (body) => resolve(new Response(body, { headers: type })), reject });
    },
    onResponseData: (_, chunk) => answer?.take(chunk),
    onResponseEnd() {
      stopListening();
      answer?.end();
    },
    onResponseError(_, error) {
      stopListening();
      // As `fetch` tells it: the provider packages know these errors.
      fail(new TypeError(answer ? 'terminated' : 'fetch failed', { cause: error }));
    },
  };
}

type AnswerHeaders = Record<string, string | string[] | undefined>;

/** Why an answer that is not read is broken off. */
const unread = new Error('The answer is not read.');

/** An encoding was not asked for: what comes in one all the same cannot be read. */
function isStream(status: number, headers: AnswerHeaders): boolean {
  const isPage = /\bhtml\b/i.test(textOf(headers['content-type']) ?? '');
  return status >= 200 && status < 300 && !isPage && headers['content-encoding'] === undefined;
}

/** Only the status and how long to wait are told: the text is the provider's, and may quote the person. */
function refusal(status: number, headers: AnswerHeaders): Response {
  const retryAfter = textOf(headers['retry-after']);
  return new Response(null, {
    status: status < 400 ? 502 : status,
    ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
  });
}

/** A header that comes several times counts as it came first. */
function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}

interface Reading extends Pick<Listening, 'ear' | 'reject'> {
  begin(body: ReadableStream<Uint8Array>): void;
}

/** An answer as it comes. */
interface Answer {
  take(chunk: Buffer): void;
  end(): void;
  /** Breaks it off. */
  fail(error: Error): void;
}

/** Reads an answer up to a bound: the ear hears it first, and what it leaves is the body. */
function read(call: Dispatcher.DispatchController, { ear, begin, reject }: Reading): Answer {
  let left = mostBytes;
  let come: Buffer[] = [];
  let isHeard = ear !== undefined;
  let isOver = false;
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined;

  function openBody(): void {
    isHeard = false;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (reader = controller),
        pull: () => call.resume(),
        cancel() {
          isOver = true;
          call.abort(unread);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostUnread }),
    );
    begin(body);
  }

  function handOver(): void {
    if (isOver || come.length === 0) return;
    const bytes = come.length === 1 ? come[0] : Buffer.concat(come);
    come = [];
    const rest = isHeard ? ear?.hear(bytes as Buffer) : bytes;
    if (rest) enqueue(rest);
  }

  function enqueue(bytes: Buffer): void {
    if (!reader) openBody();
    if (bytes.length === 0) return;
    reader?.enqueue(bytes);
    if ((reader?.desiredSize ?? 0) <= 0) call.pause();
  }

  function fail(error: Error): void {
    handOver();
    if (isOver) return;
    isOver = true;
    if (reader) reader.error(error);
    else reject(error);
    call.abort(error);
  }

  function take(chunk: Buffer): void {
    if (isOver) return;
    left -= chunk.byteLength;
    if (left < 0) return fail(new Error('The answer of the model does not end.'));
    // What the network brought in one go is handed over once all of it is here.
    if (come.push(chunk) === 1) queueMicrotask(handOver);
  }

  function end(): void {
    handOver();
    if (isOver) return;
    isOver = true;
    const rest = isHeard ? ear?.end() : nothing;
    if (!rest) return reject(heardWhole);
    enqueue(rest);
    reader?.close();
  }

  if (!ear) openBody();
  return { take, end, fail };
}
