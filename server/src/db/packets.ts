import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { inTheWayOf, type KnownStatement, knowStatement } from './known-statement.ts';
import type { Database } from './open-database.ts';
import { Packet, type Statement } from './packet.ts';

/** A statement with a name, and its values. */
export type Question = [statement: QueryConfig, values?: unknown[]];

interface Asked extends PromiseWithResolvers<QueryResult> {
  question: Question;
}

export interface Packets {
  /** Answers in the order asked. What is asked without waiting in between goes out in one packet, and stands or falls together. */
  ask(...question: Question): Promise<QueryResult>;
  /** Sends what was asked so far: what is said to the connection next comes behind it, and not in its packet. */
  flush(): void;
}

/** Answers of a packet wait for each other; beyond this nothing more is saved. */
const mostTogether = 64;

const packetsOf = new WeakMap<PoolClient, Packets>();

/**
 * The packets of one connection. What a statement's rows are made of is learned when it is prepared there, and known as long as
 * the connection lives; so each statement goes out by itself the first time.
 */
export function packetsOn(client: PoolClient): Packets {
  const packets = packetsOf.get(client) ?? createPackets(client);
  packetsOf.set(client, packets);
  return packets;
}

function createPackets(client: PoolClient): Packets {
  const byName = new Map<string, KnownStatement>();
  const byConfig = new WeakMap<QueryConfig, KnownStatement>();
  let waiting: Asked[] = [];

  function ask(...question: Question): Promise<QueryResult> {
    const asked = { question, ...Promise.withResolvers<QueryResult>() };
    waiting.push(asked);
    if (waiting.length === 1) process.nextTick(flush);
    return asked.promise;
  }

  function flush(): void {
    if (waiting.length === 0) return;
    const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & Corked } }).connection;
    const asked = waiting;
    waiting = [];
    stream.cork();
    try {
      sendAll(asked);
    } finally {
      stream.uncork();
    }
  }

  function sendAll(asked: readonly Asked[]): void {
    let together: Statement[] = [];
    for (const one of asked) {
      const statement = statementOf(one);
      if (statement) together.push(statement);
      if (statement && together.length < mostTogether) continue;
      sendTogether(together);
      together = [];
      if (!statement) prepare(one);
    }
    sendTogether(together);
  }

  function statementOf({ question: [config, values], resolve, reject }: Asked): Statement | undefined {
    const known = byConfig.get(config) ?? learnedElsewhere(config);
    return known && { known, values: values ?? config.values ?? [], resolve, reject };
  }

  /** Two stores on one connection may have prepared the same. Under another text the driver refuses it. */
  function learnedElsewhere(config: QueryConfig): KnownStatement | undefined {
    const known = config.name === undefined ? undefined : byName.get(config.name);
    return known?.text === config.text ? learn(config, inTheWayOf(config, known)) : undefined;
  }

  function learn(config: QueryConfig, known: KnownStatement): KnownStatement {
    byName.set(known.name, known);
    byConfig.set(config, known);
    return known;
  }

  function sendTogether(statements: readonly Statement[]): void {
    if (statements.length > 0) client.query(new Packet(statements));
  }

  function prepare({ question, resolve, reject }: Asked): void {
    const [config] = question;
    const { name } = config;
    client.query(...question).then((result) => {
      if (name !== undefined) learn(config, knowStatement({ ...config, name }, result.fields));
      resolve(result);
    }, reject);
  }

  return { ask, flush };
}

interface Corked {
  cork(): void;
  uncork(): void;
}

/** Stores on one connection: what they ask without waiting in between goes out in one packet. */
export function openPackets(client: PoolClient): Database {
  const { ask } = packetsOn(client);
  return drizzle({ client: { query: ask } as unknown as Pool });
}
