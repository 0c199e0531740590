import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { createTestDatabase } from '#testing/database.ts';

test('a connection that breaks between two statements ends its transaction, and nothing else', async () => {
  const database = await createTestDatabase();
  const { db, pool, close } = await openDatabase({ url: database.url, maxConnections: 2 });
  const isThere = async (pid: unknown) =>
    (await pool.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount;

  const broken = db.transaction(async (tx) => {
    const { pid } = (await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0] ?? {};
    await pool.query('select pg_terminate_backend($1)', [pid]);
    await expect.poll(() => isThere(pid)).toBe(0);
    await tx.execute(sql`select 1`);
  });

  await expect(broken).rejects.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
  await database.drop();
});
