/** The time, in UTC. Everything that asks for it is handed a clock, so that tests can move it. */
export interface Clock {
  /** The time on the wall. It can jump: an operator or a time server sets it. */
  now(): Date;
  /** Milliseconds since some moment in the past; they only grow. For how long something took or has to wait. */
  elapsedMs(): number;
}

export const systemClock: Clock = { now: () => new Date(), elapsedMs: () => performance.now() };
