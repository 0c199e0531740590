import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { createSharedPackets } from './shared-packets.ts';

const colors = pgTable('colors', { name: text('name') });

/** A pool that writes down what it is asked. */
function openReads() {
  const asked: string[][] = [];
  let connections = 0;
  const client = {
    connection: { stream: { cork: () => undefined, uncork: () => undefined } },
    query: async (_: unknown, values: string[]) => {
      asked.push(values);
      if (values.includes('broken')) throw new Error('The read failed.');
      return { rows: [[values[0]]], fields: [] };
    },
    release: () => undefined,
  };
  const connect = async () => {
    connections += 1;
    // Another one each time, on which nothing is prepared yet.
    return { ...client } as unknown as PoolClient;
  };
  const reads = createSharedPackets({ connect })
    .select()
    .from(colors)
    .where(sql`${colors.name} = ${sql.placeholder('name')}`)
    .prepare('colors_by_name');
  return { find: (name: string) => reads.execute({ name }), asked, connections: () => connections };
}

test('what is asked at the same time goes out on one connection, and the same question once', async () => {
  const { find, asked, connections } = openReads();
  const found = await Promise.all([find('red'), find('blue'), find('red')]);
  expect(found).toEqual([[{ name: 'red' }], [{ name: 'blue' }], [{ name: 'red' }]]);
  expect([asked, connections()]).toEqual([[['red'], ['blue']], 1]);
});

test('what is asked later is read anew', async () => {
  const { find, asked } = openReads();
  await find('red');
  await find('red');
  expect(asked).toEqual([['red'], ['red']]);
});

test('a read that fails fails for whoever asked it, and for nobody else', async () => {
  const { find } = openReads();
  const found = await Promise.allSettled([find('broken'), find('red'), find('broken')]);
  expect(found.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
});
