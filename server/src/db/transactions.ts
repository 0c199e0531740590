import type { Pool, PoolClient } from 'pg';
import type { Atomically } from '#lib/atomically.ts';
import type { Database } from './open-database.ts';
import { createHold, openPackets } from './packets.ts';

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
    const hold = createHold(client);
    const unanswered: Promise<unknown>[] = [];
    const lastly = (write: Promise<unknown>) => {
      // It is heard below; until then a failure must not count as unheard.
      write.catch(() => undefined);
      unanswered.push(write);
    };
    try {
      hold();
      lastly(client.query('begin'));
      const result = await work(storesOn(client), lastly);
      hold();
      const commit = client.query('commit');
      await Promise.all([...unanswered, commit]);
      // PostgreSQL answers a commit after a failure by rolling back.
      if ((await commit).command !== 'COMMIT') throw new Error('The transaction was not committed.');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
}
