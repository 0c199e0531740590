import { situationId } from '../../situations/situation-id.ts';
import { situationFields } from '../situations/fields.ts';
import type { Remark } from './angle.ts';
import { angles } from './angles.ts';

/** Which angle or situation a line belongs to, by id. */
export function angleOf(line: string): string | undefined {
  return byLine.get(line);
}

const situations = situationFields.flatMap((field) => field.situations);
const remarks: readonly Pick<Remark, 'id' | 'say' | 'ask' | 'rest'>[] = [
  ...situations.map((one) => ({ ...one, id: situationId(one.id) })),
  ...angles,
];
const byLine: ReadonlyMap<string, string> = new Map(
  remarks.flatMap(({ id, say, ask, rest = [] }) =>
    [...say, ...ask, ...rest].map((line): [string, string] => [line, id]),
  ),
);
