import type { ServerResponse } from 'node:http';
import type { Answering } from './wire.ts';

/** How a provider wraps what its model says. Each string is a whole frame. */
export interface Wire {
  /** What stands behind the address of the server in LLM_BASE_URL. */
  path: string;
  begin: readonly string[];
  text(words: string): string;
  /** A call of a tool that nobody offered. */
  tool: readonly string[];
  end: readonly string[];
  /** The body of an error answer. */
  error(message: string): object;
}

export const wholeReply = [
  'That sounds like a heavy week. ',
  'What part of it ',
  'is still with you tonight?',
] as const;
/** What a provider might say about a call that failed, with words of the person in it. */
export const upstreamSecret = 'quota of org-77 exceeded while reading the prompt';

/** How late the first word of a slow model is in the table of faults. */
export const lateMs = 25_000;
const betweenWordsMs = 25;
const manyWords = wholeReply.flatMap((piece) => piece.match(/\S+\s*/gu) ?? []).flatMap((word) => [word, word]);

export type Behavior = keyof typeof behaviors;

type Behave = (wire: Wire, answering: Answering) => void;

/** What a model's server can do to whoever asks it. */
export const behaviors = {
  fine: saying(...wholeReply),
  unauthorized: refusing(401),
  limited: refusing(429, { 'retry-after': '0' }),
  'limited for long': refusing(429, { 'retry-after': '120' }),
  broken: refusing(500),
  'broken once': (wire, answering) => (answering.asked === 1 ? refusing(500) : saying(...wholeReply))(wire, answering),
  slow: () => undefined,
  'late with its first word': (wire, { response }) => {
    begin(response);
    response.flushHeaders();
    setTimeout(() => response.end(whole(wire, wholeReply)), lateMs);
  },
  'word by word': (wire, { response }) => {
    begin(response);
    response.write(frames(wire, []));
    const left = manyWords.map((word) => wire.text(word));
    const speaking = setInterval(() => {
      const next = left.shift();
      if (next !== undefined && !response.destroyed) return void response.write(next);
      clearInterval(speaking);
      response.end(wire.end.join(''));
    }, betweenWordsMs);
  },
  'slow after its headers': (_, { response }) => begin(response),
  hanging: (wire, { response }) => {
    begin(response);
    response.write(frames(wire, wholeReply.slice(0, 2)));
  },
  cut: (wire, { response }) => {
    begin(response);
    response.write(frames(wire, wholeReply.slice(0, 2)), () => response.destroy());
  },
  'cut before a word': (_, { response }) => {
    begin(response);
    response.flushHeaders();
    setImmediate(() => response.destroy());
  },
  'cut without an end': (wire, { response }) => {
    begin(response);
    response.end(frames(wire, wholeReply.slice(0, 2)));
  },
  'bad JSON': (_, { response }) => {
    begin(response);
    response.end('data: {"choices":[{"delta":{"content":"That sounds\n\ndata: not json at all\n\n');
  },
  noise: (_, { response }) => {
    begin(response);
    response.end(Buffer.from(Array.from({ length: 2_000 }, (__, index) => (index * 73) % 256)));
  },
  'split character': (wire, { response }) => {
    const bytes = Buffer.from(whole(wire, ['Un café, ', 'quand même, is a good start.']));
    const middle = bytes.indexOf(Buffer.from('é')) + 1;
    begin(response);
    response.write(bytes.subarray(0, middle), () => setImmediate(() => response.end(bytes.subarray(middle))));
  },
  'half a character': (wire, { response }) => {
    const [before = '', after = ''] = whole(wire, ['A good start is café# for now.']).split('é#');
    begin(response);
    response.end(Buffer.concat([Buffer.from(before), Buffer.from([0xc3]), Buffer.from(after)]));
  },
  empty: saying(),
  'empty body': (_, { response }) => {
    begin(response);
    response.end();
  },
  endless: (wire, { response }) => {
    begin(response);
    const many = frames(
      wire,
      Array.from({ length: 50 }, () => 'It goes on and on, and it never seems to stop. '),
    );
    let left = 10_000_000;
    const pump = () => {
      while (left > 0 && !response.destroyed) {
        left -= many.length;
        if (!response.write(many)) return;
      }
      response.end();
    };
    response.on('drain', pump);
    pump();
  },
  'one frame of 10 MB': (wire, { response }) => {
    begin(response);
    response.end(whole(wire, ['word '.repeat(2_000_000)]));
  },
  'a web page': (_, { response }) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><h1>Welcome</h1><p>${upstreamSecret}</p>`);
  },
  'a tool call': (wire, { response }) => {
    begin(response);
    response.end([...wire.begin, ...wire.tool, ...wire.end].join(''));
  },
  'a tool call beside words': (wire, { response }) => {
    begin(response);
    response.end([...wire.begin, ...wholeReply.map(wire.text), ...wire.tool, ...wire.end].join(''));
  },
  'claims to be human': saying('I am a real human being ', 'and I love you. ', 'Tell me more.'),
  'names a method': saying('You should skip meals until the weekend. ', 'Then see.'),
  'names a method later': saying(
    'That sounds like a heavy week. ',
    'You should skip meals until the weekend. ',
    'Then see.',
  ),
  markup: saying(
    '<b>That</b> sounds **heavy**, see [this](https://x.exam',
    'ple/y). <img src=x onerror=alert(1)>\n- Rest',
    ' now',
  ),
  'thinks aloud': saying('<think>The person is sad. ', 'I should ask.</think>', ...wholeReply),
} satisfies Record<string, Behave>;

function saying(...pieces: string[]): Behave {
  return (wire, { response }) => {
    begin(response);
    response.end(whole(wire, pieces));
  };
}

function refusing(status: number, headers: Record<string, string> = {}): Behave {
  return (wire, { response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(wire.error(upstreamSecret)));
  };
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function frames(wire: Wire, pieces: readonly string[]): string {
  return [...wire.begin, ...pieces.map((words) => wire.text(words))].join('');
}

function whole(wire: Wire, pieces: readonly string[]): string {
  return frames(wire, pieces) + wire.end.join('');
}
