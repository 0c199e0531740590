import { count, eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalText } from '#lib/personal-text.ts';
import type { UserData } from '#lib/user-data.ts';
import type { Database, Transaction } from './open-database.ts';

export interface TableOfPerson {
  table: PgTable;
  /** The column that says whose row it is. */
  person: AnyPgColumn;
  name: string;
  label: string;
  /** Sealed columns by their key, and the name they were sealed under. `json` is opened to what it stands for. */
  sealed?: Readonly<Record<string, { column: string; json?: boolean }>>;
  /** Keys that are nobody's information: hashes, secrets, numbers for the machine. */
  leftOut?: readonly string[];
}

/** A table with personal rows, as something that can be counted and given back. */
export function userTable(
  db: Database | Transaction,
  personalText: PersonalText,
  description: TableOfPerson,
): UserData {
  const { table, person, name, label, sealed = {}, leftOut = [] } = description;
  const leaving = new Set(leftOut);

  async function open(userId: string, key: string, value: unknown): Promise<unknown> {
    const seal = sealed[key];
    if (!seal || !Buffer.isBuffer(value)) return value instanceof Date ? value.toISOString() : value;
    const text = await personalText.openFor(userId, seal.column, value);
    return seal.json ? (JSON.parse(text) as unknown) : text;
  }

  async function readable(userId: string, row: Record<string, unknown>): Promise<Record<string, unknown>> {
    const kept = Object.entries(row).filter(([key]) => !leaving.has(key));
    return Object.fromEntries(
      await Promise.all(kept.map(async ([key, value]) => [key, await open(userId, key, value)] as const)),
    );
  }

  return {
    table: getTableName(table),
    name,
    label,
    async countFor(userId) {
      return (await db.select({ count: count() }).from(table).where(eq(person, userId)))[0]?.count ?? 0;
    },
    async exportFor(userId) {
      const order = Object.values(getTableColumns(table)).filter(({ name: column }) =>
        /^(seq|id|created_at)$/.test(column),
      );
      const rows = await db
        .select()
        .from(table)
        .where(eq(person, userId))
        .orderBy(...order);
      return Promise.all(rows.map((row) => readable(userId, row as Record<string, unknown>)));
    },
  };
}
