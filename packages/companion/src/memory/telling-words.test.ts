import { describe, expect, test } from 'vitest';
import { marksOfFact, stemsOf } from './telling-words.ts';

const isKnownAgain = (forgotten: string, said: string) => {
  const { stems, needed } = marksOfFact(forgotten);
  const found = stemsOf(said);
  return stems.filter((stem) => found.has(stem)).length >= needed;
};

describe('a forgotten fact is known again', () => {
  test.each([
    ['walking helps you', 'walking in the morning helps you'],
    ['walking helps you', 'long walks help me'],
    ['running helps you', 'I run when it gets too much'],
    ['baking helps you', 'to bake a cake calms me'],
    ['your interview is on Friday, March 6', 'your job interview is on Friday, March 6'],
    ['your cat is called Luna', 'playing chess with Luna helps you'],
    ['your sister is called Zoë', 'my sister Zoe moved to Boston'],
    ['your sister is called Zoe\u0308', 'I miss ZOË'],
    ['your dog is called Bo', 'Bo threw up all night'],
    ['you moved to Denver with your husband', 'you live in Denver'],
  ])('%s: %s', (forgotten, said) => expect(isKnownAgain(forgotten, said)).toBe(true));

  test.each([
    ['your cat is called Luna', 'your cat is asleep'],
    ['you have three children', 'I have three cats'],
    ['your dog is called Bo', 'both of us like boats'],
    ['your interview is on Friday, March 6', 'on Friday I bake'],
    ['you live in New York', 'I have a new job'],
  ])('and nothing else is: %s: %s', (forgotten, said) => expect(isKnownAgain(forgotten, said)).toBe(false));
});
