import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlainWords } from './plain-words.ts';

function run(pieces: Iterable<string>): string {
  const words = createPlainWords();
  let shown = '';
  for (const piece of pieces) shown += words.push(piece);
  return shown + words.end();
}

describe.each([
  ['whole', (text: string) => [text]],
  ['sign by sign', (text: string) => text.split('')],
  ['in sevens', (text: string) => text.match(/[\s\S]{1,7}/gu) ?? []],
])('words that come %s', (_, cut) => {
  test.each([
    ['That sounds heavy. What happened?', 'That sounds heavy. What happened?'],
    ['Take **one slow breath** now.', 'Take **one slow breath** now.'],
    ['That is *really* hard, and __so__ heavy, _truly_.', 'That is really hard, and **so** heavy, truly.'],
    ['***All*** of it', '**All** of it'],
    ['# A heading\n\nwords', 'A heading\n\nwords'],
    ['- one\n- two\n* three\n1. four\n2) five', 'one\ntwo\nthree\nfour\nfive'],
    ['> quoted words', 'quoted words'],
    ['see [this page](https://evil.example/x?y=(z) "title") now', 'see this page now'],
    ['![a cat](https://x.example/cat.png) here', 'a cat here'],
    ['go to https://x.example/a/b?c=d. Then rest', 'go to . Then rest'],
    ['or www.example.com, please', 'or , please'],
    ['or example.com/help?x=1 and 988lifeline.org, e.g. at 9.30', 'or and 988lifeline.org, e.g. at 9.30'],
    ['see bit.ly/3xYz or t.co/ab', 'see or '],
    ['go to helpline.xyz, or evil.co.uk/now?x=1.', 'go to , or .'],
    ['try BIT.LY/abc and sub.example.care now', 'try and now'],
    ['write to help@lines.example today', 'write to today'],
    ['look at example[.]com or example(dot)org', 'look at or '],
    ['at 10.0.0.1.nip.io/x and пример.рф/a', 'at and '],
    ['[1]: https://x.example/y "t"', '[1]: "t"'],
    ['<https://x.example/y> there', 'there'],
    ['&#60;b&#x3e; here &#x200b;now', 'b here now'],
    [
      'and/or, he/she, 9.30, e.g. this, i.e. that, Node.js, at 5 p.m.',
      'and/or, he/she, 9.30, e.g. this, i.e. that, Node.js, at 5 p.m.',
    ],
    ['That is hard.And it is late.No one asked.', 'That is hard.And it is late.No one asked.'],
    ['tag\u{e0068}\u{e0069}\u{e007f} letters', 'tag letters'],
    ['\u200e\u200fmarks\u061c of\u2060 wid\u00adth\u180e', 'marks of width'],
    ['\u202eback\u202c and \u2066held\u2069', 'back and held'],
    ['fill\u3164er\u115f\u1160\uffa0 here', 'filler here'],
    ['select\ufe00\ufe0e\u{e0101}or', 'selector'],
    ['jo\u200dined and a\u200cpart', 'joined and apart'],
    [
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u2764\ufe0f \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
      '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u2764\ufe0f \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
    ],
    ['Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307 marks', 'Z\u0301\u0302\u0303 marks'],
    ['here is the data: a fact', 'here is the data: a fact'],
    ['Call tel:988 now', 'Call 988 now'],
    ['[click](javascript:alert(1)) me', 'click me'],
    ['a javascript:alert(1) word', 'a word'],
    ['<b>bold</b> and <a href="https://x.example">link</a><br>next', 'bold and link\nnext'],
    ['<img src=x onerror="alert(1)"> fine', 'fine'],
    ['<script>alert("no")</script>Hello there', 'Hello there'],
    ['<!-- a comment --> words', 'words'],
    ['```js\nconst x = 1\n```\nwords', 'const x = 1\n\nwords'],
    ['use `code` now', 'use code now'],
    ['<think>The user is sad. I should</think>\n\nThat sounds heavy.', 'That sounds heavy.'],
    ['<thinking>\nhm\n</thinking>Here.', 'Here.'],
    ['<|channel|>analysis<|message|>hm hm<|end|><|start|>assistant<|channel|>final<|message|>Here.', 'Here.'],
    ['Before <think>never closed and never shown', 'Before '],
    ['I <3 this, and 2 < 3, a > b', 'I <3 this, and 2 < 3, a > b'],
    ['2 * 3 is six', '2 * 3 is six'],
    ['a snake_case word', 'a snake_case word'],
    ['half \ufffd\ufffd a sign\u0000\u0007 here', 'half a sign here'],
    ['caf\u00e9 👩‍👧 ¿qué tal? 你好', 'caf\u00e9 👩‍👧 ¿qué tal? 你好'],
    ['one [aside] here', 'one [aside] here'],
    ['Call 988. Text HOME to 741741.', 'Call 988. Text HOME to 741741.'],
    ['a **bold that never closes', 'a **bold that never closes**'],
    ['&lt;b&gt; you &amp; me&nbsp;here', 'b you & me here'],
  ])('%j reads %j', (text, expected) => {
    expect(run(cut(text))).toBe(expected);
  });
});

test('half a surrogate pair that waits for its other half is put together', () => {
  expect(run(['good \ud83c', '\udf3f now'])).toBe('good 🌿 now');
  expect(run(['good \ud83c now'])).toBe('good now');
});

test('whatever comes, no tag, address or invisible sign is left', () => {
  const bits = fc.constantFrom(
    '<',
    '>',
    'b',
    '/',
    'script',
    '[',
    ']',
    '(',
    ')',
    'http://',
    'x.y',
    ' ',
    '\n',
    '**',
    '*',
    '<think>',
    '</think>',
    '\u0000',
    'word',
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 60 }), (pieces) => {
      expect(run(pieces)).not.toMatch(/<\/?(?:b|script|think)\b[^<>]*>|https?:\/\/\S|(?!\n)\p{Cc}/u);
    }),
    { numRuns: 300 },
  );
});

test('a mark that never closes is held back only so long, and 200 kB of marks take no time', () => {
  expect(run(['so [ ', 'word '.repeat(300)]).length).toBeGreaterThan(1_000);
  const begun = performance.now();
  for (const mark of ['**', '[', '<', '`', '<a ', '(', '- ', '_'])
    run(mark.repeat(25_000).match(/[\s\S]{1,4000}/gu) ?? []);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test.each([['<*b>'], ['<_b_>'], ['<`b>'], ['<|b>']])('a mark within it makes no tag of "%s"', (text) => {
  expect(run([text])).not.toContain('<');
});

test('a tag that another one broke off stays gone, however it goes on', () => {
  expect(run(['<', 'b', '</think>', '\n', ']', '>'])).not.toContain('<');
});
