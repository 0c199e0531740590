import { describe, expect, test } from 'vitest';
import { isLight, lightestOf } from './light.ts';

describe('what may open a conversation', () => {
  test.each([
    'you want to learn the cello again',
    'you want to go back to painting someday',
    'you keep bees',
    'swimming in the morning helps you',
    'you started a new job at the bakery',
    'your dog is called Biscuit',
    'your job interview is on Friday, March 6',
    'the final is on Friday, March 6',
    "you'd like to travel to Japan",
  ])('%s', (text) => expect(isLight(text)).toBe(true));

  test.each([
    'your uncle molested you when you were nine',
    'your baby was stillborn in March',
    'your boyfriend forced himself on you last year',
    'your mother is dying in the hospital',
    'your son is in a coma',
    'your best friend is dead',
    'your father was shot in front of you',
    'your brother took his own life in the spring',
    'you cheated on your wife with her sister',
    'your stepdad came into your room at night',
    'you want to see your daughter again',
    'you want to run away from your father',
    'you want to learn to walk again',
    'you hope he never comes back to the garden',
    'you got the results on Friday',
    'you keep the door of your daughter’s room shut',
    'you play the piano your wife left behind',
    'your house burned down in the summer',
    'you have a funeral on Friday, March 6',
    'your biopsy is on Friday, March 6',
    'your husband is called Tom',
    'you want to be with him again',
    'you moved to Denver last month for work',
  ])('not: %s', (text) => expect(isLight(text)).toBe(false));
});

test('what is light waits when something heavier is about the same', () => {
  const dog = 'your dog is called Biscuit';
  expect(lightestOf(['you had to put Biscuit down', dog])).toBeUndefined();
  expect(lightestOf(['your cello burned with the house', 'you want to learn the cello again', dog])).toBe(dog);
  expect(lightestOf([])).toBeUndefined();
});
