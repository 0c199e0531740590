import { Column, DrizzleQueryError, type DriverValueDecoder, is, Param, Placeholder, sql, SQL } from 'drizzle-orm';
import type { QueryConfig, QueryResult } from 'pg';

type Values = Readonly<Record<string, unknown>>;

/** A query of the builder that has not been asked. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

/** What the builder made of a query; its types leave it out. */
interface Built {
  client: { query(config: QueryConfig, values: unknown[]): Promise<QueryResult> };
  params: readonly unknown[];
  fields: readonly Field[] | undefined;
  /** For rows as lists of values, and for the whole answer. */
  queryConfig: QueryConfig;
  rawQueryConfig: QueryConfig;
}

interface Field {
  path: readonly string[];
  field: unknown;
}

/** The value given to a prepared statement under this name, written as the column wants it. */
export function given(name: string, column: Column): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`;
}

/**
 * A query that is prepared on each connection under a name of its own. It is built on first use, so a store costs nothing until it
 * is needed; and how its values are written and its rows are read is found out then, where the builder does so for each value
 * of each row.
 */
export function prepared<Result>(name: string, build: () => Preparable<Result>): (values?: Values) => Promise<Result> {
  let run: ((values: Values) => Promise<Result>) | undefined;
  return (values = {}) => {
    run ??= runnerOf(build().prepare(name));
    return run(values);
  };
}

function runnerOf<Result>(statement: ReturnType<Preparable<Result>['prepare']>): (values: Values) => Promise<Result> {
  const { client, params, fields, queryConfig, rawQueryConfig } = statement as unknown as Built;
  // Rows with objects in them are rare, and the builder knows which of those are missing.
  if (fields?.some(({ path }) => path.length > 1)) return (values) => statement.execute(values);
  const writers = params.map(writerOf);
  const config = fields ? queryConfig : rawQueryConfig;
  const read = fields && rowReaderOf(fields);
  return async (values) => {
    const written = writers.map((write) => write(values));
    try {
      const result = await client.query(config, written);
      return (read ? result.rows.map(read) : result) as Result;
    } catch (error) {
      throw new DrizzleQueryError(config.text, written, error as Error);
    }
  };
}

function writerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => valueOf(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (values) => encoder.mapToDriverValue(valueOf(values, value.name));
}

function valueOf(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`A statement was not given its value ${name}.`);
  return values[name];
}

function rowReaderOf(fields: readonly Field[]): (row: readonly unknown[]) => Record<string, unknown> {
  const columns = fields.map(({ path, field }) => ({ key: path[0] ?? '', decoder: decoderOf(field) }));
  return (row) => {
    const read: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at += 1) {
      const { key, decoder } = columns[at] as (typeof columns)[number];
      const value = row[at];
      read[key] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return read;
  };
}

function decoderOf(field: unknown): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : (field as SQL.Aliased).sql) as unknown as {
    decoder: DriverValueDecoder<unknown, unknown>;
  };
  return decoder;
}
