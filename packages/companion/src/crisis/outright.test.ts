import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';
import { rankOf } from './risk.ts';

/** What people say beside a plain wish to die, of past, stories, jokes, denials and causes: none of it is about the wish. */
const beside = {
  en: [
    "i can't sleep",
    'i have no friends',
    'my brother said hi',
    'last year was better',
    'i read a book today',
    "the doctor said it's fine",
    "i don't want to talk about it",
    'when i was a kid i loved swimming',
    'my character in the game is happy',
    'i failed the exam',
    "my boss said i'm fired",
    "she said she doesn't love me",
    "please don't judge me",
    'i never told anyone',
  ],
  es: [
    'no puedo dormir',
    'no tengo amigos',
    'mi madre dice hola',
    'el año pasado estaba mejor',
    'vi el partido',
    'cuando era niño nadaba mucho',
    'no me juzgues',
    'mi padre murió',
  ],
};

const wishes = {
  en: ['i want to die', 'i want to kill myself', "i don't want to live anymore", "i'm going to hang myself"],
  es: ['quiero morirme', 'quiero matarme', 'ya no quiero vivir', 'voy a ahorcarme'],
};

const joined = (['en', 'es'] as const).flatMap((language) =>
  beside[language].flatMap((other) =>
    wishes[language].flatMap((wish) => [
      `${other}, ${wish}`,
      `${other}. ${wish}`,
      `${wish}, ${other}`,
      `${wish}. ${other}`,
    ]),
  ),
);

describe('a plain wish to die', () => {
  test.each(joined)('is heard whatever stands beside it: %s', (text) => {
    expect(rankOf(detect(text).tier)).toBeGreaterThanOrEqual(rankOf('elevated'));
  });

  test.each([
    'years ago i was fine. now i want to kill myself',
    'nobody likes me, i want to die',
    'i used to be happy. i want to die',
  ])('%s', (text) => {
    expect(rankOf(detect(text).tier)).toBeGreaterThanOrEqual(rankOf('elevated'));
  });

  test('keeps its tier, when it is an emergency', () => {
    expect(detect("years ago i was fine. i'm going to hang myself tonight").tier).toBe('imminent');
  });
});

describe('is not said outright', () => {
  test.each([
    'when i was 15 i wanted to die, now i teach pottery',
    "the song goes: i want to die, and it's catchy",
    "i don't think i want to die",
    'if my wifi drops once more i want to die',
    'this homework makes me want to die',
    'i used to think i want to die. therapy helped',
    'me quiero morir de vergüenza',
    'no es que quiera morirme, es que no duermo',
  ])('%s', (text) => {
    expect(rankOf(detect(text).tier)).toBeLessThan(rankOf('elevated'));
  });
});
