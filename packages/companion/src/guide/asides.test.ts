import { expect, test } from 'vitest';
import { asideIn } from './asides.ts';
import { asPart, lastReply } from './last-reply.ts';
import { tidy } from './language/tidy.ts';
import { wordsOf } from './said-before.ts';
import { personaOf, texts } from './testing/conversation.ts';

const asideOf = (message: string) => asideIn(tidy(message), wordsOf(tidy(message)).length);

test.each([
  ['hey u there', 'stillThere'],
  ['are you still there?', 'stillThere'],
  ['why do you ask', 'whyAsked'],
  ['why do you want to know that?', 'whyAsked'],
  ['what do you mean by that', 'whatMeant'],
  ['wait, what does that mean', 'whatMeant'],
  ['say that again?', 'saidAgain'],
  ['sorry, what was the question', 'saidAgain'],
  ['can you just talk for a bit', 'justTalk'],
  ['talk to me please', 'justTalk'],
  ['can you just stay with me a minute', 'stay'],
  ['tell me something nice', 'niceWord'],
  ['can you say something kind', 'niceWord'],
  ["ok that's kind of good actually", 'likesIt'],
  ["hm that's not bad", 'likesIt'],
  ['i like that', 'likesIt'],
  ['would you just sit with me a little', 'stay'],
  ['tell me something nice before i go', 'niceWord'],
  ["that's kind", 'likesIt'],
  ['kinda', 'partly'],
  ['same', 'same'],
  ['like a 6 maybe', 'number'],
  ['4/10', 'number'],
] as const)('"%s" is about what Haven just said: %s', (message, kind) => expect(asideOf(message)).toBe(kind));

test.each([
  'that was a good day for my brother',
  'my boss asked why do you ask',
  'tell me something nice about your dog he said',
  'same argument every sunday with my mother about the car and the money',
  'i have 4 kids',
  'can you talk to my husband',
  'he likes that about me',
  "that's bad",
  'it is really bad',
  "it's true though",
  "it's okay",
])('"%s" is something told', (message) => expect(asideOf(message)).toBeUndefined());

const after = (content: string) => lastReply([{ role: 'assistant', content }]);

test.each([
  ['That sounds long. Was anyone with you?', 'yesOrNo'],
  ['Is it more like fog, or too many things at once?', 'choice'],
  ['What did you say back, or wish you had?', 'words'],
  ['How strong is it, from 0 to 10?', 'number'],
  ['I am with you.', undefined],
] as const)('"%s" wants: %s', (said, wants) => expect(after(said).wants).toBe(wants));

test('a question becomes part of a sentence without its first words', () =>
  expect(asPart('Let me ask you this: What would help?')).toBe('what would help?'));

const plain = personaOf('balanced-mix');
const told = 'my landlord raised the rent again';

test.each(['say that again', 'what do you mean?'])(
  '"%s" brings back what Haven asked or said, no new topic',
  (message) => {
    const [first = '', second = ''] = texts(plain, [told, message]);
    const { question, statement } = after(first);
    const words = wordsOf(question ?? statement ?? '');
    const shared = words.filter((word) => wordsOf(second).includes(word));
    expect(shared.length / words.length).toBeGreaterThan(0.7);
  },
);

test('why it was asked is said truly, and nothing more is asked', () => {
  for (const seed of ['a', 'b', 'c']) {
    const [, reply = ''] = texts(plain, [told, 'why do you ask'], { seed });
    expect(reply).not.toContain('?');
    expect(reply).not.toMatch(/why do you ask/iu);
  }
});

test.each(['can you just talk', 'can you stay with me a minute', 'tell me something nice'])(
  '"%s" is given, without a question back',
  (message) => {
    const [, reply = ''] = texts(plain, [told, message]);
    expect(reply).not.toContain('?');
    expect(wordsOf(reply).length).toBeGreaterThan(3);
  },
);

test('mild approval is not cheered like great news', () => {
  for (const style of ['best-friend', 'motherly', 'fatherly'] as const) {
    const reply = texts(personaOf(style), [told, "ok that's kind of good actually"])[1] ?? '';
    expect(reply).not.toMatch(/lit up|wonderful|brighter|great news|amazing|blessing/iu);
    expect(reply).not.toMatch(/kinda? (?:of )?good/iu);
  }
});

test('"yes" to a question that wants words is not taken for an answer, and is not asked further', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const [first = '', second = ''] = texts(plain, ['my sister said i only think of myself', 'yes'], { seed });
    if (after(first).wants === 'words') expect(second).not.toContain('?');
  }
});

test('"maybe" is neither yes nor no', () => {
  const messages = ['my neighbor moved away', 'maybe'];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const [first = '', second = ''] = texts(plain, messages, { seed });
    if (after(first).wants) expect(second).toMatch(/maybe|possible|near yes/iu);
  }
});

test('what is turned over or denied is neither agreed with nor met as a fact to look up', () => {
  const [, maybe = '', denied = ''] = texts(plain, [
    'the charge nurse told me i was too slow',
    "idk. maybe she's right",
    'which is so not true',
  ]);
  expect(maybe).not.toMatch(/maybe she's right/iu);
  expect(denied).toMatch(/true|misses|different|seen wrong/iu);
});
