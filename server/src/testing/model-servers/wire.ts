import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a fake model server does with a request. */
export interface Answering {
  /** The body of the request, parsed. */
  body: unknown;
  request: IncomingMessage;
  response: ServerResponse;
  /** How many requests came so far, this one included. */
  asked: number;
}

export interface ModelServer {
  /** To be set as LLM_BASE_URL. */
  baseUrl: string;
  /** Requests so far: path, headers and body. */
  requests: { path: string; headers: IncomingMessage['headers']; body: unknown }[];
  close(): Promise<void>;
}

/** A server of this machine that speaks as a model's does. */
export async function startModelServer(answer: (answering: Answering) => void, path: string): Promise<ModelServer> {
  const requests: ModelServer['requests'] = [];
  const server = createServer((request, response) => {
    const received: Buffer[] = [];
    request.on('data', (bytes: Buffer) => received.push(bytes));
    request.on('end', () => {
      const body = parse(Buffer.concat(received).toString());
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      answer({ body, request, response, asked: requests.length });
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    requests,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
