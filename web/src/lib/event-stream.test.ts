import { expect, test } from 'vitest';
import { isEventStream, readEvents } from './event-stream.ts';

interface Piece {
  type: string;
  text?: string;
}

test.each([
  ['whole', ['event: text\ndata: {"type":"text","text":"Hi"}\n\ndata: {"type":"done"}\n\n']],
  ['cut anywhere', ['event: te', 'xt\nda', 'ta: {"type":"text",', '"text":"Hi"}\n', '\ndata: {"type":"done"}\n\n']],
  ['with carriage returns', ['data: {"type":"text","text":"Hi"}\r', '\n\r\ndata:{"type":"done"}\r\n\r\n']],
  [
    'with comments between',
    [': still here\n\ndata: {"type":"text","text":"Hi"}\n\n: beat\n\ndata: {"type":"done"}\n\n'],
  ],
])('a stream %s gives each event once', async (_, pieces) => {
  expect(await eventsOf(pieces)).toEqual([{ type: 'text', text: 'Hi' }, { type: 'done' }]);
});

test('a letter cut in half between two pieces stays whole', async () => {
  const bytes = new TextEncoder().encode('data: {"type":"text","text":"né"}\n\n');

  expect(await eventsOf([bytes.slice(0, 28), bytes.slice(28)])).toEqual([{ type: 'text', text: 'né' }]);
});

test('data over several lines is one event, and one cut off by the end is none', async () => {
  expect(await eventsOf(['data: {"type":\ndata: "done"}\n\ndata: {"type":"lost"}\n'])).toEqual([{ type: 'done' }]);
});

test('leaving early closes the connection', async () => {
  let isClosed = false;
  const body = new ReadableStream({
    pull: (stream) => stream.enqueue(new TextEncoder().encode('data: {"type":"text"}\n\n')),
    cancel: () => {
      isClosed = true;
    },
  });

  for await (const event of readEvents<Piece>(new Response(body))) {
    expect(event.type).toBe('text');
    break;
  }

  expect(isClosed).toBe(true);
});

test('a stream is told from JSON by its content type', () => {
  expect(isEventStream(new Response('', { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }))).toBe(
    true,
  );
  expect(isEventStream(Response.json({}))).toBe(false);
});

async function eventsOf(pieces: (string | Uint8Array)[]): Promise<Piece[]> {
  const body = new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      stream.close();
    },
  });
  const events: Piece[] = [];
  for await (const event of readEvents<Piece>(new Response(body))) events.push(event);
  return events;
}
