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
  isAnswered(): boolean;
}

/**
 * Prepared statements that the driver sends as one query, with one Sync behind them all: PostgreSQL then answers them in one
 * piece, where each Sync of its own costs both sides a system call. Nobody asks again what the rows are made of. The statements
 * stand or fall together: when one fails, PostgreSQL skips the rest, and each is told that error. Answers are given once
 * all is done, so that what is written outside of a transaction is committed by then.
 *
 * Answers are told apart by their order alone. So a connection on which one was not sent, or not answered, is given up.
 */
export class Packet extends Query implements Answered {
  readonly answers: readonly Promise<QueryResult>[];
  readonly #parts: readonly Part[];
  #answered = 0;

  constructor(statements: readonly Statement[]) {
    super('');
    this.#parts = statements.map(partOf);
    this.answers = this.#parts.map(({ answer }) => answer);
    this.submit = (connection) => this.#send(connection);
  }

  #send(connection: Connection): void {
    const quiet = Object.create(connection, {
      sync: { value: doNothing },
      describe: { value: doNothing },
    }) as Connection;
    const { stream } = connection;
    stream.cork();
    try {
      for (const { query, isAnswered } of this.#parts) {
        // The driver answers an error, or tells the query, when it cannot send it.
        const refused = query.submit(quiet) as unknown;
        if (refused || isAnswered()) throw refused instanceof Error ? refused : new Error('A statement was not sent.');
      }
      connection.sync();
    } catch (error) {
      stream.destroy(error as Error);
    } finally {
      stream.uncork();
    }
  }

  get #current(): AnsweredQuery | undefined {
    return this.#parts[this.#answered]?.query;
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
    if (this.#answered !== this.#parts.length) {
      const error = new Error('A packet was not answered as it was asked.');
      this.handleError(error, connection);
      connection.stream.destroy(error);
      return;
    }
    for (const { query } of this.#parts) query.handleReadyForQuery(connection);
    this.#tellDriver();
  }

  handleError(error: unknown, connection: Connection): void {
    const atFault = this.#current;
    const forOthers = isOfStatement(error) ? asOfAnother(error) : error;
    for (const { query } of this.#parts) query.handleError(query === atFault ? error : forOthers, connection);
    this.#tellDriver();
  }

  /** The driver waits for this where a time limit is set for queries. */
  #tellDriver(): void {
    (this as { callback?: () => void }).callback?.();
  }
}

const ofOthers = new WeakSet<object>();

/** Whether a statement failed only because another one of its packet did. */
export function isOfAnother(error: unknown): boolean {
  return typeof error === 'object' && error !== null && ofOthers.has(error);
}

/** The same error with all that it says, for those who are not at fault. */
function asOfAnother(error: object): object {
  const same = Object.create(error) as object;
  ofOthers.add(same);
  return same;
}

/** Not the loss of the connection (08, 57P), which is everybody's. */
function isOfStatement(error: unknown): error is object {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?!08|57P)[0-9A-Z]{5}$/u.test(code);
}

function partOf({ config, values, fields }: Statement): Part {
  const { promise: answer, resolve, reject } = Promise.withResolvers<QueryResult>();
  let isDone = false;
  const query = new Query(config, values ?? config.values ?? [], (error: Error | undefined, result: unknown) => {
    isDone = true;
    if (error) reject(error);
    else resolve(result as QueryResult);
  }) as AnsweredQuery;
  if (fields.length > 0) query.handleRowDescription({ fields });
  return { query, answer, isAnswered: () => isDone };
}

function doNothing(): void {
  // In the place of a message that the whole packet has once, or does without.
}
