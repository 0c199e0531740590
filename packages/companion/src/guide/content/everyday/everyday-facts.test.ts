import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tidy } from '../../language/tidy.ts';
import { everydayFacts } from './everyday-facts.ts';

/** Under `## id`, lines that ask for it (`+`), and lines of ordinary life that only name the thing (`-`). */
const cases = readFileSync(new URL('./cases.txt', import.meta.url), 'utf8')
  .split('\n## ')
  .map((part) => {
    const [id = '', ...lines] = part.replace(/^## /u, '').trim().split('\n');
    const marked = (mark: string) => lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
    return { id, asking: marked('+'), telling: marked('-') };
  });
const answerTo = (text: string) => everydayFacts.find(({ when }) => when.test(text))?.id;

test('every fact has questions for it, and sentences that ask nothing', () => {
  expect(cases.map(({ id }) => id).sort()).toEqual(everydayFacts.map(({ id }) => id).sort());
  expect(cases.filter(({ asking, telling }) => asking.length < 3 || telling.length < 10)).toEqual([]);
});

test.each(cases.map(({ id, ...lines }) => [id, lines] as const))('%s is answered where it is asked', (id, lines) => {
  for (const text of lines.asking) expect(answerTo(tidy(text)), text).toBe(id);
  for (const text of lines.telling) expect(answerTo(tidy(text)), text).toBeUndefined();
});
