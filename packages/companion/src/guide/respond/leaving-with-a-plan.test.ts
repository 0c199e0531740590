import { expect, test } from 'vitest';
import { personaOf, texts } from '../testing/conversation.ts';

const last = (message: string, seed: string) =>
  texts(personaOf('balanced-mix'), ['i yelled at my son tonight', message], { seed }).at(-1) ?? '';

test.each([
  ["Okay. I'll make him pancakes tomorrow and give him a big hug. Thank you.", /pancakes/u],
  ['maybe ill go look on saturday. thank you for listening', /Saturday/u],
  ['might dig out my old sketchbook this weekend. thanks for the talk', /sketchbook/u],
])('"%s" is let go with the plan, and nothing is asked', (message, plan) => {
  for (const seed of ['a', 'b', 'c']) {
    expect(last(message, seed)).toMatch(plan);
    expect(last(message, seed)).toMatch(/welcome/u);
    expect(last(message, seed)).not.toContain('?');
  }
});

test('thanks beside something heavy is no goodbye', () => {
  for (const seed of ['a', 'b', 'c'])
    expect(last('my dog died this morning. thanks for asking', seed)).not.toMatch(
      /good thing to do|hope it goes well/u,
    );
});
