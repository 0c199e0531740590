import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes: a hash, or personal text sealed by `personal-text.ts`. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * A moment in UTC, to the millisecond as JavaScript counts. Columns have no `now()` default: every time comes from
 * the injected clock.
 */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/** CHECK body: the column holds one of these words. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}

/** CHECK body: the text has between `least` and `most` characters. */
export function hasLength(column: AnyPgColumn, least: number, most: number): SQL {
  return sql`char_length(${column}) between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;
}

/** CHECK body: the bytes are a SHA-256 digest. */
export function isDigest(column: AnyPgColumn): SQL {
  return sql`octet_length(${column}) = 32`;
}
