import { expect, test } from 'vitest';
import { findRuleViolation } from '#guard/check-reply.ts';
import type { Thing } from './state.ts';
import { converse, personaOf, texts } from './testing/conversation.ts';
import { wordingFor } from './wording.ts';

const person = (name: string): Thing => ({ kind: 'person', name, heard: 1 });

test.each([
  [
    'what should I say to her',
    ['my sister said i only care about the money'],
    'your sister',
    'hurt',
    'I only care about the money',
  ],
  [
    'what would I even write to him',
    ["he told me he doesn't know if he loves me"],
    'your boyfriend',
    'hurt',
    "you don't know if you love me",
  ],
])('%s: what the other one said stands in it, said to their face', (asked, told, who, need, said) => {
  const found = wordingFor(asked, told, [person(who)]);
  expect(found).toMatchObject({ need, who, slots: { said } });
});

test('what a third one said is news for the one at home', () => {
  const found = wordingFor(
    'what do I say to my wife',
    ['my boss said i should look for something else'],
    [person('your boss')],
  );
  expect(found).toMatchObject({
    need: 'news',
    who: 'your wife',
    whom: 'her',
    slots: { news: 'I should look for something else' },
  });
});

test.each([
  ['how do I tell her to back off', [], 'boundary'],
  ['how do I say sorry to him', [], 'apology'],
  ['what can I say to him in the morning', ['my husband has his biopsy on thursday'], 'beside'],
  ['what do I say to her', ["we had a fight about mom's house"], 'matter'],
  ['what do I say to them', ['the sun is out'], 'any'],
  ['how do I say it to her', ['my sister keeps taking my things', 'my boss loved it'], 'deed'],
  ['how do I start that talk with him', ['I want to lead the night crew'], 'own'],
] as const)('%s needs: %s %s', (asked, told, need) =>
  expect(wordingFor(asked, told, [person('your husband'), person('your sister')]).need).toBe(need),
);

test('what the other one does is said to their face', () =>
  expect(
    wordingFor('how do I bring this up', ['my coworker keeps taking credit for my ideas'], [person('your coworker')])
      .slots['deed'],
  ).toBe('you keep taking credit for my ideas'));

test('what runs the person down is not put into an opening', () =>
  expect(
    wordingFor('what do I say to him', ["my dad said i'm worthless"], [person('your dad')]).slots['said'],
  ).toBeUndefined());

const talk = ['my sister said i only care about the money', 'what do you think i should say to her tomorrow'];

test('two openings are offered from what was said, in every style, and each answer to them goes on', () => {
  for (const style of ['balanced-mix', 'motherly', 'best-friend', 'solution-focused', 'faith-centered'] as const) {
    const [, offered] = converse(personaOf(style), talk);
    expect(offered?.text).toMatch(/“[^”]*I only care about the money[^”]*”.*“[^”]+”/u);
    expect(offered?.quickReplies).toHaveLength(3);
    expect(offered?.text.match(/\?(?=[^”]*(?:“|$))/gu)?.length).toBeLessThanOrEqual(1);
    expect(findRuleViolation(offered?.text ?? '')).toBeUndefined();
    for (const choice of offered?.quickReplies ?? []) {
      const reply = texts(personaOf(style), [...talk, choice])[2] ?? '';
      expect(reply).not.toMatch(/the (?:first|second) one\b|^neither/iu);
    }
  }
});

test('"what if she hangs up" gets a way to go on, also after a word in between', () => {
  const [, , , reply = ''] = texts(personaOf('balanced-mix'), [...talk, "that's not bad", 'what if she hangs up']);
  expect(reply).toMatch(/“[^”]+”|said your part/u);
});

test('the deciding being done, "what would I even write" asks for words', () => {
  const replies = texts(personaOf('wise-mentor'), [
    'my boyfriend told me he needs space',
    'should i text him? what would i even write',
  ]);
  expect(replies[1]).toMatch(/“.+”.*“.+”/u);
});

test.each([
  [['my supervisor said i made the line slow', "idk what i'd even tell him"]],
  [['my daughter told me i am stubborn', 'i wish i could tell her how i feel', 'how would i even start']],
])('words are wanted also without "what should I say": %j', (messages) => {
  expect(converse(personaOf('balanced-mix'), messages).at(-1)?.state.pending?.kind).toBe('wording');
});

test('what could be taken for Haven’s own is put so that it is not', () =>
  expect(
    wordingFor('how do I tell my wife', ['they told me yesterday my position is being eliminated'], []).slots['news'],
  ).toBe('the position is being eliminated'));

test('with two of them in the story it is left open whom the words are for', () => {
  const told = ["she said maybe i'm not cut out for this", 'my girlfriend says just quit'];
  const things = ['your manager', 'your girlfriend'].map(person);
  expect(wordingFor('what do i say to her', told, things).who).toBeUndefined();
  expect(wordingFor('what do i say to her', told, things.slice(1)).who).toBe('your girlfriend');
  expect(wordingFor('what do i say to my girlfriend', told, things).who).toBe('your girlfriend');
});

test.each([['how do I tell my mom about the test', ['jess told everyone I like Marco'], 'matter', 'the test']])(
  '%s: what the question names comes before what was told',
  (asked, told, need, words) => {
    const found = wordingFor(asked, told, []);
    expect(found.need).toBe(need);
    expect(Object.values(found.slots)).toContain(words);
  },
);

test('what was said begins behind those it was said to', () => {
  const told = ["she's telling the kids I'm dangerous"];
  expect(wordingFor('what should I say to her', told, [person('your wife')]).slots['said']).not.toMatch(/kids/u);
});

test('nobody is told what somebody else has done to the writer', () => {
  const found = wordingFor('what do I say when I get there', ['they put me on video call'], []);
  expect(found.slots['deed']).toBeUndefined();
});

test('somebody who was hit long ago gets words for the one they love now', () => {
  const told = ['my ex used to hit me, nine years ago', 'how do i tell my boyfriend about it'];
  for (const seed of ['a', 'b']) expect(texts(personaOf('balanced-mix'), told, { seed })[1]).not.toMatch(/1-800|911/u);
});

test('news that is to be told is not answered with what somebody said of something else', () => {
  expect(wordingFor('how do I tell my dad I failed chem', ['he told me the car is old'], []).need).not.toBe('hurt');
});
