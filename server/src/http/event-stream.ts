import type { FastifyReply } from 'fastify';
import { summaryOf } from './errors.ts';

const heartbeatMs = 10_000;

/** What is held back for one write, at most. */
const heldCharacters = 16_384;

/** The first event waits so long for a second: nobody sees it, and a write costs both sides more than what is in it. */
const firstWaitsMs = 40;

/**
 * Writes events as `text/event-stream` until they end; a comment every 10 s keeps proxies from closing a quiet stream.
 * The events must end by themselves when the reader leaves (`Call.signal` tells them).
 */
export async function sendEvents(reply: FastifyReply, events: AsyncIterable<{ type: string }>): Promise<void> {
  const socket = reply.raw;
  reply.hijack();
  socket.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...streamHeaders });
  const writer = createWriter(socket);
  const heartbeat = setInterval(() => writer.write(': still here\n\n'), heartbeatMs);
  try {
    for await (const event of events) {
      if (socket.destroyed) break;
      writer.write(frame(event));
      if (writer.isFull()) await drained(socket);
    }
  } catch (error) {
    // The answer has begun, so its reader sees it end early. The framework would log the error with what it quotes.
    reply.log.error({ reqId: reply.request.id, err: summaryOf(error as Error) }, 'stream failed');
  } finally {
    clearInterval(heartbeat);
    writer.end();
  }
}

/**
 * Frames that come within one turn of the event loop go out together, in the next: a model often says many words at once. The first,
 * which says no more than that the call was heard, goes with whatever comes next.
 */
function createWriter(socket: FastifyReply['raw']) {
  let held = '';
  let first: NodeJS.Timeout | undefined;
  let sending: NodeJS.Immediate | undefined;
  let hasBegun = false;
  let areHeadersSent = false;

  function take(): string {
    clearTimeout(first);
    clearImmediate(sending);
    sending = undefined;
    const taken = held;
    held = '';
    return taken;
  }

  /**
   * The headers by themselves, if in one packet: what Node keeps of them is then one string, and not the sixty it was put together from.
   * It is the connection that is held back: an answer so held lets go of it first, and each piece of its frame is then a packet.
   */
  function flush(): void {
    if (areHeadersSent) return void socket.write(take());
    areHeadersSent = true;
    const connection = socket.socket;
    connection?.cork();
    socket.flushHeaders();
    socket.write(take());
    connection?.uncork();
  }

  /** What is asked of the database in this turn goes out before, so that it works while this is written. */
  function flushSoon(): void {
    if (hasBegun) sending ??= setImmediate(() => (sending = setImmediate(flush)));
    else first = setTimeout(flush, firstWaitsMs);
    hasBegun = true;
  }

  return {
    write(text: string): void {
      held += text;
      if (held.length >= heldCharacters) flush();
      else flushSoon();
    },
    isFull: () => socket.writableNeedDrain,
    end: () => void socket.end(take()),
  };
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
