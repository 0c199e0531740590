import { expect, test } from 'vitest';
import { messageKind } from '../message-kind.ts';
import { endsInFarewell } from './at-the-end.ts';
import { tidy } from '../language/tidy.ts';
import { personaOf, texts } from '../testing/conversation.ts';

const kindOf = (message: string) => messageKind(tidy(message), message);

test.each([
  "i'm gonna try sleeping",
  'ok heading to bed',
  "ok i'm gonna try and get some sleep",
  'gonna close my eyes now',
  "can't keep my eyes open, night",
  'gonna go lay down',
  "think i'll turn in",
  'gonna put the phone down now',
  "i'll let you go",
  'aight imma crash',
  'alright i think i can close my eyes now',
  'my phone is dying',
  'dog stopped. turning the phone over now',
  "they're done in there. phone goes in the drawer",
])('"%s" is a goodbye', (message) => expect(kindOf(message)).toBe('goodbye'));

test.each([
  'gotta go, my shift starts',
  'my shift starts in 5',
  'my ride just pulled up',
  'this is my stop',
  "they're calling my name",
  'time to get back to the kids',
  'let me go check on the baby',
  'gonna hit the shower',
  'i have to get ready for work',
])('"%s" leaves for something that waits', (message) => expect(kindOf(message)).toBe('goodbyeBusy'));

test.each([
  "i'm gonna try sleeping pills",
  "i try sleeping but can't",
  'my shift starts at 6 tomorrow and i dread it',
  'the meeting is starting to scare me',
  "i'm going to bed at 4 every night",
  "i have to get ready for work but i can't move",
  'i want to close my eyes and never wake up',
  "i'm off my meds",
  'i have to go to court tomorrow',
  'i should rest more',
  'done',
])('"%s" is something told', (message) => expect(kindOf(message)).not.toMatch(/^goodbye/u));

test('who says that they will try to sleep is let go, without a question', () => {
  const told = ['my sister moved out and the house is quiet', "ok i'm gonna try sleeping"];
  for (const style of ['balanced-mix', 'motherly', 'best-friend'] as const) {
    const reply = texts(personaOf(style), told)[1] ?? '';
    expect(reply).not.toContain('?');
    expect(reply).not.toMatch(/try sleeping/iu);
  }
});

test.each([
  "i'll leave the bread at her door. gotta get the kids byee",
  'thursday then. closing the laptop now. have a good one',
  'byeee thanks for being glad with me about the boat',
  'company was nice tonight, talk later man',
])('whoever goes at the end of something told is let go: %s', (message) => {
  const [, reply = ''] = texts(personaOf('balanced-mix'), ['the neighbors are loud', message], { seed: 'a' });
  expect(reply).not.toMatch(/\?|988/u);
  expect(reply).toMatch(/bye|take care|go well|good|wrote|night|see you/iu);
});

test('a goodbye of many thanks that goes on is read at once', () => {
  const text = `Good night${' thank you dear, thanks love'.repeat(10)}, one more thing I forgot`;
  expect(endsInFarewell({ text, words: 45 })).toBe(false);
});

test.each([
  'do you think i should go back',
  'my friends say i should go out',
  'should i get back to it',
  'so would you go home',
])('"%s" is no goodbye', (message) => expect(kindOf(message)).not.toMatch(/^goodbye/u));
