import { describe, expect, test } from 'vitest';
import { readMessage } from './reading.ts';

import { personaOf, texts } from './testing/conversation.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const now = new Date('2026-11-18T23:00:00Z');
const said = (messages: readonly string[]) => seeds.map((seed) => texts(plain, messages, { seed }).at(-1) ?? '');

describe('a remark keeps to the point', () => {
  test('how long it took is not what a bad grade is about', () => {
    for (const reply of said(['got my anatomy exam back. 38. I studied for three weeks']))
      expect(reply).not.toMatch(/three weeks (?:it|is|that)|^three weeks|look back|beginning/iu);
  });

  test('years of being on time are not what a form letter is about', () => {
    for (const reply of said(['hi', '8 years of never being late. and he sends a form letter']))
      expect(reply).not.toMatch(/8 years\. That|look back|beginning/iu);
  });

  test('"that’s it" inside a sentence is said to nobody', () => {
    const { angles } = readMessage("I keep thinking that's it", 3, now);
    expect(angles.every(({ angle }) => (angle.rank ?? 0) < 8)).toBe(true);
  });

  test('a painting that is sold is no pastime', () => {
    for (const reply of said(['I sold a painting!! a stranger bought it']))
      expect(reply).not.toMatch(/recommend|disappear into|spend some hours/iu);
  });
});

describe('gladness', () => {
  test('a mark of joy is heard where nothing dark stands beside it', () => {
    expect(readMessage('I sold a painting!! an actual stranger bought it', 0, now).feeling).toBeDefined();
    expect(readMessage('he sold my painting!!', 0, now).feeling?.emotion).not.toBe('joy');
  });

  test('a "never" alone does not end it', () => {
    for (const reply of said([
      'I sold a painting!! an actual stranger bought it',
      'I never showed them to a soul till this year',
    ]))
      expect(reply).not.toMatch(/weigh|hold(?:s|ing)? you back|reason for it|hurt/iu);
  });
});

test('an idea told for one matter is not given for another much later', () => {
  const talk = [
    "i can't pay the bill this month",
    'the letter came today',
    'anyway',
    'it rained all day here',
    'the neighbor drills at eight each morning',
    'what do i even do about the drill',
    'five hours of sleep would be good',
  ];
  for (const reply of said(talk)) expect(reply).not.toMatch(/\b(?:sum|payment|letter|installment)\b/iu);
});

test('two statements with one subject name it once', () => {
  for (const reply of said(['hi', 'Kayla took the job in Denver. Kayla decided it over a weekend']))
    expect(reply.match(/Kayla/gu)?.length ?? 0).toBeLessThan(3);
});

test('what was good until something came is not cheered', () => {
  const { feeling } = readMessage('we had a week by the sea and it was so good. Then work started', 0, now);
  expect(feeling?.emotion).not.toBe('joy');
});

test('"he" is nobody’s name where two could be meant, however long ago the first was named', () => {
  const talk = ['my dad is ill', 'my brother cooks for him', 'it was a short visit', 'he taught me to fish at five'];
  for (const reply of said(talk)) expect(reply).not.toMatch(/your (?:brother|dad) taught/iu);
});

test('a thought of what to do is met as that, wherever in the message it stands', () => {
  const { angles } = readMessage('I could bring her the blue cup. it rained all morning at the farm', 3, now);
  expect(angles.map(({ angle }) => angle.id)).toContain('might-do');
  for (const reply of said(['hi', 'I could bring her the blue cup. it rained all morning at the farm']))
    expect(reply).toMatch(/cup/iu);
});

test.each([
  ['my boss counts how long I take for each call', 'measured-by'],
  ['it feels like losing but also like coming home', 'two-at-once'],
  ['he texted me a thumbs up', 'short-answer'],
  ['on Monday nobody said anything', 'nobody-said'],
  ["I felt like the kind of boss I'd never want", 'kind-of-person'],
  ['my cousin sold the boat for nothing', 'given-away'],
  ['I was the one who drove her there and he got the piano', 'carried-more'],
  ['the coach says I have good hands', 'praised-by'],
])('"%s" is a way of telling that has a name', (message, id) => {
  expect(readMessage(message, 3, now).angles.map(({ angle }) => angle.id)).toContain(id);
});

test('what is told with a name in it is taken up once, and then as she', () => {
  for (const reply of said(['hi', 'I called my mom finally. she cried and laughed']))
    expect(reply.match(/your mom/giu)?.length ?? 0).toBeLessThan(2);
});

test.each([
  ['no i’m good. I think I needed somebody to say it', /mistake|misread|(?:got|had) (?:it|that) wrong/iu],
  ['I think the worst part is I meant it kindly', /\bhour\b/iu],
  ['I asked for help twice and the second time the girl sighed', /yet again|first time, and/iu],
])('"%s" is not taken for what it only sounds like', (message, never) => {
  for (const reply of said(['how do I sleep after that', message])) expect(reply).not.toMatch(never);
});

test('somebody else’s worry is no worry of one’s own', () => {
  expect(readMessage('my mom says take the bus, she worries', 0, now).feeling).toBeUndefined();
  expect(readMessage('my mom worries and I am scared', 0, now).feeling).toBeDefined();
});

test('a question at the end is answered, whatever else is the point', () => {
  for (const reply of said(['hi', 'I texted her this morning. she put a thumbs up. is that mad or fine']))
    expect(reply).not.toMatch(
      /^(?:I hear that |Okay, |So )?you texted her this morning(?:, I see|, then)?\. How do you feel/iu,
    );
});

test('a number "I can plan with" is no plan', () => {
  expect(readMessage('I just want a number I can plan with', 3, now).angles.map(({ angle }) => angle.id)).not.toContain(
    'might-do',
  );
});

test.each([
  ['my band kicked me out over a call', /at home right now|1-800/iu],
  ['my license got taken away after the eye exam', /until then|stud(?:y|ied)|grade/iu],
  ['she looked at the car. said the tires need air', /you said/iu],
  ['the drummer texted after. we shared rooms for years', /texted After/u],
])('"%s" is not heard as something else', (message, never) => {
  for (const reply of said([message])) expect(reply).not.toMatch(never);
});

test('whoever is asked about something that is not so, and says so, is granted it', () => {
  for (const reply of said(['my band kicked me out', 'what? no I am safe, they only dropped me from the band']))
    expect(reply).toMatch(/wrong|mistake|misread/iu);
});

test('an exclamation over what somebody managed is gladness, in a hard talk too', () => {
  expect(readMessage('today he counted to three and did it. he did it!!', 4, now).feeling?.emotion).toBe('joy');
});
