import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { migrate } from './migrate.ts';

/** What stores are opened on. */
export type Database = NodePgDatabase & { $client: Pool };
/** Inside `db.transaction`: the same queries, all or nothing. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** `postgresql://…`; a Unix socket goes in the query: `postgresql://user@/name?host=/directory`. */
  url: string;
  maxConnections?: number;
  /** Told when an idle connection breaks. The pool replaces it; unheard, the error would end the process. */
  onConnectionLost?: (error: Error) => void;
}

/** Connects, brings the tables to the newest migration, and hands out the pool. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 10_000,
    // A connection may be asked several things at once (transactions.ts, shared-packets.ts).
    pipeline: true,
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // A connection in use can break between two statements; then it is its own event, and unheard it ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateOn(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

async function migrateOn(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(client);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
