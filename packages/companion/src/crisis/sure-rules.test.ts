import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';
import { rankOf } from './risk.ts';
import type { Tier } from './risk.ts';

/** What is plain to a reader though the model, by itself, was not sure of it; beside it what has nearly the same words. */
const rows: readonly [string, Tier][] = [
  ['sewer slide on sunday, nobody will be home', 'elevated'],
  ["i've set the date. it's the 14th and then it's over for me", 'imminent'],
  ['we set the date, june 14th, small wedding by the lake', 'none'],
  ['just finished writing my goodbye note to my parents', 'elevated'],
  ['finally done with the thank you cards for the wedding, forty of them', 'none'],
  ['recorded a birthday video for each year he will have to grow up without me', 'elevated'],
  ["i can't stop thinking about suicide", 'elevated'],
  ["i'm bringing my uncle's gun to school on monday", 'imminent'],
  ["what's the least painful way to die", 'elevated'],
  ["my friend took something, her lips are blue and she won't wake up", 'imminent'],
  ['she took the blue line and woke up at the last stop', 'none'],
  ['i wish my mother had never had me', 'elevated'],
  ['i crossed the road without looking again, i kind of hoped', 'elevated'],
  ['looked both ways and crossed, then the ice cream truck came', 'none'],
  ['the voices say i have to hurt myself', 'elevated'],
  ['he said if i leave him he will find me and kill me', 'imminent'],
  ['my daughter wrote in her notebook that she does not want to live', 'elevated'],
  ['i shook the baby and now he is limp', 'imminent'],
  ['me va a matar si lo denuncio', 'elevated'],
  ['mi mamá me va a matar si ve esta nota jaja', 'none'],
  ['ele disse que vai me matar se eu for embora', 'elevated'],
  ["i'm on the ledge of the roof, pigeons everywhere, i want to jump", 'imminent'],
];

describe('what is plain is heard, whatever the model makes of it', () => {
  test.each(rows)('"%s" is %s', (message, tier) => {
    const found = detect(message).tier;
    if (tier === 'none') expect(found).toBe('none');
    else expect(rankOf(found)).toBeGreaterThanOrEqual(rankOf(tier));
  });
});

describe('what was over is over, in any language', () => {
  test.each([
    "eight years since i wanted to die. i have a dog and a garden now and i'm glad i stayed",
    'hace diez años quería morirme. hoy tengo dos hijos y estoy bien',
    'há cinco anos eu queria morrer. hoje estou bem e agradeço por estar aqui',
  ])('"%s" is none', (message) => expect(detect(message).tier).toBe('none'));

  test('and what is back is not', () => {
    const found = detect('eight years since i wanted to die, and today it is back as if no day had passed');
    expect(rankOf(found.tier)).toBeGreaterThanOrEqual(rankOf('elevated'));
  });
});
