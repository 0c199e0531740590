import { describe, expect, test } from 'vitest';
import { readMessage } from './reading.ts';
import { type GuideRequest, replyTo } from './reply.ts';
import type { Turn } from './request.ts';
import { calm, personaOf, texts } from './testing/conversation.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd'];
const now = new Date('2026-11-18T23:00:00Z');
const said = (messages: readonly string[], at = messages.length - 1) =>
  seeds.map((seed) => texts(plain, messages, { seed })[at] ?? '');

describe('what is said back', () => {
  test.each([
    [
      'my boss shouted. he laughed at his phone and turned it away when I sat down',
      /turned it away when you sat down/u,
    ],
    ['I was early. I went to the shop and realized nobody had spoken to me since Monday', /nobody had spoken to you/u],
  ])('"%s" is said back with its point', (message, whole) => {
    expect(readMessage(message, 0, now).restated[0]?.said).toMatch(whole);
  });

  test('is a part of the message and not all of it, unless it is short', () => {
    const whole =
      'I built the whole thing from one truck and he walks out on a Monday without a single word to anybody';
    for (const { said: words } of readMessage(whole, 0, now).restated) expect(words.split(' ').length).toBeLessThan(13);
    expect(readMessage('I lost my job today', 0, now).restated[0]?.said).toBe('you lost your job today');
  });

  test('what outweighs everything else comes first, and by itself', () => {
    for (const reply of said(['hi', 'my sister called. my mom has cancer. I was making soup for the kids'])) {
      expect(reply).toMatch(/cancer/u);
      expect(reply).not.toMatch(/soup.*cancer/u);
    }
  });
});

test('the words said back are those the remark was found in', () => {
  for (const reply of said(['I clipped a curb in the first minutes. then my brain just left. it was raining a bit']))
    if (/nerves|gone|nobody is watching/iu.test(reply)) expect(reply).toMatch(/brain just left/iu);
});

test.each([
  ['my manager shouted at me and I live in a small town and I work at a bank', /shouted at you/u],
  ['I am a student nurse in Lyon. a woman told me I had no heart', /no heart/u],
])('"%s": what was done to somebody is the point, and not the stage for it', (message, event) => {
  expect(readMessage(message, 0, now).restated[0]?.said).toMatch(event);
});

describe('somebody who puts Haven right', () => {
  const before = ['I retired in June after 38 years on the railroad', 'the 4am coffee, mostly'];

  test.each([
    "I'm not up at night. I meant coffee with the crew before the shift",
    'you keep getting it wrong. I had that coffee with the crew, before the shift',
  ])('"%s" is granted, and what is right is said', (message) => {
    for (const reply of said([...before, message])) {
      expect(reply).toMatch(/wrong|mistake|misread/iu);
      expect(reply).toMatch(/crew/iu);
    }
  });

  test('a plain no to a question of yes or no is no correction', () => {
    for (const reply of said(['my week was long', 'no one at work said hello today']))
      expect(reply).not.toMatch(/\b(?:mistake|misread|wrong)\b/iu);
  });

  test('a question that was not understood is taken back', () => {
    for (const reply of said([
      'my son eats alone',
      "I don't understand the question. I feel terrible that I did not see it",
    ])) {
      expect(reply).toMatch(/question|asked/iu);
      expect(reply).not.toMatch(/don't understand/iu);
    }
  });
});

describe('whom "he" means', () => {
  test('is said by name where nobody else can be meant', () => {
    const replies = said(['Arthur liked my gravy. But he moved to the coast last week.']);
    expect(replies.filter((reply) => /\bmoved\b/u.test(reply)).every((reply) => /Arthur\b.*\bmoved/u.test(reply))).toBe(
      true,
    );
  });

  test('is left open where two people were named', () => {
    for (const reply of said(['my sister and my mom had a fight. she left before dinner']))
      expect(reply).not.toMatch(/your (?:sister|mom) left/iu);
  });

  test('is nobody who is named only afterward', () => {
    for (const reply of said(['my sister got in', 'she called me first when the letter came. before our mother']))
      expect(reply).not.toMatch(/your mother called/iu);
  });

  test('is left open across turns when nothing tells he from she', () => {
    for (const reply of said([
      'my friend Solveig and I talked all night when we were young',
      'he came in and asked if I was coming to bed',
    ]))
      expect(reply).not.toMatch(/Solveig (?:came|asked)/u);
  });
});

describe('what is at stake', () => {
  test.each([
    [
      'they offered me the lead role and I have until friday to answer',
      /answer|choice|weighing|offer/iu,
      /\bfirst tell\b|celebrate|congrat/iu,
    ],
    [
      'idk maybe i am being petty',
      /petty|fault|happen/iu,
      /\b(?:so|maybe) you(?:'re| are) (?:just )?(?:being )?petty\b/iu,
    ],
    ['my husband says let it go', /outside|switch|meant well/iu, /\byou should\b/iu],
    ['we got the house and I should be happy', /both|missing|glad|happy side|easier/iu, /\byou should be happy\b/iu],
  ])('"%s" is met as that', (message, met, never) => {
    for (const reply of said(['hi', message])) {
      expect(reply).toMatch(met);
      expect(reply).not.toMatch(never);
    }
  });

  test('a panic attack that was gossiped about is no panic now', () => {
    for (const reply of said(['my roommate told everyone about my panic attack like it was a funny story']))
      expect(reply).not.toMatch(/breath|both feet|exhale/iu);
  });

  test('coffee at four before a shift is no sleepless night', () => {
    for (const reply of said(['what I miss is the 4am coffee with the crew']))
      expect(reply).not.toMatch(/night|clock|sleep/iu);
  });
});

test('a question of Haven’s that is said again before its answer is not answered as a question', () => {
  const first = 'I got passed over for head of department';
  for (const seed of seeds) {
    const [asked = ''] = texts(plain, [first], { seed });
    const question = /[^.?!]+\?$/u.exec(asked)?.[0]?.trim() ?? '';
    const [, reply = ''] = texts(plain, [first, `${question} I told my husband it was certain`], { seed });
    expect(reply).not.toMatch(/\b(?:makes sense that you ask|I (?:cannot|can't|do not|don't) know|not mine to)\b/iu);
  }
});

test('"she’s heard" is what she has done', () => {
  for (const reply of said(['hi', "my girlfriend came along. she's heard me practice for years"]))
    expect(reply).not.toMatch(/girlfriend is heard/iu);
});

test('a phrase that answers what was hardest is taken as that', () => {
  const asked = 'It sounds like a long week. What is the hardest part of it?';
  const state = replyTo(requestOf('work has been a lot', [])).state;
  for (const seed of seeds) {
    const turns = [
      { role: 'user' as const, content: 'work has been a lot' },
      { role: 'assistant' as const, content: asked },
    ];
    const { text } = replyTo({ ...requestOf('the empty mornings', turns), state, seed });
    expect(text).toMatch(/empty mornings/iu);
    expect(text).toMatch(/hard|presses|more than the rest/iu);
  }
});

function requestOf(message: string, turns: readonly Turn[]): GuideRequest {
  return {
    message,
    turns,
    persona: plain,
    detection: calm,
    care: { flag: false, cardShownBefore: false, checkIn: false },
    beta: true,
    now,
    state: undefined,
    seed: 'a',
  };
}
