import { Agent as HttpAgent, type IncomingMessage, request as askOverHttp } from 'node:http';
import { Agent as HttpsAgent, request as askOverHttps } from 'node:https';

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

/** Connections are kept for the next message, but not for so long that servers have closed them. */
const keeping = { keepAlive: true, timeout: 4_000 };
const plain = { ask: askOverHttp, agent: new HttpAgent(keeping) };
const secure = { ask: askOverHttps, agent: new HttpsAgent(keeping) };

/**
 * `fetch` for a model's server. It follows no redirect, so a conversation goes nowhere but to the configured address;
 * it never reads what stands in an error or in a web page; and it stops reading an answer without an end. What comes from
 * the network at once is one chunk of the body: Node's own `fetch` makes one of every word, and each costs.
 * @param ear hears the beginning of the answer. The response comes once there is something to read, or the end.
 * @throws `heardWhole` when the ear has left nothing.
 */
export function carefulFetch(input: string | URL | Request, init: RequestInit = {}, ear?: Ear): Promise<Response> {
  const { body, signal } = init;
  const url = new URL(input instanceof Request ? input.url : input);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { ask, agent } = url.protocol === 'https:' ? secure : plain;
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  const headers = plainHeaders(init.headers);
  const asked = ask(url, { agent, method: init.method ?? 'GET', headers });
  listenTo(asked, { signal, ear, resolve, reject });
  asked.end(body);
  return promise;
}

function plainHeaders(headers: RequestInit['headers'] = {}): Record<string, string> {
  const isPlain = Object.getPrototypeOf(headers) === Object.prototype;
  return isPlain ? (headers as Record<string, string>) : Object.fromEntries(new Headers(headers));
}

interface Listening {
  signal: AbortSignal | null | undefined;
  ear: Ear | undefined;
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** Apart from the sending: what listens lives as long as the answer, and would keep the question with it. */
function listenTo(asked: ReturnType<typeof askOverHttp>, { signal, ear, resolve, reject }: Listening): void {
  let fail = reject;
  const leave = () => {
    fail(signal?.reason as Error);
    asked.destroy();
  };
  signal?.addEventListener('abort', leave, { once: true });
  asked.on('close', () => signal?.removeEventListener('abort', leave));
  asked.on('error', (error) => fail(new TypeError('fetch failed', { cause: error })));
  asked.on('response', (answer) => {
    if (!isStream(answer)) return resolve(refusal(answer));
    const headers = { 'content-type': answer.headers['content-type'] ?? '' };
    const begin = (body: ReadableStream<Uint8Array>) => resolve(new Response(body, { headers }));
    fail = read(answer, { ear, begin, reject });
  });
}

/** An encoding was not asked for: what comes in one all the same cannot be read. */
function isStream({ statusCode = 0, headers }: IncomingMessage): boolean {
  const isPage = /\bhtml\b/i.test(headers['content-type'] ?? '');
  return statusCode >= 200 && statusCode < 300 && !isPage && headers['content-encoding'] === undefined;
}

/** Only the status and how long to wait are told: the text is the provider's, and may quote the person. */
function refusal(answer: IncomingMessage): Response {
  answer.destroy();
  const { statusCode = 0, headers } = answer;
  const retryAfter = headers['retry-after'];
  return new Response(null, {
    status: statusCode < 400 ? 502 : statusCode,
    ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
  });
}

interface Reading extends Pick<Listening, 'ear' | 'reject'> {
  begin(body: ReadableStream<Uint8Array>): void;
}

/** Reads an answer up to a bound: the ear hears it first, and what it leaves is the body. Gives back how to break it off. */
function read(answer: IncomingMessage, { ear, begin, reject }: Reading): (error: Error) => void {
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
        pull: () => void answer.resume(),
        cancel() {
          isOver = true;
          answer.destroy();
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
    if ((reader?.desiredSize ?? 0) <= 0) answer.pause();
  }

  function fail(error: Error): void {
    handOver();
    if (isOver) return;
    isOver = true;
    if (reader) reader.error(error);
    else reject(error);
    answer.destroy();
  }

  answer.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) return fail(new Error('The answer of the model does not end.'));
    // What the network brought in one go is handed over once all of it is here.
    if (come.push(chunk) === 1) queueMicrotask(handOver);
  });
  answer.on('end', () => {
    handOver();
    if (isOver) return;
    isOver = true;
    const rest = isHeard ? ear?.end() : nothing;
    if (!rest) return reject(heardWhole);
    enqueue(rest);
    reader?.close();
  });
  // As `fetch` tells it: the provider packages know this error.
  answer.on('error', (error) => fail(new TypeError('terminated', { cause: error })));
  if (!ear) openBody();
  return fail;
}
