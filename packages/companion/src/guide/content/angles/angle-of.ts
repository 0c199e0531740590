import { angles } from './angles.ts';

/** Which angle a line belongs to, by id. */
export function angleOf(line: string): string | undefined {
  return byLine.get(line);
}

const byLine: ReadonlyMap<string, string> = new Map(
  angles.flatMap(({ id, say, ask, rest = [] }) =>
    [...say, ...ask, ...rest].map((line): [string, string] => [line, id]),
  ),
);
