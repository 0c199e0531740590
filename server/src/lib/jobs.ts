/** Work outside of a request. It outlives the process, is tried again when it fails, and is done by one process. */
export interface Job {
  /** The queue's name. */
  name: string;
  /** When it is due by itself, as a cron line in UTC; without one it is only done when asked for. */
  cron?: string;
  /** Of the same work about the same person only one piece waits at a time. */
  isGathered?: boolean;
  /** Done again from the beginning when it throws, or when the process dies in the middle of it. */
  work(data: unknown): Promise<void>;
}

export interface JobOptions<Tx> {
  /** A keyed hash of whom the work is about, so that it can be dropped when they are forgotten. */
  about?: string;
  /** It begins so much later. */
  afterSeconds?: number;
  /** The work is there when this transaction is, or not at all. */
  inside?: Tx | undefined;
}

/** Work as it is kept in the queue. */
export interface KeptJob {
  name: string;
  data: unknown;
  addedAt: Date;
}

/** Takes work down. */
export interface JobQueue<Tx> {
  /** False when gathered work about the same person waits already. */
  add(name: string, data: object, options?: JobOptions<Tx>): Promise<boolean>;
  /** All work about somebody, what was done a moment ago too, the oldest first. */
  listAbout(abouts: readonly string[], inside?: Tx): Promise<KeptJob[]>;
  /** Drops all work about somebody, done or not, with everything that is kept of it. */
  removeAbout(abouts: readonly string[], inside: Tx): Promise<void>;
}
