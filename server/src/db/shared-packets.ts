import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Database } from './open-database.ts';
import { isOfAnother } from './packet.ts';
import { packetsOn, type Question } from './packets.ts';

interface Asked extends PromiseWithResolvers<QueryResult> {
  question: Question;
}

/**
 * What is asked at about the same time, by whatever call, shares a connection and a packet, and the very same is asked once. For
 * short reads, and for writes of single rows that nobody else is writing: each waits for those before it, and one that had to wait
 * for a lock would hold up all. Writes of a packet are committed together, before any of it is answered.
 */
export function createSharedPackets(pool: Pick<Pool, 'connect'>): Database {
  let waiting: Asked[] = [];

  function query(...question: Question): Promise<QueryResult> {
    const known = waiting.find((asked) => isSame(asked.question, question));
    if (known) return known.promise;
    const asked = { question, ...Promise.withResolvers<QueryResult>() };
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
    await Promise.all(asked.map((one) => askOn(client, one)));
    client.release();
  }

  return drizzle({ client: { query } as unknown as Pool });
}

/** A packet fails as a whole, and nothing of it is kept: asked once more by itself, only what is at fault fails. */
async function askOn(client: PoolClient, { question, resolve, reject }: Asked): Promise<void> {
  const { ask } = packetsOn(client);
  await ask(...question)
    .catch((error: unknown) => (isOfAnother(error) ? client.query(...question) : Promise.reject(error)))
    .then(resolve, reject);
}

/** One prepared statement with the same values. */
function isSame([statement, values = []]: Question, [other, others = []]: Question): boolean {
  return statement === other && values.length === others.length && values.every((value, at) => value === others[at]);
}
