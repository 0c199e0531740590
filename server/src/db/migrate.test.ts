import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
afterEach(() => database.drop());

test('a migrated database opens without changing anything', async () => {
  database = await createTestDatabase();
  const before = await countMigrations(database.url);
  const opened = await openDatabase({ url: database.url });
  await opened.close();
  expect(await countMigrations(database.url)).toBe(before);
});

test('four processes migrating at once leave one set of tables', async () => {
  database = await createEmptyTestDatabase();
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url: database.url, maxConnections: 1 })));
  await Promise.all(opened.map(({ close }) => close()));
  expect(await countMigrations(database.url)).toBeGreaterThan(0);
});

async function countMigrations(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found = await client.query(
    'select count(*) as count, count(distinct hash) as distinct from drizzle.__drizzle_migrations',
  );
  await client.end();
  expect(found.rows[0].count).toBe(found.rows[0].distinct);
  return Number(found.rows[0].count);
}
