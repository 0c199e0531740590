import { describe, expect, test } from 'vitest';
import type { Detection } from '#crisis/detect.ts';
import { converse, personaOf } from '../testing/conversation.ts';

const plain = personaOf('balanced-mix');
const calm: Detection = { tier: 'none', signals: [], spans: [] };

/** The second message is taken for danger, by the model alone or by a rule. */
function talk(rule: string, ...answers: string[]) {
  const messages = ['my brother moves out on friday', 'and then it is really over', ...answers];
  const danger: Detection = { tier: 'elevated', signals: [{ kind: 'goodbye', tier: 'elevated', rule }], spans: [] };
  let heard = 0;
  return converse(plain, messages, {
    detectWith: () => {
      heard += 1;
      return heard === 2 ? danger : calm;
    },
  });
}

describe('danger that was only guessed', () => {
  test('is asked about openly, with the numbers, and a no is enough', () => {
    const [, asked] = talk('model');
    expect(asked?.text).toMatch(/988/u);
    expect(asked?.text).toMatch(/\?/u);
    expect(asked?.text).toMatch(/misread|wrong|not it|tell me/iu);
  });

  test('and denied: the mistake is owned, the rest of the message answered, and no number comes again', () => {
    const [, , owned, next] = talk(
      'model',
      "no! i'm not suicidal. i mean our flat, we shared it for nine years",
      'he takes the piano too',
    );
    expect(owned?.text).toMatch(/sorry|misread|mistake|wrong/iu);
    expect(owned?.text).toMatch(/flat|shared|nine years/iu);
    expect(`${owned?.text} ${next?.text}`).not.toMatch(/988|suicid/iu);
    expect(next?.state.cleared).toBe(true);
  });

  test('and denied in a word: the talk is handed back', () => {
    const [, , owned] = talk('model', 'no');
    expect(owned?.text).not.toMatch(/988/u);
    expect(owned?.state.risk).toBeUndefined();
  });

  test('and guessed again without an answer: it is asked about as openly', () => {
    const guess: Detection = {
      tier: 'elevated',
      signals: [{ kind: 'passive', tier: 'elevated', rule: 'model' }],
      spans: [],
    };
    const replies = converse(plain, ['the season is over', 'and the boat is sold', 'nothing left out there'], {
      detectWith: () => guess,
    });
    for (const { text } of replies) expect(text).toMatch(/misread|wrong|not it|tell me/iu);
  });

  test('in Spanish, too', () => {
    const danger: Detection = {
      tier: 'elevated',
      signals: [{ kind: 'passive', tier: 'elevated', rule: 'model' }],
      spans: [],
    };
    let heard = 0;
    const [, asked, owned] = converse(
      plain,
      ['mi hermano se va el viernes', 'y ya se acaba todo esto', 'no, no quiero morirme, hablo del piso'],
      {
        detectWith: () => {
          heard += 1;
          return heard === 2 ? danger : calm;
        },
      },
    );
    expect(asked?.text).toMatch(/988/u);
    expect(owned?.text).toMatch(/perdona|equivoqué|gracias/iu);
    expect(owned?.text).not.toMatch(/988/u);
  });
});

test('danger that a rule saw is not let go by a no', () => {
  const [, , answer] = talk('wish-to-die', 'no');
  expect(answer?.text).toMatch(/988/u);
  expect(answer?.state.cleared).toBeUndefined();
});
