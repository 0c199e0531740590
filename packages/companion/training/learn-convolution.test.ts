import { openConvolution } from '@haven/companion/crisis/model/convolution';
import { readWord } from '@haven/companion/crisis/model/read-word';
import { tokenize } from '@haven/companion/text/tokens';
import { expect, test } from 'vitest';
import { learnConvolution } from './learn-convolution.ts';
import { createRandom } from './random.ts';

const fillers = ['table', 'window', 'paper', 'river', 'bread', 'garden', 'music', 'monday'];

const wordsOf = (text: string) => tokenize(text).map(({ word }) => readWord(word));

/** Sentences of the same words: an emergency where "tonight" stands right behind "bridge", none where it stands elsewhere. */
function sentences(count: number) {
  const random = createRandom(7);
  const filler = () => fillers[Math.floor(random() * fillers.length)] ?? '';
  return Array.from({ length: count }, (_, group) => {
    const isRun = random() < 0.5;
    const around = [filler(), filler(), filler()];
    const words = isRun ? [...around, 'bridge', 'tonight', filler()] : ['tonight', ...around, 'bridge', filler()];
    const label = isRun ? 2 : 0;
    return { words: wordsOf(words.join(' ')), group, weight: 1, label, kind: label, known: [0, 0] as const };
  });
}

test('learns what stands in a row, which a sum over single words cannot, and the same again from the same lessons', () => {
  const lessons = sentences(4000);
  const stored = learnConvolution(lessons);
  expect(learnConvolution(lessons.slice(0, 640))).toEqual(learnConvolution(lessons.slice(0, 640)));
  const read = openConvolution(stored);
  const emergency = (text: string) => read(wordsOf(text))[1];
  expect(emergency('paper the bridge tonight table')).toBeGreaterThan(1);
  expect(emergency('tonight paper music bridge table')).toBeLessThan(-1);
});
