import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig } from 'pg';
import type { Database } from './open-database.ts';
import { createHold } from './packets.ts';

type Question = [statement: QueryConfig, values?: unknown[]];

interface Asked extends PromiseWithResolvers<unknown> {
  question: Question;
}

/**
 * Reads asked for at about the same time, by whatever call, share a connection and a packet, and the very same read is made
 * once. For short reads only: each waits for those before it, and one that had to wait for a lock would hold up all.
 */
export function createSharedReads(pool: Pick<Pool, 'connect'>): Database {
  let waiting: Asked[] = [];

  function query(...question: Question): Promise<unknown> {
    const known = waiting.find((asked) => isSame(asked.question, question));
    if (known) return known.promise;
    const asked = { question, ...Promise.withResolvers<unknown>() };
    waiting.push(asked);
    // All that this turn of the event loop brings comes along.
    if (waiting.length === 1) setImmediate(() => void send());
    return asked.promise;
  }

  async function send(): Promise<void> {
    const asked = waiting;
    waiting = [];
    const client = await pool.connect().catch((error: unknown) => {
      for (const { reject } of asked) reject(error);
    });
    if (!client) return;
    createHold(client)();
    const answers = asked.map(({ question, resolve, reject }) => client.query(...question).then(resolve, reject));
    await Promise.all(answers);
    client.release();
  }

  return drizzle({ client: { query } as unknown as Pool });
}

/** One prepared statement with the same values. */
function isSame([statement, values = []]: Question, [other, others = []]: Question): boolean {
  return statement === other && values.length === others.length && values.every((value, at) => value === others[at]);
}
