import { type Column, sql, type SQL } from 'drizzle-orm';

/** The value given to a prepared statement under this name, written as the column wants it. */
export function given(name: string, column: Column): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`;
}

/** Made on first use and kept: a store that prepares statements costs nothing until they are needed. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
