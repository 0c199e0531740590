import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './open-database.ts';
import { createHold } from './packets.ts';

type Question = Parameters<PoolClient['query']>;

interface Asked {
  question: Question;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Reads asked for at about the same time, by whatever call, share a connection and a packet. For short reads only:
 * each waits for those before it, and one that had to wait for a lock would hold up all.
 */
export function createSharedReads(pool: Pool): Database {
  let waiting: Asked[] = [];

  function query(...question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      // All that this turn of the event loop brings comes along.
      if (waiting.length === 1) setImmediate(() => void send());
    });
  }

  async function send(): Promise<void> {
    const asked = waiting;
    waiting = [];
    const client = await pool.connect().catch((error: unknown) => {
      for (const { reject } of asked) reject(error);
    });
    if (!client) return;
    createHold(client)();
    const answers = asked.map(({ question, resolve, reject }) =>
      (client.query(...question) as unknown as Promise<unknown>).then(resolve, reject),
    );
    await Promise.all(answers);
    client.release();
  }

  return drizzle({ client: { query } as unknown as Pool });
}
