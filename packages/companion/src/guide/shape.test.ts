import { expect, test } from 'vitest';
import { tidy } from './language/tidy.ts';
import { readMessage } from './reading.ts';
import { personaOf, texts } from './testing/conversation.ts';

const now = new Date('2026-11-18T20:00:00Z');
const saidIn = (message: string) => readMessage(message, 0, now).restated.map(({ said }) => said);
const seeds = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['i think the blue house was the better one', 'you think the blue house was the better one'],
  ['Came home at four', 'you came home at four'],
  ['he know everything about it', 'he knows everything about it'],
  ['my sister thinks we are fine', 'your sister thinks you are fine'],
  ['i hate that couch', 'you hate that couch'],
])('"%s" is turned round as "%s"', (message, said) => expect(saidIn(message)).toContain(said));

test('two statements typed without a mark are two', () => {
  expect(saidIn('he never yells at my cousin he can break anything')).toContain(
    'he never yells at your cousin, he can break anything',
  );
});

test.each([
  ['yuo dont listen', "you don't listen"],
  ['im so stuipd', "I'm so stupid"],
  ['the scared trial was three days', 'the scared trial was three days'],
  ['a sacred place', 'a sacred place'],
])('letters that changed places: %s', (typed, meant) => expect(tidy(typed)).toBe(meant));

test('one word at a time makes a statement in the end', () => {
  for (const seed of seeds)
    expect(texts(personaOf('fatherly'), ['neighbor', 'screamed'], { seed })[1]).toMatch(/your neighbor screamed/iu);
});

test('a question is answered before anything is summed up', () => {
  const told = [
    'my brother moved to Oslo in june',
    'i drove him to the airport',
    'my mother stayed in the car',
    'we had soup afterward',
    'he calls on sundays',
    'i paint his old room',
    'the smell of it is everywhere',
    'my father never comes in',
    'why does my father never come in?',
  ];
  for (const seed of seeds)
    expect(texts(personaOf('wise-mentor'), told, { seed }).at(-1)).not.toMatch(/mother stayed|drove him/u);
});

test.each(['its snowing again', 'i made pancakes', 'not much, bored'])('small talk stays small: %s', (message) => {
  for (const seed of seeds)
    expect(texts(personaOf('balanced-mix'), [message], { seed })[0]).not.toMatch(
      /hard|heavy|weigh|hurt|stays with you|a lot to/iu,
    );
});

test.each([
  'whats the point of talking to you',
  'do you get lonely',
  'thats not an answer',
  'do i have to tell my aunt',
])('asked outright, Haven answers: %s', (message) => {
  for (const seed of seeds) {
    const [, reply = ''] = texts(personaOf('motherly'), ['i had a bad week', message], { seed });
    expect(reply).toMatch(
      /^(?:Oh, |Ah, )?(?:No\b|You do not|You don't|Have to|Nobody can|Not tonight|A fair|It may be|You would|Right|True|I do not|Nothing like)/iu,
    );
  }
});

test('a worry about good news gets no exercise', () => {
  const messages = ['i got the scholarship!!', 'my mom danced', 'now im scared i cant do it'];
  for (const seed of seeds)
    expect(texts(personaOf('solution-focused', 'problem-solver'), messages, { seed }).at(-1)).not.toMatch(
      /exercise|breath|step by step|try it/iu,
    );
});

test.each(['gnight haven', 'whatever im gonna watch tv', 'well i should start dinner', 'ok going to lie down again'])(
  '"%s" is let go without a question',
  (message) => {
    for (const seed of seeds)
      expect(texts(personaOf('best-friend'), ['long day', message], { seed })[1]).not.toContain('?');
  },
);
