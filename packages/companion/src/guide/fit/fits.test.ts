import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hearMessage } from '../hear-message.ts';
import { tidy } from '../language/tidy.ts';
import { sayingsIn } from '../statements.ts';
import { readTelling } from '../telling/read-telling.ts';
import { rankLines, rankQuestions, rankSayings } from './fits.ts';
import { knownLine, lineContext } from './line-features.ts';

type Marks = [source: string, line: string, mark: number][];
interface Marked {
  text: string;
  said: [text: string, mark: number][];
  lines: Marks;
  questions: Marks;
}

const rows = readFileSync(new URL('../../../../../eval/fits.measured.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Marked);

const contextOf = (text: string) => {
  const heard = hearMessage(text);
  return lineContext(tidy(text), readTelling(tidy(text), heard), heard);
};
const known = (marks: Marks) => marks.map(([source, text]) => knownLine({ text, source }));
const share = (marks: readonly (number | undefined)[], mark: number) =>
  marks.filter((one) => one === mark).length / marks.filter((one) => one !== undefined).length;

/** Counted only: what they say is not to be tuned by. Each bound lies a little below what was found, so that a fall fails. */
describe('of what could be said to messages that were not learned from', () => {
  test('what is said back is mostly the point, or a part of it', () => {
    const chosen = rows.map(({ text, said }) => {
      const best = rankSayings(sayingsIn(text)).find((one) => said.some(([other]) => other === one.said.said));
      return said.find(([other]) => other === best?.said.said)?.[1];
    });
    expect(rows.length).toBeGreaterThan(200);
    expect(share(chosen, 3) + share(chosen, 2)).toBeGreaterThan(0.74);
    expect(share(chosen, 0)).toBeLessThan(0.14);
  });

  test('the line behind it mostly fits, and is seldom wrong', () => {
    const chosen = rows.map(({ text, lines }) => {
      const best = rankLines(known(lines), contextOf(text))[0]?.said.text;
      return lines.find(([, line]) => line === best)?.[2];
    });
    expect(share(chosen, 2)).toBeGreaterThan(0.42);
    expect(share(chosen, 0)).toBeLessThan(0.27);
  });

  test('the question is less often wrong than one taken by chance', () => {
    const chosen = rows.map(({ text, questions }) => {
      const best = rankQuestions(known(questions), contextOf(text))[0]?.said.text;
      return questions.find(([, line]) => line === best)?.[2];
    });
    const byChance = rows.map(({ questions }) => questions[0]?.[2]);
    expect(share(chosen, 0)).toBeLessThan(share(byChance, 0) * 0.7);
  });
});
