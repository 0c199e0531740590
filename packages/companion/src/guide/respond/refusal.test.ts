import { expect, test } from 'vitest';
import { detect } from '#crisis/detect.ts';
import { personaOf, texts } from '../testing/conversation.ts';

const intent = 'I am going to kill myself tonight';

function lastReply(message: string, seed: string): string | undefined {
  return texts(personaOf('balanced-mix'), [intent, message], { seed, detectWith: (text) => detect(text) }).at(-1);
}

test.each(['no. leave me alone', 'no', 'leave me alone', 'nope'])(
  'after words of intent "%s" is not taken for safety',
  (refusal) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const reply = lastReply(refusal, seed);
      expect(reply).toMatch(/988|911/);
      expect(reply).not.toMatch(/thank you for telling|at your word|good to know|if that ever changes/i);
    }
  },
);

test('somebody who says that they are safe now is believed, and 988 stays at hand', () => {
  expect(lastReply("no, I'm safe", 'a')).toMatch(/988/);
  expect(lastReply("no, I'm safe", 'a')).not.toMatch(/still counts|911/);
});
