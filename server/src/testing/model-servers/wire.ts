import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behavior, behaviors, type Wire } from './behaviors.ts';

/** What a fake model server does with a request. */
export interface Answering {
  response: ServerResponse;
  /** How many requests came so far since it began to behave so, this one included. */
  asked: number;
}

export interface ModelServer {
  /** To be set as LLM_BASE_URL. */
  baseUrl: string;
  /** Requests since it began to behave as it does. */
  requests: { path: string; headers: IncomingMessage['headers']; body: unknown }[];
  /** From now on it does this. */
  behave(behavior: Behavior): void;
  /** From now on it answers at once with these pieces. */
  say(...pieces: string[]): void;
  close(): Promise<void>;
}

/** A server of this machine that speaks as a model's does; at first it answers at once with these pieces, if given. */
export async function startModelServer(wire: Wire, pieces?: readonly string[]): Promise<ModelServer> {
  const requests: ModelServer['requests'] = [];
  const framed = (words: readonly string[]) => [...wire.begin, ...words.map(wire.text), ...wire.end].join('');
  let ready = pieces && framed(pieces);
  let behavior: Behavior | undefined = ready === undefined ? 'fine' : undefined;
  const server = createServer((request, response) => {
    const received: Buffer[] = [];
    request.on('data', (bytes: Buffer) => received.push(bytes));
    request.on('end', () => {
      const { url = '', headers } = request;
      if (behavior === undefined) {
        response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
        response.end(ready);
      }
      requests.push({ path: url, headers, body: JSON.parse(Buffer.concat(received).toString()) });
      if (behavior !== undefined) behaviors[behavior](wire, { response, asked: requests.length });
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${wire.path}`,
    requests,
    behave: (next) => {
      behavior = next;
      requests.length = 0;
    },
    say: (...next) => {
      ready = framed(next);
      behavior = undefined;
      requests.length = 0;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
