import { type FieldDef, type QueryConfig, types } from 'pg';

/** Makes of the values of a row, as PostgreSQL wrote them, what the driver would make of them. */
type ReadRow = (values: readonly (string | null)[]) => unknown;

type Parse = (value: string) => unknown;

/** A statement that is prepared on a connection: its name there, and what its rows are made of. */
export interface KnownStatement {
  name: string;
  text: string;
  fields: FieldDef[];
  readRow: ReadRow;
}

/** The driver looks for a way to read each column anew with each answer; here that is done once for all answers. */
export function knowStatement(config: QueryConfig & { name: string }, fields: FieldDef[]): KnownStatement {
  return { name: config.name, text: config.text, fields, readRow: rowReaderOf(config, fields) };
}

/** The same statement, asked by somebody who wants its rows in their own way. */
export function inTheWayOf(config: QueryConfig, known: KnownStatement): KnownStatement {
  return { ...known, readRow: rowReaderOf(config, known.fields) };
}

function rowReaderOf(config: QueryConfig & { rowMode?: string }, fields: readonly FieldDef[]): ReadRow {
  const { getTypeParser } = (config.types ?? types) as { getTypeParser(typeId: number, format: 'text'): Parse };
  const parsers = fields.map(({ dataTypeID }) => getTypeParser(dataTypeID, 'text'));
  const read = (value: string | null, column: number) => (value === null ? null : parsers[column]?.(value));
  if (config.rowMode === 'array') return (values) => values.map(read);
  return (values) => Object.fromEntries(fields.map(({ name }, column) => [name, read(values[column] ?? null, column)]));
}
