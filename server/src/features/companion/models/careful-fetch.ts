import { Agent as HttpAgent, type IncomingMessage, request as askOverHttp } from 'node:http';
import { Agent as HttpsAgent, request as askOverHttps } from 'node:https';
import type { Joiner } from './join-deltas.ts';

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
 * @param createJoiner of what comes at once, for servers whose frames it knows.
 */
export function carefulFetch(
  input: string | URL | Request,
  init: RequestInit = {},
  createJoiner?: () => Joiner,
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const { method = 'GET', signal, body } = init;
  const { ask, agent } = url.protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const asked = ask(url, { agent, method, headers: Object.fromEntries(new Headers(init.headers)) });
    let fail: (error: Error) => void = reject;
    const leave = () => {
      fail(signal?.reason as Error);
      asked.destroy();
    };
    signal?.addEventListener('abort', leave, { once: true });
    asked.on('close', () => signal?.removeEventListener('abort', leave));
    asked.on('error', (error) => fail(new TypeError('fetch failed', { cause: error })));
    asked.on('response', (answer) => {
      if (!isStream(answer)) return resolve(refusal(answer));
      const stream = streamOf(answer, createJoiner?.());
      fail = stream.fail;
      resolve(new Response(stream.body, { headers: { 'content-type': answer.headers['content-type'] ?? '' } }));
    });
    asked.end(body);
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

/** The answer's words as they come, up to a bound. */
function streamOf(answer: IncomingMessage, joiner: Joiner | undefined) {
  let left = mostBytes;
  let come: Buffer[] = [];
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined;

  function handOver() {
    const chunks = come;
    come = [];
    if (!reader || chunks.length === 0) return;
    const bytes = Buffer.concat(chunks);
    enqueue(joiner ? joiner.push(bytes) : bytes);
  }

  function enqueue(bytes: Buffer) {
    if (!reader || bytes.length === 0) return;
    reader.enqueue(bytes);
    if ((reader.desiredSize ?? 0) <= 0) answer.pause();
  }

  function fail(error: Error) {
    handOver();
    reader?.error(error);
    reader = undefined;
    answer.destroy();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => void (reader = controller),
      pull: () => void answer.resume(),
      cancel() {
        reader = undefined;
        answer.destroy();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostUnread }),
  );
  answer.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) return fail(new Error('The answer of the model does not end.'));
    // What the network brought in one go is handed over once all of it is here.
    if (come.push(chunk) === 1) queueMicrotask(handOver);
  });
  answer.on('end', () => {
    handOver();
    if (joiner) enqueue(joiner.end());
    reader?.close();
    reader = undefined;
  });
  // As `fetch` tells it: the provider packages know this error.
  answer.on('error', (error) => fail(new TypeError('terminated', { cause: error })));
  return { body, fail };
}
