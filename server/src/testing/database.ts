import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { openDatabase } from '#db/open-database.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../db/migrations', import.meta.url));

export interface TestDatabase {
  /** For `openDatabase`: migrated and empty. */
  url: string;
  drop(): Promise<void>;
}

/** A new migrated database on the server that `global-setup.ts` started or `TEST_DATABASE_URL` names. About 40 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return create(`template ${templateName()}`);
}

/** A new database without tables, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  return create('');
}

/** Makes the template that test databases are cloned from, unless these very migrations have one already. */
export async function makeTemplate(adminUrl: string): Promise<void> {
  const name = templateName();
  await asAdmin(adminUrl, async (client) => {
    // Two test runs may share a server.
    await client.query(`select pg_advisory_lock(hashtext('haven template'))`);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${name}`);
    await (await openDatabase({ url: withDatabase(adminUrl, name), maxConnections: 1 })).close();
  });
}

function templateName(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) hash.update(migration.hash);
  return `haven_template_${hash.digest('hex').slice(0, 16)}`;
}

async function create(options: string): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (!adminUrl) throw new Error('Set TEST_DATABASE_URL, or run the tests with testing/global-setup.ts.');
  const name = `haven_test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, (client) => client.query(`create database ${name} ${options}`));
  return {
    url: withDatabase(adminUrl, name),
    drop: () =>
      asAdmin(adminUrl, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

async function asAdmin<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
