import type { Angle, Remark } from './content/angles/angle.ts';
import { angles } from './content/angles/angles.ts';
import type { Clause } from './language/clauses.ts';
import { reportIn } from './language/reported.ts';
import { textOf } from './language/tokens.ts';
import { partOfYou, turnRound } from './language/turn-round.ts';
import { wordsOf } from './said-before.ts';
import type { HeardSituation } from './situations/hearing.ts';

/** An angle or a situation found in a message, with its slots in words that can be said back. */
export interface Heard {
  angle: Remark;
  /** The words it was found in. */
  statement: string;
  /** The very words that gave it away. */
  match: string;
  slots: Readonly<Record<string, string | undefined>>;
  /** What situation it is, where it is one. */
  told?: Pick<HeardSituation, 'field' | 'worth'>;
}

/** The angles of a tidied message, the most telling first: by rank, then the later in the message. */
export function heardAngles(text: string, clauses: readonly Clause[]): Heard[] {
  const statements = statementsOf(text, clauses);
  const reported = clauses.flatMap(({ tokens }) => {
    const report = reportIn(tokens);
    return report ? [textOf(tokens.slice(report.content))] : [];
  });
  const isHeard = (angle: Angle, statement: string) =>
    isOwn(angle.when.exec(statement)?.index, statement, reported) && !angle.unless?.test(statement);
  const whole = new Set(sentencesOf(text));
  const found = angles.flatMap((angle) => {
    // What is said to Haven has a sentence of its own: "that's it" in "I keep thinking that's it" has none.
    const isSaid = (statement: string) => (angle.rank ?? 0) < toHaven || whole.has(statement);
    const at = statements.findLastIndex((statement) => isSaid(statement) && isHeard(angle, statement));
    if (at >= 0 && (angle.rank ?? 0) >= 7 && (angle.unless?.test(text) || text.length > longestAside)) return [];
    return at < 0
      ? []
      : [{ angle, statement: statements[at] ?? '', worth: (angle.rank ?? 0) + at / statements.length }];
  });
  return found
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ angle, statement }) => {
      const match = angle.when.exec(statement);
      return { angle, statement, match: match?.[0] ?? '', slots: slotsOf(match?.groups ?? {}) };
    });
}

/** What another said ("he said I should think about whether I want to be here") is no wish or deed of the person's. */
function isOwn(at: number | undefined, statement: string, reported: readonly string[]): boolean {
  if (at === undefined) return false;
  return !reported.some((words) => {
    const start = statement.indexOf(words);
    return start >= 0 && at >= start && at < start + words.length;
  });
}

/** Angles kept of one message, and statements looked at. */
const most = 5;
const mostStatements = 14;
const longestSlot = 8;
/** In a longer account a turn of phrase ('here goes', 'if that makes sense') is not what it is about. */
const longestAside = 260;

/** The sentences of a message, and beside them its clauses without "well, I think that". */
function statementsOf(text: string, clauses: readonly Clause[]): string[] {
  const own = clauses.map((clause) => clause.text.replace(/[.!?;,\s]+$/u, '').replace(lead, ''));
  const all = [...sentencesOf(text), ...own];
  return [...new Set(all)].filter((statement) => statement.length > 1 && statement.length < 320).slice(-mostStatements);
}

/** The sentences of a message without their marks and what leads to them. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n+/u).map((sentence) => sentence.replace(/[.!;,\s]+$/u, '').replace(lead, ''));
}

/** Angles of this rank answer what is said to Haven, or about the talk. */
const toHaven = 8;

const lead =
  /^(?:(?:and|but|so|well|oh|yeah|yes|honestly|anyway|i mean|because|also|okay|just that|the thing is)[, ]+)+(?=\S)/iu;

function slotsOf(groups: Record<string, string | undefined>): Heard['slots'] {
  const slots: Record<string, string | undefined> = {};
  for (const [name, words] of Object.entries(groups)) {
    if (!words || wordsOf(words).length > longestSlot) continue;
    const slot = name.replace(/\d$/u, '');
    const turned = turnRound(words)?.replace(/^if /u, 'whether ');
    if (turned) slots[slot] = turned;
  }
  if (slots['who']) slots['whom'] = objectForms[slots['who'].toLowerCase()] ?? slots['who'];
  if (slots['one'] && slots['two']) {
    slots['partOne'] = partOfYou(slots['one']);
    slots['partTwo'] = partOfYou(slots['two']);
  }
  return slots;
}

const objectForms: Record<string, string> = {
  he: 'him',
  she: 'her',
  they: 'them',
  nobody: 'them',
  'no one': 'them',
};
