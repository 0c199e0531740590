import type { FastifyReply } from 'fastify';
import { summaryOf } from './errors.ts';

const heartbeatMs = 10_000;

/**
 * Writes events as `text/event-stream` until they end; a comment every 10 s keeps proxies from closing a quiet stream.
 * The events must end by themselves when the reader leaves (`Call.signal` tells them).
 */
export async function sendEvents(reply: FastifyReply, events: AsyncIterable<{ type: string }>): Promise<void> {
  const socket = reply.raw;
  reply.hijack();
  socket.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...streamHeaders });
  const heartbeat = setInterval(() => socket.write(': still here\n\n'), heartbeatMs);
  try {
    for await (const event of events) {
      if (socket.destroyed) break;
      if (!socket.write(frame(event))) await drained(socket);
    }
  } catch (error) {
    // The answer has begun, so its reader sees it end early. The framework would log the error with what it quotes.
    reply.log.error({ err: summaryOf(error as Error) }, 'stream failed');
  } finally {
    clearInterval(heartbeat);
    socket.end();
  }
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

function frame(event: { type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function drained(socket: FastifyReply['raw']): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      socket.off('drain', go);
      socket.off('close', go);
      resolve();
    };
    socket.once('drain', go);
    socket.once('close', go);
  });
}
