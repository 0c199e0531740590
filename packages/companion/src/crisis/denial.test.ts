import { describe, expect, test } from 'vitest';
import { askedBy, nothingAsked } from './asked.ts';
import { deniesDanger, explainsAway, withoutDenial } from './denial.ts';
import { detect, type Detection, type RecentTurn } from './detect.ts';
import { isGuessed } from './guessed.ts';
import { rankOf } from './risk.ts';

const question = 'I would rather ask than guess: are you having thoughts of suicide? 988 answers calls and texts.';
const asked = askedBy(question);

function afterQuestion(message: string, before = 'long day at the depot'): Detection {
  const turns: RecentTurn[] = [
    { role: 'user', content: before },
    { role: 'assistant', content: question },
  ];
  return detect(message, turns);
}

describe('a denial', () => {
  test.each([
    'no',
    'what?? no. i meant the shift is over',
    'jesus, no! i am talking about the car',
    "i'm not suicidal, i'm behind on the rent",
    'nobody hurts me, he just forgets things',
    'I do not think about ending my life. I asked about the lease.',
    'im safe, im in the kitchen making soup',
  ])('is heard after the question: %s', (message) => expect(deniesDanger(message, asked)).toBe(true));

  test.each([
    'no, but i keep thinking about it',
    "no. the pills are on the table though, and i don't want to die",
    'nah forget i said that. just tired',
    "no, i shouldn't have said anything",
    'yes',
    'it started in march',
  ])('is none: %s', (message) => expect(deniesDanger(message, asked)).toBe(false));

  const askedSafe = askedBy('I may have misread you. Are you safe right now?');

  test.each(["what? no, i'm fine. monster like the energy drink", 'yes, im safe', "i'm okay, really"])(
    'is heard after "are you safe?": %s',
    (message) => expect(deniesDanger(message, askedSafe)).toBe(true),
  );

  test.each(["no i'm not okay", 'i am not fine', "i'm never safe", "i'm fine with dying", "i'm not safe here"])(
    'is none after "are you safe?": %s',
    (message) => expect(deniesDanger(message, askedSafe)).toBe(false),
  );

  test('needs a question, unless it says what it denies', () => {
    expect(deniesDanger('no, the other bus', nothingAsked)).toBe(false);
    expect(deniesDanger("i'm not suicidal", nothingAsked)).toBe(true);
  });

  test('leaves what the message is about', () => {
    expect(withoutDenial('what?? no. im not suicidal, im failing a class')).toBe('im failing a class');
    expect(withoutDenial('no')).toBe('');
  });
});

test.each([
  "what? no! i said the battery is dead. i'm just stuck here with the groceries",
  'I do not think about ending my life. I asked whether to sign the lease',
  'no no, never. i only meant that the season is over for us',
])('is no danger itself: %s', (message) => expect(afterQuestion(message).tier).toBe('none'));

test.each([
  'no, but i do want to die',
  "i'm not going to call anyone. i took all of them an hour ago",
  "no. but tonight i will do it, i've decided",
])('does not cover what is said beside it: %s', (message) =>
  expect(rankOf(afterQuestion(message).tier)).toBeGreaterThanOrEqual(rankOf('elevated')),
);

test('takes nothing back that was said in so many words', () => {
  expect(rankOf(afterQuestion("no, i'm fine", 'i want to kill myself').tier)).toBeGreaterThanOrEqual(rankOf('quiet'));
});

describe('a guess', () => {
  const signal = (rule: string) => ({ kind: 'passive' as const, tier: 'elevated' as const, rule });

  test('has nothing but the model behind it', () => {
    expect(isGuessed({ tier: 'elevated', signals: [signal('model')] }, 'the season is over')).toBe(true);
    expect(isGuessed({ tier: 'elevated', signals: [signal('model'), signal('wish-to-die')] }, 'x')).toBe(false);
    expect(isGuessed({ tier: 'none', signals: [] }, 'x')).toBe(false);
  });

  test('is none where a thing is named that one could use', () =>
    expect(isGuessed({ tier: 'elevated', signals: [signal('model')] }, 'the rope is in the hall')).toBe(false));
});

describe('danger explained away', () => {
  test.each([
    "it's just an expression",
    'figure of speech, i meant the essay',
    'no. a different man, years ago. i am totally safe',
    "the cat hadn't eaten, not me",
  ])('is heard: %s', (message) => expect(explainsAway(message)).toBe(true));

  test.each([
    "i'm fine",
    'no',
    'it was only a slap',
    "it's an expression but sometimes i do think about it",
    "i don't want to talk about it",
    "it's not a joke, he means it",
    'i meant my husband, he hits me',
    'i mean the bruises are on my arms',
    'it started years ago and it never stopped',
    'my ex did it last night',
    'the dog is dead, he killed it',
    'this is not an expression',
  ])('is no bare denial, and none with a but: %s', (message) => expect(explainsAway(message)).toBe(false));
});
