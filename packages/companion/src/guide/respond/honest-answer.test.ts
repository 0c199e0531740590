import { describe, expect, test } from 'vitest';
import { askedLines } from '../content/asked.ts';
import { tellings } from '../content/tellings/tellings.ts';
import { askedIn } from '../fit/asked.ts';
import { personaOf, texts } from '../testing/conversation.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c'];
const answers = [...Object.values(askedLines).flatMap(({ say }) => say), ...tellings.asking.meet];
/** Their beginnings without the first word, which a style may put something before. */
const said = answers.map((line) => line.slice(line.indexOf(' '), 24));

describe('a question no answer is known to', () => {
  test.each(['my boss wants it in blue. can he even do that?', 'the roof leaks again. how does one seal a skylight?'])(
    '"%s" is not passed over',
    (message) => {
      for (const seed of seeds) {
        const reply = texts(plain, ['hi', message], { seed })[1] ?? '';
        expect(said.some((begin) => reply.includes(begin))).toBe(true);
      }
    },
  );

  test.each([
    'she said who do you think you are and slammed the door',
    'I typed it out and then I thought, which is obviously rubbish, that nobody would mind',
    'he asked me what time the train leaves and I cried',
  ])('"%s" asks nothing of the listener', (message) => {
    expect(askedIn(message)).toBeUndefined();
  });

  test('something dull may be asked for', () => {
    for (const seed of seeds) {
      const reply = texts(plain, ['hi', 'cant sleep. tell me something dull'], { seed })[1] ?? '';
      expect(reply).toMatch(/octopus|Venus|berry|tittle|petrichor|Scotland|pencils|paper|Wombats|Crows/u);
    }
  });
});
