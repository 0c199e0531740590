import type { Endpoint, OutputOf } from '@haven/contracts/endpoint';
import { vi } from 'vitest';

export interface StubbedCall {
  url: string;
  method: string;
  body: unknown;
  headers: Headers;
}

type Answer<E extends Endpoint> = OutputOf<E> | Response | Error | Promise<never> | ((call: StubbedCall) => Response);

/**
 * Answers the calls a screen makes at the wire: each endpoint with its JSON, a whole `Response`, or an `Error` for a
 * connection that failed. A call nobody stubbed fails like a broken connection. Returns the calls made, in order.
 */
export function stub<Endpoints extends readonly Endpoint[]>(
  ...answers: { [Index in keyof Endpoints]: [Endpoints[Index], Answer<Endpoints[Index]>] }
): StubbedCall[] {
  const calls: StubbedCall[] = [];
  const fetchStub = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call = toCall(input instanceof Request ? input.url : input.toString(), init);
    calls.push(call);
    const found = answers.find(([endpoint]) => isFor(endpoint, call));
    if (!found) throw new TypeError(`Nobody stubbed ${call.method} ${call.url}`);
    return answerWith(await found[1], call);
  };
  vi.stubGlobal('fetch', fetchStub);
  return calls;
}

function toCall(url: string, { method = 'GET', body, headers }: RequestInit): StubbedCall {
  return { url, method, body: typeof body === 'string' ? JSON.parse(body) : undefined, headers: new Headers(headers) };
}

function isFor({ method, path }: Endpoint, call: StubbedCall): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return method === call.method && pattern.test(call.url.split('?')[0] ?? '');
}

function answerWith(answer: unknown, call: StubbedCall): Response {
  if (answer instanceof Error) throw answer;
  if (typeof answer === 'function') return (answer as (call: StubbedCall) => Response)(call);
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}
