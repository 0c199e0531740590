import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createJoiner } from './join-deltas.ts';

function words(content: string, more: object = {}, delta: object = {}): string {
  const choice = { index: 0, delta: { content, ...delta }, finish_reason: null, ...more };
  return `data: ${JSON.stringify({ id: 'reply', created: 1, choices: [choice] })}\n\n`;
}

/** The frames of a stream that is read in pieces of these sizes. */
function readJoined(stream: string, sizes: readonly number[] = []): string {
  const bytes = Buffer.from(stream);
  const joiner = createJoiner();
  const read: Buffer[] = [];
  let from = 0;
  for (const size of sizes) {
    read.push(joiner.push(bytes.subarray(from, from + size)));
    from += size;
  }
  read.push(joiner.push(bytes.subarray(from)), joiner.end());
  return Buffer.concat(read).toString();
}

/** What a stream says: the words that follow each other in frames that are otherwise the same, and all the rest. */
function saidIn(stream: string): string[] {
  const said: string[] = [];
  let last: string | undefined;
  for (const frame of stream.split('\n\n')) {
    const parts = frame.split(/"content":"((?:[^"\\]|\\.)*)"/u);
    const [before, content, behind] = parts;
    const rest = parts.length === 3 && frame.startsWith('data: {') ? `${before}|${behind}` : undefined;
    if (rest !== undefined && rest === last) said.push(`${said.pop()}${content}`);
    else said.push(rest === undefined ? frame : `${rest}|${content}`);
    last = rest;
  }
  return said;
}

test('words that come at once are one frame', () => {
  expect(readJoined(words('Good ') + words('even') + words('ing.'))).toBe(words('Good evening.'));
});

test('words that come one after the other stay as they came', () => {
  const [first, second] = [words('Good '), words('evening.')];
  expect(readJoined(first + second, [first.length])).toBe(first + second);
});

const others = [
  words('', { finish_reason: 'stop' }),
  words('x', {}, { tool_calls: [{ index: 0 }] }),
  words('x', {}, { reasoning_content: 'hm' }),
  words('x', { logprobs: {} }),
  'data: {"id":"reply","choices":[],"usage":{"total_tokens":3}}\n\n',
  'data: {"error":{"message":"no"}}\n\n',
  'data: {"choices":[{"delta":{"content":"a"}},{"delta":{"content":"b"}}]}\n\n',
  'data: {broken\n\n',
  ': still there\n\n',
  'data: [DONE]\n\n',
  'event: note\ndata: {}\n\n',
];

test.each(others)('%j is left as it is, in its place', (other) => {
  const stream = words('a') + words('b') + other + words('c') + words('d');
  expect(readJoined(stream)).toBe(words('ab') + other + words('cd'));
});

test.each(['\r\n', '\r'])('of a server that ends lines with %j nothing is joined or held back', (ending) => {
  const joiner = createJoiner();
  for (const frame of [words('a'), words('b'), words('c')]) {
    const bytes = frame.replaceAll('\n', ending);
    expect(joiner.push(Buffer.from(bytes)).toString()).toBe(bytes);
  }
});

test('frames that differ in anything but their words stay apart', () => {
  const error = words('b').replace('"created":1', '"created":1,"error":{"message":"boom"}');
  const other = words('b').replace('"created":1', '"created":2');
  for (const next of [error, other])
    expect(readJoined(words('a') + next + words('c'))).toBe(words('a') + next + words('c'));
});

test('a frame without an end is read as it comes, and takes no longer the more there is of it', () => {
  const joiner = createJoiner();
  const piece = Buffer.alloc(1_000, 'x');
  let read = 0;
  for (let pushed = 0; pushed < 4_000; pushed += 1) read += joiner.push(piece).length;
  expect(read).toBe(4_000_000);
});

test('nothing is lost, doubled or moved, wherever the network cuts', () => {
  const frame = oneof(
    string({ unit: 'grapheme', maxLength: 4 }).map((text) => words(text)),
    constantFrom(...others),
  );
  const cut = record({ frames: array(frame, { maxLength: 12 }), sizes: array(integer({ min: 0, max: 300 })) });
  assert(
    property(cut, ({ frames, sizes }) => {
      const stream = `${frames.join('')}data: cut o`;
      expect(saidIn(readJoined(stream, sizes))).toEqual(saidIn(stream));
    }),
  );
});
