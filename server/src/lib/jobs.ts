/** Work outside of a request. It outlives the process, is tried again when it fails, and is done by one process. */
export interface Job {
  /** The queue's name. */
  name: string;
  /** When it is due by itself, as a cron line in UTC; without one it is only done when asked for. */
  cron?: string;
  /** Done again from the beginning when it throws, or when the process dies in the middle of it. */
  work(data: unknown): Promise<void>;
}

/** Takes work down. What is added inside a transaction is there when the transaction is, or not at all. */
export interface JobQueue<Tx> {
  add(name: string, data: object, inside?: Tx): Promise<void>;
}
