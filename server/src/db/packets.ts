import type { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './open-database.ts';

/**
 * Queries on one connection. Those asked for without waiting in between go out in one packet; PostgreSQL does them one
 * after the other, in the order they were asked for. What is prepared here stays so as long as the connection lives.
 */
export function openPackets(client: PoolClient): Database {
  const hold = createHold(client);
  const query = (...question: Parameters<PoolClient['query']>) => {
    hold();
    return client.query(...question);
  };
  return drizzle({ client: { query } as unknown as Pool });
}

/** Holds back what is written until the code that runs now has asked for all it wants to know. */
export function createHold(client: PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  let isHolding = false;
  return () => {
    if (isHolding) return;
    isHolding = true;
    stream.cork();
    process.nextTick(() => {
      isHolding = false;
      stream.uncork();
    });
  };
}
