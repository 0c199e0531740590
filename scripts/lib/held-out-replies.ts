import { findRuleViolation } from '@haven/companion/guard/check-reply';
import { createJudge, isSure } from '@haven/companion/guard/model/judge';
import { learnReplies } from '../../packages/companion/training/replies/make-weights.ts';
import { readReplies } from '../../packages/companion/training/replies/read-replies.ts';
import type { ReplyExample } from '../../packages/companion/training/replies/read-replies.ts';

const folds = 5;

/** Reads each file, or each fifth line, by rules and a model that never saw it, and prints what is caught of each rule. */
export function reportHeldOutReplies(kind: 'files' | 'lines'): void {
  const examples = readReplies();
  const partOf = ({ file, line }: ReplyExample) => (kind === 'files' ? file : `part ${line % folds}`);
  const read = [...new Set(examples.map(partOf))].flatMap((part) => {
    const judge = createJudge(learnReplies(examples.filter((example) => partOf(example) !== part)));
    return examples
      .filter((example) => partOf(example) === part)
      .map((example) => ({ ...example, ...caught(example, judge) }));
  });
  print('rule', 'lines', 'rules', 'model', 'either');
  const harmless = read.filter(({ rule }) => rule === 'harmless');
  row(
    'all violating',
    read.filter(({ rule }) => rule !== 'harmless'),
  );
  for (const [rule, group = []] of Object.entries(Object.groupBy(read, (each) => each.rule))) row(rule, group);
  for (const [file, group = []] of Object.entries(Object.groupBy(harmless, (each) => each.file)))
    row(`harmless, ${file}`, group);
}

function caught({ sentences }: ReplyExample, judge: ReturnType<typeof createJudge>) {
  const byRules = sentences.some((sentence) => findRuleViolation(sentence) !== undefined);
  return { byRules, byModel: sentences.some((sentence) => isSure(judge(sentence))) };
}

function row(name: string, group: readonly { byRules: boolean; byModel: boolean }[]): void {
  const share = (count: number) => `${((100 * count) / group.length).toFixed(1)}%`;
  print(
    name,
    String(group.length),
    share(group.filter(({ byRules }) => byRules).length),
    share(group.filter(({ byModel }) => byModel).length),
    share(group.filter(({ byRules, byModel }) => byRules || byModel).length),
  );
}

function print(name: string, ...cells: readonly string[]): void {
  console.log([name.padEnd(28), ...cells.map((cell) => cell.padStart(8))].join(''));
}
