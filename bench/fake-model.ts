// The model: answers at once with 40 pieces, as an OpenAI-compatible server does. The model `held` says its pieces
// over a minute, so that many streams are open at the same time.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const pieces = Array.from({ length: 40 }, (_, index) => (index % 8 === 7 ? 'well. ' : 'quietly '));
const heldForMs = 60_000;
const frames = pieces.map((content) => frame({ content }));
const end = `${frame({}, 'stop')}data: [DONE]\n\n`;

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
  request.on('end', () => void answer(response, body.includes('"model":"held"')));
});
// More people at once than the usual queue of a server takes in.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
  console.log(`The model is listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => process.exit(0));

async function answer(response: ServerResponse, isHeld: boolean): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const text of frames) {
    if (isHeld) await wait(heldForMs / frames.length);
    response.write(text);
  }
  response.end(end);
}

function frame(delta: { content?: string }, reason: string | null = null): string {
  const chunk = {
    id: 'reply',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'at-once',
    choices: [{ index: 0, delta, finish_reason: reason }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
