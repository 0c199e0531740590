/**
 * The events of a `text/event-stream` answer, one parsed JSON value each. Comments are skipped; an event that was cut
 * off by the end of the stream is not given. Leaving the loop early closes the connection.
 */
export async function* readEvents<Event>(response: Response): AsyncGenerator<Event, void, undefined> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const frames = createFrameReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (const data of frames.push(value)) yield JSON.parse(data) as Event;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Whether an answer is a stream of events and not JSON. */
export function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

function createFrameReader() {
  let rest = '';
  let data: string[] = [];

  function* push(piece: string): Generator<string> {
    rest += piece;
    for (let line = nextLine(); line !== undefined; line = nextLine()) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (line.startsWith('data:')) {
        data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
      }
    }
  }

  function nextLine(): string | undefined {
    const end = rest.search(/[\r\n]/);
    // A carriage return at the very end may be half of a line break that is still on its way.
    if (end === -1 || (rest[end] === '\r' && end === rest.length - 1)) return undefined;
    const line = rest.slice(0, end);
    rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1));
    return line;
  }

  return { push };
}
