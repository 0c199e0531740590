import { expect, test } from 'vitest';
import { personaOf, texts } from './testing/conversation.ts';
import { withoutThrownBack } from './thrown-back.ts';

test.each([
  ['You stay away, and then you miss them.', 'Stay away? From who? I lost my keys is all', 'I lost my keys is all'],
  ['That must feel good to say.', "good? it isn't good. she sold the boat", 'she sold the boat'],
  ['How did it feel to win?', "what? I didn't say I won. we came fourth", 'we came fourth'],
  ['The evening is long.', "that doesn't make sense. the evening was lovely", 'the evening was lovely'],
])('of "%s": "%s" leaves "%s"', (haven, message, rest) => expect(withoutThrownBack(message, haven)).toBe(rest));

test.each([
  ['Who could come along?', 'should i call my aunt? she lives close by'],
  ['What would help tonight?', 'Tonight? a bath, and then bed'],
  ['That is a long way.', 'we walked it in two days'],
  [undefined, 'what? hello'],
])('nothing is thrown back at "%s" by "%s"', (haven, message) =>
  expect(withoutThrownBack(message, haven)).toBeUndefined(),
);

test('whoever throws it back is granted the mistake, and answered by their own point', () => {
  for (const seed of ['a', 'b', 'c']) {
    const [, reply = ''] = texts(
      personaOf('balanced-mix'),
      ['my sister sold the boat', "what? I didn't say that. she sold the boat without asking our father"],
      { seed },
    );
    expect(reply).toMatch(/wrong|misread|mistake/iu);
    expect(reply).toMatch(/boat|father|asking/iu);
  }
});
