import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { serverRoot } from '#lib/server-root.ts';
const MIGRATIONS_FOLDER = join(serverRoot, 'src/db/migrations');
/** One number for all Havens of a database: who holds it may migrate. */
const MIGRATION_LOCK = 4_283_601_177;

/**
 * Brings the tables to the newest migration. All of it is one transaction that begins by taking a lock: of two
 * processes one waits and then finds nothing to do, and a process killed at any statement leaves nothing behind.
 * (Drizzle's own migrator takes no lock and creates its table outside the transaction.) A database that is newer
 * than this program is left as it is: the release before keeps serving.
 */
export async function migrate(client: ClientBase): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const appliedUntil = await findNewestApplied(client);
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > appliedUntil)) {
      await apply(client, migration);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The bookkeeping is drizzle-kit's own table, so its tools can read it. */
async function findNewestApplied(client: ClientBase): Promise<number> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`);
  if (!known.rows[0].exists) {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
  }
  const newest = await client.query('select coalesce(max(created_at), 0) as millis from drizzle.__drizzle_migrations');
  return Number(newest.rows[0].millis);
}

async function apply(client: ClientBase, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await client.query(statement);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.folderMillis,
  ]);
}
