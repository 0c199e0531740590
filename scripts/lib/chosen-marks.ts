import { rankLines, rankQuestions, rankSayings } from '@haven/companion/guide/fit/fits';
import { knownLine, lineContext } from '@haven/companion/guide/fit/line-features';
import { hearMessage } from '@haven/companion/guide/hear-message';
import { tidy } from '@haven/companion/guide/language/tidy';
import { sayingsIn } from '@haven/companion/guide/statements';
import { readTelling } from '@haven/companion/guide/telling/read-telling';
import type { MarkedMessage } from '../../packages/companion/training/read-marks.ts';

/** The marks of what the guide would choose for each message, of all that its readers were shown; no mark where nothing was shown. */
export function chosenMarks(rows: readonly MarkedMessage[]): Record<'said' | 'lines' | 'questions', number[]> {
  const chosen = rows.map(({ text, said, lines, questions }) => {
    const tidied = tidy(text);
    const heard = hearMessage(text);
    const context = lineContext(tidied, readTelling(tidied, heard), heard);
    const known = (of: MarkedMessage['lines']) => of.map(([source, line]) => knownLine({ text: line, source }));
    const markOf = (of: MarkedMessage['lines'], line: string | undefined) =>
      of.find(([, other]) => other === line)?.[2];
    const words = rankSayings(sayingsIn(text)).find((one) => said.some(([other]) => other === one.said.said));
    return {
      said: said.find(([other]) => other === words?.said.said)?.[1],
      lines: markOf(lines, rankLines(known(lines), context)[0]?.said.text),
      questions: markOf(questions, rankQuestions(known(questions), context)[0]?.said.text),
    };
  });
  const of = (part: 'said' | 'lines' | 'questions') => chosen.flatMap((one) => one[part] ?? []);
  return { said: of('said'), lines: of('lines'), questions: of('questions') };
}
