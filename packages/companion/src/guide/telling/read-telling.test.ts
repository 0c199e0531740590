import { describe, expect, test } from 'vitest';
import { hearMessage } from '../hear-message.ts';
import { type TellingKind, tellingKinds, weightOf } from './kinds.ts';
import { readTelling } from './read-telling.ts';

const read = (text: string, before?: TellingKind) => readTelling(text, hearMessage(text), before);

describe('what kind of telling a message is', () => {
  test.each<[TellingKind, string]>([
    [
      'ahead',
      'The interview is tomorrow at nine and I have changed my shirt three times already. I keep rehearsing my own name.',
    ],
    ['awake', "can't sleep, third night in a row, just lying here listening to the fridge"],
    ['waiting', 'Still no call about the results. They said Tuesday. I keep checking that the phone is on.'],
    ['death', 'We buried my grandfather on Friday. His glasses are still on the radio.'],
    ['good-news', 'I passed! First time! The examiner shook my hand and I nearly hugged him'],
    ['breakup', 'He moved out on Saturday. Four years, and he took the toaster and said we can be friends.'],
  ])('%s: "%s"', (kind, text) => {
    expect(
      read(text)
        .kinds.slice(0, 2)
        .map((one) => one.kind),
    ).toContain(kind);
  });

  test('joy is no burden, and trouble no fun', () => {
    expect(read('I passed the test on the first go and we all had cake at work, I am still grinning').weight).toBe(
      'light',
    );
    expect(
      read('they let me go today after eleven years, in a meeting of four minutes, and I have the rent to pay').weight,
    ).toBe('hard');
  });

  test('chances are of all kinds, and make one', () => {
    const { kinds } = read('so then he went home');
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(tellingKinds));
    expect(kinds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 5);
  });

  test('people mostly go on with what they told a moment ago', () => {
    const chanceOf = (before?: TellingKind) =>
      read('and then the phone rang', before).kinds.find(({ kind }) => kind === 'waiting')?.chance ?? 0;
    expect(chanceOf('waiting')).toBeGreaterThan(chanceOf());
  });

  test('what is about the talk itself weighs neither way', () => {
    expect(weightOf('to-listener')).toBeUndefined();
    expect(weightOf('guilt')).toBe('hard');
  });
});
