import { type Connection, Query, type QueryResult } from 'pg';
import utils from 'pg/lib/utils.js';
import type { KnownStatement } from './known-statement.ts';

/** A prepared statement of this connection with its values, and who waits for its answer. */
export interface Statement {
  known: KnownStatement;
  values: readonly unknown[];
  resolve(result: QueryResult): void;
  reject(error: unknown): void;
}

/** What the driver tells a query of PostgreSQL's answer; its types leave it out. */
interface Answered {
  handleRowDescription(message: unknown): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleEmptyQuery(connection: Connection): void;
  handleCommandComplete(message: { text: string }, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: unknown, connection: Connection): void;
}

interface Part {
  statement: Statement;
  rows: unknown[];
  /** What PostgreSQL says was done: `INSERT 0 1`. */
  done: string;
  /** A row that could not be read. */
  failure?: unknown;
}

/**
 * Prepared statements that the driver sends as one query, with one Sync behind them all: PostgreSQL then answers them in one
 * piece, where each Sync of its own costs both sides a system call. Nobody asks again what the rows are made of. The statements
 * stand or fall together: when one fails, PostgreSQL skips the rest, and each is told that error. Answers are given once
 * all is done, so that what is written outside of a transaction is committed by then.
 *
 * Answers are told apart by their order alone. So all are sent or none, and a connection on which one was not answered is given up.
 */
export class Packet extends Query implements Answered {
  readonly #parts: readonly Part[];
  #at = 0;
  #isRefused = false;

  constructor(statements: readonly Statement[]) {
    super('');
    this.#parts = statements.map((statement) => ({ statement, rows: [], done: '' }));
  }

  static {
    // With the class, as the driver has its own: with a function of each packet's, V8 kept the packet, and so the calls whose questions
    // were in it, until all of the heap was looked through. The driver tells what comes back to the query.
    this.prototype.submit = function submit(this: Packet, connection) {
      return this.#send(connection);
    };
  }

  /** In one write; the driver would make one of each message. It tells an error that comes back to the query. */
  #send(connection: Connection): Error | null {
    const { gathering, take } = gatheringOf(connection);
    try {
      for (const { statement } of this.#parts) {
        const { known, values } = statement;
        gathering.bind({ statement: known.name, values: values as string[], valueMapper: utils.prepareValue }, true);
        gathering.execute(null, true);
        this.#at += 1;
      }
    } catch (error) {
      take();
      this.#isRefused = true;
      return error as Error;
    }
    gathering.sync();
    this.#at = 0;
    const messages = take();
    if (connection.stream.writable) connection.stream.write(messages);
    return null;
  }

  get #current(): Part | undefined {
    return this.#parts[this.#at];
  }

  handleRowDescription(): void {
    // Not asked for.
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const part = this.#current;
    if (!part) return;
    try {
      part.rows.push(part.statement.known.readRow(fields));
    } catch (error) {
      part.failure ??= error;
    }
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleCommandComplete({ text }: { text: string }): void {
    const part = this.#current;
    if (part) part.done = text;
    this.#at += 1;
  }

  handleReadyForQuery(connection: Connection): void {
    if (this.#at !== this.#parts.length) {
      const error = new Error('A packet was not answered as it was asked.');
      this.handleError(error);
      connection.stream.destroy(error);
      return;
    }
    for (const part of this.#parts) {
      if (part.failure === undefined) part.statement.resolve(resultOf(part));
      else part.statement.reject(part.failure);
    }
    this.#tellDriver();
  }

  handleError(error: unknown): void {
    const atFault = this.#current;
    const forOthers = this.#isRefused || isOfStatement(error) ? asOfAnother(error as object) : error;
    for (const part of this.#parts) part.statement.reject(part === atFault ? error : forOthers);
    this.#tellDriver();
  }

  /** The driver waits for this where a time limit is set for queries. */
  #tellDriver(): void {
    (this as { callback?: () => void }).callback?.();
  }
}

/** A connection that keeps what it is told to send, until that is taken. */
interface Gathering {
  gathering: Connection;
  take(): Buffer;
}

const gatherings = new WeakMap<Connection, Gathering>();

/**
 * One for each connection. V8 makes a hidden class of whatever is created from another object, and that class lives until all of the heap
 * is looked through: with one for each packet, it held on to the packet, and so to the calls whose questions were in it.
 */
function gatheringOf(connection: Connection): Gathering {
  const known = gatherings.get(connection) ?? createGathering(connection);
  gatherings.set(connection, known);
  return known;
}

function createGathering(connection: Connection): Gathering {
  let messages: Buffer[] = [];
  const stream = { writable: true, write: (message: Buffer) => messages.push(message) };
  return {
    gathering: Object.create(connection, { stream: { value: stream } }) as Connection,
    take() {
      const taken = Buffer.concat(messages);
      messages = [];
      return taken;
    },
  };
}

function resultOf({ statement, rows, done }: Part): QueryResult {
  const words = done.split(' ');
  const count = Number(words.at(-1));
  return {
    command: words[0] ?? '',
    rowCount: Number.isInteger(count) ? count : null,
    oid: 0,
    rows: rows as QueryResult['rows'],
    fields: statement.known.fields,
  };
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
