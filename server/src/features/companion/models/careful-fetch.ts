/** A whole reply with all its packaging is far smaller; a model that sends more is broken. */
const mostBytes = 4_000_000;

/**
 * `fetch` for a model's server. It follows no redirect, so a conversation goes nowhere but to the configured address;
 * it never reads what stands in an error or in a web page; and it stops reading an answer without an end.
 */
export async function carefulFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const isStream = response.ok && !/\bhtml\b/i.test(response.headers.get('content-type') ?? '');
  if (isStream && response.body) return new Response(capped(response.body), response);
  await response.body?.cancel();
  // Only the status and how long to wait are told: the text is the provider's, and may quote the person.
  const status = response.ok || response.status < 400 ? 502 : response.status;
  const retryAfter = response.headers.get('retry-after');
  return new Response(null, { status, ...(retryAfter !== null && { headers: { 'retry-after': retryAfter } }) });
}

function capped(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = mostBytes;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        left -= value.byteLength;
        if (left < 0) throw new Error('The answer of the model does not end.');
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
