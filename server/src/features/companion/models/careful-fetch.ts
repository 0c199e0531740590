import { Agent, type Dispatcher } from 'undici';

/** A whole reply with all its packaging is far smaller; a model that sends more is broken. */
const mostBytes = 4_000_000;

/** What may wait to be read before the model's server is told to wait. */
const mostUnread = 64 * 1_024;

const servers = new Agent({ allowH2: false });

/**
 * `fetch` for a model's server. It follows no redirect, so a conversation goes nowhere but to the configured address;
 * it never reads what stands in an error or in a web page; and it stops reading an answer without an end. What comes from
 * the network at once is one chunk of the body: each chunk costs, and Node's own `fetch` makes one of every word.
 */
export function carefulFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { signal } = init;
    if (signal?.aborted) return reject(signal.reason as Error);
    const answer = createAnswer(resolve, reject);
    const leave = () => answer.leave(signal?.reason as Error);
    signal?.addEventListener('abort', leave, { once: true });
    const asked: Dispatcher.DispatchOptions = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: (init.method ?? 'GET') as Dispatcher.HttpMethod,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: (init.body ?? null) as string | null,
    };
    servers.dispatch(asked, {
      ...answer.handler,
      onResponseEnd() {
        signal?.removeEventListener('abort', leave);
        answer.end();
      },
      onResponseError(_, error) {
        signal?.removeEventListener('abort', leave);
        answer.fail(error);
      },
    });
  });
}

/** Makes a `Response` of what the network tells. */
function createAnswer(resolve: (response: Response) => void, reject: (error: Error) => void) {
  let call: Dispatcher.DispatchController | undefined;
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined;
  let come: Buffer[] = [];
  let left = mostBytes;
  let gone: Error | undefined;

  function handOver() {
    const chunks = come;
    come = [];
    if (!reader || chunks.length === 0) return;
    reader.enqueue(Buffer.concat(chunks));
    if ((reader.desiredSize ?? 0) <= 0) call?.pause();
  }

  function take(chunk: Buffer) {
    left -= chunk.byteLength;
    if (left < 0) return leave(new Error('The answer of the model does not end.'));
    // What the network brought in one go is handed over once all of it is here.
    if (come.push(chunk) === 1) queueMicrotask(handOver);
  }

  function begin(status: number, headers: Record<string, string | string[] | undefined>) {
    const type = String(headers['content-type'] ?? '');
    // An encoding was not asked for: what comes in one all the same cannot be read.
    const isStream = status < 300 && !/\bhtml\b/i.test(type) && headers['content-encoding'] === undefined;
    if (!isStream) {
      resolve(refusal(status, headers['retry-after']));
      return call?.abort(new Error('The answer is not read.'));
    }
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (reader = controller),
        pull: () => call?.resume(),
        cancel: () => leave(new Error('Nobody reads the answer any more.')),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostUnread }),
    );
    resolve(new Response(body, { status, headers: { 'content-type': type } }));
  }

  function leave(reason: Error) {
    gone = reason;
    reject(reason);
    reader?.error(reason);
    reader = undefined;
    call?.abort(reason);
  }

  return {
    leave,
    handler: {
      onRequestStart(controller: Dispatcher.DispatchController) {
        call = controller;
        // Left while it waited for a connection.
        if (gone) controller.abort(gone);
      },
      onResponseStart: (_: unknown, status: number, headers: Record<string, string | string[] | undefined>) =>
        begin(status, headers),
      onResponseData: (_: unknown, chunk: Buffer) => take(chunk),
    },
    end() {
      handOver();
      reader?.close();
      reader = undefined;
    },
    fail(error: Error) {
      // As `fetch` tells it: the provider packages know these two.
      reject(new TypeError('fetch failed', { cause: error }));
      handOver();
      reader?.error(new TypeError('terminated', { cause: error }));
      reader = undefined;
    },
  };
}

/** Only the status and how long to wait are told: the text is the provider's, and may quote the person. */
function refusal(status: number, retryAfter: string | string[] | undefined): Response {
  return new Response(null, {
    status: status < 400 ? 502 : status,
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
}
