import type { Pool, PoolClient } from 'pg';
import type { Atomically } from '#lib/atomically.ts';
import type { Database } from './open-database.ts';
import { openPackets, packetsOn } from './packets.ts';

const begin = { name: 'begin', text: 'begin' };
const commit = { name: 'commit', text: 'commit' };

/**
 * Transactions for the calls that are made most: stores are opened once for each connection, so their statements are
 * prepared once and not anew in each transaction, and nobody waits for `begin` or between the last write and `commit`.
 * Inside, ask nothing of the pool: with all its connections taken that would wait for ever.
 */
export function createTransactions<Stores>(pool: Pool, open: (db: Database) => Stores): Atomically<Stores> {
  const opened = new WeakMap<PoolClient, Stores>();

  function storesOn(client: PoolClient): Stores {
    const stores = opened.get(client) ?? open(openPackets(client));
    opened.set(client, stores);
    return stores;
  }

  return async (work) => {
    const client = await pool.connect();
    const { ask, flush } = packetsOn(client);
    const writes: Promise<unknown>[] = [];
    const lastly = (write: Promise<unknown>) => void writes.push(heardLater(write));
    try {
      const begun = heardLater(ask(begin));
      const result = await work(storesOn(client), lastly);
      const committed = heardLater(ask(commit));
      // The packet fails as a whole; what a store says of it tells more than what `commit` does.
      await Promise.all(writes);
      await begun;
      // PostgreSQL answers a commit after a failure by rolling back.
      if ((await committed).command !== 'COMMIT') throw new Error('The transaction was not committed.');
      return result;
    } catch (error) {
      flush();
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
}

/** Until it is waited for, a failure must not count as unheard. */
function heardLater<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined);
  return answer;
}
