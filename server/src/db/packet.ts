import { type Connection, type FieldDef, Query, type QueryConfig, type QueryResult } from 'pg';

/** A prepared statement of this connection with its values, and what its rows are made of. */
export interface Statement {
  config: QueryConfig;
  values: unknown[] | undefined;
  fields: readonly FieldDef[];
}

/** What the driver tells a query of PostgreSQL's answer; its types leave it out. */
interface Answered {
  handleRowDescription(message: { fields: readonly FieldDef[] }): void;
  handleDataRow(message: unknown): void;
  handleEmptyQuery(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: unknown, connection: Connection): void;
}

type AnsweredQuery = Query & Answered;

interface Part {
  query: AnsweredQuery;
  answer: Promise<QueryResult>;
}

/**
 * Prepared statements that the driver sends as one query, with one Sync behind them all: PostgreSQL then answers them in one
 * piece, where each Sync of its own costs both sides a system call. Nobody asks again what the rows are made of. The statements
 * stand or fall together: when one fails, PostgreSQL skips the rest, and each is told that error. Answers are given once
 * all is done, so that what is written outside of a transaction is committed by then.
 */
export class Packet extends Query implements Answered {
  readonly answers: readonly Promise<QueryResult>[];
  readonly #queries: readonly AnsweredQuery[];
  #answered = 0;

  constructor(statements: readonly Statement[]) {
    super('');
    const parts = statements.map(partOf);
    this.#queries = parts.map(({ query }) => query);
    this.answers = parts.map(({ answer }) => answer);
    this.submit = (connection) => this.#send(connection);
  }

  #send(connection: Connection): void {
    const quiet = Object.create(connection, {
      sync: { value: doNothing },
      describe: { value: doNothing },
    }) as Connection;
    connection.stream.cork();
    for (const query of this.#queries) query.submit(quiet);
    connection.sync();
    connection.stream.uncork();
  }

  get #current(): AnsweredQuery | undefined {
    return this.#queries[this.#answered];
  }

  handleRowDescription(): void {
    // Not asked for.
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message);
  }

  handleEmptyQuery(connection: Connection): void {
    this.#current?.handleEmptyQuery(connection);
    this.#answered += 1;
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    this.#current?.handleCommandComplete(message, connection);
    this.#answered += 1;
  }

  handleReadyForQuery(connection: Connection): void {
    for (const query of this.#queries) query.handleReadyForQuery(connection);
  }

  handleError(error: unknown, connection: Connection): void {
    for (const query of this.#queries) query.handleError(error, connection);
  }
}

function partOf({ config, values, fields }: Statement): Part {
  const { promise: answer, resolve, reject } = Promise.withResolvers<QueryResult>();
  const query = new Query(config, values ?? [], (error: Error | undefined, result: unknown) =>
    error ? reject(error) : resolve(result as QueryResult),
  ) as AnsweredQuery;
  if (fields.length > 0) query.handleRowDescription({ fields });
  return { query, answer };
}

function doNothing(): void {
  // In the place of a message that the whole packet has once, or does without.
}
