import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createEar } from './hear-words.ts';

function words(content: unknown, more: object = {}, delta: object = {}): string {
  const choice = { index: 0, delta: { content, ...delta }, finish_reason: null, ...more };
  return `data: ${JSON.stringify({ id: 'reply', created: 1, choices: [choice] })}\n\n`;
}

/** What an ear tells of a stream that comes in pieces of these sizes, and what it leaves. */
function hearIn(stream: string | Buffer, sizes: readonly number[] = []) {
  const bytes = Buffer.from(stream);
  const told: LanguageModelV4StreamPart[] = [];
  const ear = createEar((part) => told.push(part));
  const pieces: Buffer[] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(bytes.subarray(from, from + size));
    from += size;
  }
  pieces.push(bytes.subarray(from));
  let left: Buffer | undefined;
  for (const piece of pieces) left = left ? Buffer.concat([left, piece]) : ear.hear(piece);
  return { told, left: (left ?? ear.end())?.toString(), isLeft: left !== undefined };
}

function said(parts: readonly LanguageModelV4StreamPart[]): string {
  return parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
}

test('words that come at once are told as one part, and nothing is left to be read', () => {
  const { told, left, isLeft } = hearIn(words('Good ') + words('even') + words('ing.\n"So"'));
  expect(told).toEqual([{ type: 'text-delta', id: '0', delta: 'Good evening.\n"So"' }]);
  expect([left, isLeft]).toEqual(['', false]);
});

test('words are told as they come', () => {
  const [first, second] = [words('Good '), words('evening.')];
  const { told } = hearIn(first + second, [first.length]);
  expect(told.map((part) => 'delta' in part && part.delta)).toEqual(['Good ', 'evening.']);
});

test.each([
  ['the role of who speaks', words('', {}, { role: 'assistant' })],
  ['a comment', ': still there\n\n'],
  ['a frame without choices', 'data: {"choices":[],"usage":{"total_tokens":3}}\n\n'],
  ['a frame with fields that say nothing', words('', { logprobs: null }, { refusal: null, tool_calls: null })],
  ['filters of a provider', words('', { content_filter_results: { hate: { filtered: false } } })],
])('%s is no words, and does not end the hearing', (_, silent) => {
  expect(hearIn(words('a') + silent + words('b'))).toMatchObject({ told: [{ delta: 'ab' }], isLeft: false });
});

test('reasoning is told as such, in its place', () => {
  const thought = words(null, {}, { reasoning_content: 'hm' });
  const other = words(undefined, {}, { reasoning: 'so' });
  expect(hearIn(thought + other + words('Yes') + thought).told).toEqual([
    { type: 'reasoning-delta', id: '0', delta: 'hmso' },
    { type: 'text-delta', id: '0', delta: 'Yes' },
    { type: 'reasoning-delta', id: '0', delta: 'hm' },
  ]);
});

const stop = words('', { finish_reason: 'stop' });
const counted = 'data: {"choices":[],"usage":{"total_tokens":3}}\n\n';
const done = 'data: [DONE]\n\n';

test.each([stop, stop + done, stop + counted + done, stop + words('') + ': bye\n\n'])(
  'an ordinary end is told once the answer is over, and nothing is left: %j',
  (end) => {
    const { told, left } = hearIn(words('Good night.') + end, [30]);
    expect(told.map(({ type }) => type)).toEqual(['text-delta', 'finish']);
    expect(told.at(-1)).toMatchObject({ finishReason: { unified: 'stop' } });
    expect(left).toBeUndefined();
  },
);

test.each([words('more'), 'data: {"error":{"message":"no"}}\n\n', stop, 'data: {broken\n\n', 'data: cut o'])(
  'what follows an end and should not is left to be read, behind that end: %j',
  (more) => {
    const { told, left } = hearIn(words('a') + words('b') + stop + done + more);
    expect([said(told), told.some(({ type }) => type === 'finish'), left]).toEqual(['ab', false, stop + more]);
  },
);

test('words without an end are left to be told as such', () => {
  const { told, left } = hearIn(words('Good'));
  expect([told.map(({ type }) => type), left]).toEqual([['text-delta'], '']);
});

const others = [
  words('x', { finish_reason: 'stop' }),
  words('', { finish_reason: 'content_filter' }),
  words('x', { finish_reason: 'length' }),
  words('x', {}, { tool_calls: [{ index: 0 }] }),
  words('x', {}, { reasoning_content: 'hm' }),
  words('x', {}, { refusal: 'No.' }),
  words('x', {}, { role: 'user' }),
  words([{ type: 'text', text: 'x' }]),
  words(7),
  words('x').replace('"created":1', '"error":{"message":"boom"},"created":1'),
  'data: {"error":{"message":"no"}}\n\n',
  'data: {"choices":[{"delta":{"content":"a"}},{"delta":{"content":"b"}}]}\n\n',
  'data: {"choices":[null]}\n\n',
  'data: {"choices":[{"delta":"x"}]}\n\n',
  'data: {broken\n\n',
  done,
  'event: note\ndata: {}\n\n',
  words('x').replace('"x"', '"x'),
];

test.each(others)('%j is left to be read, with all behind it', (other) => {
  const rest = other + words('c') + words('d');
  const { told, left } = hearIn(words('a') + words('b') + rest);
  expect([said(told), left]).toEqual(['ab', rest]);
});

test('a text of the same name elsewhere is never taken for words', () => {
  const empty = words('').replace('"id":"reply"', '"id":"reply","note":{"content":""}');
  const noted = words('b').replace('"id":"reply"', '"id":"reply","note":{"content":"not said"}');
  expect(said(hearIn(empty + words('a') + noted + noted).told)).toBe('abb');
});

test('what ends a string early does not become words', () => {
  const broken = words('x').replace('"x"', '"x","role":"user","y":""');
  const { told, left } = hearIn(words('a') + broken);
  expect([said(told), left]).toEqual(['a', broken]);
});

test.each(['\r\n', '\r'])('of a server that ends lines with %j all is left to be read', (ending) => {
  const stream = (words('a') + words('b')).replaceAll('\n', ending);
  const { told, left } = hearIn(stream, [10]);
  expect([told, left]).toEqual([[], stream]);
});

test('bytes that are no letters do not move what is left', () => {
  const frame = Buffer.from(words('a?b'));
  frame[frame.indexOf('?')] = 0xff;
  const rest = words('é', { finish_reason: 'length' });
  const { told, left } = hearIn(Buffer.concat([frame, frame, Buffer.from(rest)]));
  expect([said(told), left]).toEqual(['a\ufffdba\ufffdb', rest]);
});

test('a frame without an end is left to be read, and takes no longer the more there is of it', () => {
  const ear = createEar(() => expect.unreachable());
  const piece = Buffer.alloc(1_000, 'x');
  let pushed = 0;
  while (ear.hear(piece) === undefined) pushed += 1;
  expect(pushed).toBe(65);
});

test('nothing is lost, doubled or moved, wherever the network cuts', () => {
  const frame = oneof(
    { weight: 4, arbitrary: string({ unit: 'grapheme', maxLength: 4 }).map((text) => words(text)) },
    { weight: 1, arbitrary: constantFrom(...others) },
  );
  const cut = record({ frames: array(frame, { maxLength: 12 }), sizes: array(integer({ min: 0, max: 300 })) });
  assert(
    property(cut, ({ frames, sizes }) => {
      const end = frames.findIndex((one) => others.includes(one));
      const heard = end < 0 ? frames : frames.slice(0, end);
      const rest = `${end < 0 ? '' : frames.slice(end).join('')}data: cut o`;
      const { told, left } = hearIn(frames.join('') + 'data: cut o', sizes);
      const texts = heard.map(
        (one) => (JSON.parse(one.slice(6)) as ReturnType<typeof shape>).choices[0]?.delta.content,
      );
      expect([said(told), left]).toEqual([texts.join(''), rest]);
    }),
  );
});

function shape() {
  return { choices: [{ delta: { content: '' } }] };
}
