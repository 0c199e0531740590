import { describe, expect, test } from 'vitest';
import { isTurnedRound } from './turned-round.ts';

describe('a sentence turned round', () => {
  test.each([
    ['you are drinking again', 'I am not drinking again', 'I am not drinking again, whatever my wife thinks.'],
    ['you are drinking', 'I stopped drinking in May', 'I stopped drinking in May and I am proud.'],
    ['you are smoking', 'I quit smoking last year', 'I quit smoking last year'],
    ['you smoke', 'I gave it up, I smoke', 'I gave it up, I smoke no more'],
    ['you hit your son', 'I never hit my son', 'I never hit my son.'],
    ['you hit your son', 'I hit my son', 'It is a lie that I hit my son'],
    ['you hit your son', 'I almost hit my son', 'I almost hit my son'],
    ['you hit your son', 'I hit my son', 'I hit my son. Not.'],
    ['you hit your son', 'I hit my son', 'She claims I hit my son'],
    ['you hit your son', 'I will hit my son', 'I am afraid I will hit my son'],
    ['you stopped drinking', 'I never stopped drinking', 'I never stopped drinking'],
    ["you don't love your husband", 'I love my husband', 'I love my husband'],
    ['you love your husband', 'i dont love my husband', 'i dont love my husband'],
    ['you gamble', 'I do not gamble any more', 'I never stole and I do not gamble any more.'],
    ['you yelled at your mother', 'My father yelled at my mother', 'My father yelled at my mother all night.'],
    ['you yelled at your father', 'I was yelled at by my father', 'I was yelled at by my father'],
    [
      'you yelled at your neighbor',
      'I saw how my father yelled at our neighbor',
      'I saw how my father yelled at our neighbor',
    ],
    ['your mother yelled at your father', 'my father yelled at my mother', 'my father yelled at my mother'],
    [
      'you cheated on your wife',
      'My brother cheated on his wife',
      'My brother cheated on his wife and my mother cried.',
    ],
    ['you are a nurse', 'I am a teacher and my wife is a nurse', 'I am a teacher and my wife is a nurse'],
    ['you are a nurse', 'I was a nurse', 'I was a nurse in the army'],
    ['you have forgiven your pastor', 'I have not forgiven our pastor', 'I have not forgiven our pastor Tom.'],
    ['you beat your wife', 'I beat the odds', 'I beat the odds. My brother hates my wife'],
    ['you keep bees and hit your son', 'I keep bees', 'I keep bees and my father hit my son'],
    ['you live in Lisbon', 'I live in Lisbon', 'I want to say I live in Lisbon'],
  ])('%s: %s', (text, quote, message) => expect(isTurnedRound(text, quote, message)).toBe(true));

  test.each([
    ['you keep bees in the garden', 'I keep bees in the garden', 'I keep bees in the garden. My neighbor laughs'],
    ['you are a night nurse', "I'm a night nurse", "I'm a night nurse in Ohio"],
    ['you quit smoking last year', 'I quit smoking last year', 'I quit smoking last year and I am proud.'],
    ["you don't drink", 'i dont drink', 'i dont drink'],
    ['you moved to Denver with your husband', 'we moved to Denver', 'We moved to Denver, my husband and I'],
    ['you really love your garden', 'I love my garden', 'I love my garden'],
    ['your sister Anna lives in Ohio', 'My sister Anna lives in Ohio', 'My sister Anna lives in Ohio and I miss her.'],
    ['your neighbor is called Tom', 'my neighbor Tom keeps goats', 'my neighbor Tom keeps goats'],
    ['you keep bees and sell honey', 'I keep bees and sell honey', 'I keep bees and sell honey in town'],
    ['you want to learn the cello', 'I want to learn the cello', 'I moved to Denver and I want to learn the cello'],
  ])('and one that is not: %s: %s', (text, quote, message) => expect(isTurnedRound(text, quote, message)).toBe(false));
});
