import { describe, expect, test } from 'vitest';
import { personaOf, texts } from '../testing/conversation.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd'];

describe('what is drawn of what fits', () => {
  test('a question that fits everywhere is asked once in a while', () => {
    const talk = [
      'the boiler man came and looked at it and left again',
      'he says the part takes three weeks and my mother is eighty',
      'she sits in the kitchen with her coat on',
      'i brought her the little heater from my room',
      'she says it smells of dust and puts it off again',
      'my sister has not called since sunday',
      'the council has a number but nobody picks up',
    ];
    for (const seed of seeds) {
      const asked = texts(plain, talk, { seed }).filter((reply) =>
        /tell (?:me )?(?:a (?:little|bit)|some) more/iu.test(reply),
      );
      expect(asked.length).toBeLessThanOrEqual(1);
    }
  });

  test('what was wished for and came is met without sorrow, whatever is said around it', () => {
    for (const seed of seeds) {
      const [reply = ''] = texts(plain, ['I got the job!!! nobody is awake to tell, so I tell you'], { seed });
      expect(reply).not.toMatch(/\b(?:hard|lonely|sorry|heavy|difficult|alone|weigh\w*|hurts?)\b/iu);
    }
  });

  test('what was not wanted is not cheered', () => {
    for (const seed of seeds) {
      const [reply = ''] = texts(plain, ['i was laughing the whole time so he thought i liked it'], { seed });
      expect(reply).not.toMatch(/lovely|funny|nice|glad|good news|smile|laugh,/iu);
    }
  });
});
