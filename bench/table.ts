import { readFile, writeFile } from 'node:fs/promises';

/** One figure. `holds` is left out where there is no goal. */
export interface Row {
  what: string;
  haven: string;
  floor?: string;
  compared?: string;
  goal?: string;
  holds?: boolean;
}

const heads = ['', 'Haven', 'Floor', 'Compared', 'Goal', 'Holds'];

/** The figures as a Markdown table with columns of equal width, as people read it in a terminal too. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.haven,
    row.floor ?? '',
    row.compared ?? '',
    row.goal ?? '',
    row.holds === undefined ? '' : row.holds ? 'yes' : 'no',
  ]);
  const widths = heads.map((head, index) => Math.max(head.length, ...cells.map((line) => line[index]?.length ?? 0)));
  const lineOf = (line: readonly string[]) =>
    `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [lineOf(heads), lineOf(widths.map((width) => '-'.repeat(width))), ...cells.map(lineOf)].join('\n');
}

/** Puts the text between the two marks of a page, in place of what stood there. */
export async function writeBetweenMarks(file: URL, text: string): Promise<void> {
  const page = await readFile(file, 'utf8');
  const marks = /(<!-- figures -->\n)[\s\S]*?(\n<!-- end of figures -->)/;
  if (!marks.test(page)) throw new Error(`${file.pathname} has no marks to write the table between.`);
  await writeFile(
    file,
    page.replace(marks, (_whole, start: string, end: string) => `${start}${text}${end}`),
  );
}
