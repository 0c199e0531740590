import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#lib/app-error.ts';

/** Passwords as they are stored, and the work of checking them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a stored hash. Without one the same work is done, and the answer is no. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

// OWASP, Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// The form of a hash, and the hash of nothing: no password is found to match it.
const dummy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

// One core stays free for everybody else's calls, and of the four threads that files are read on too, half.
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const waitingAtMost = 100;

/**
 * Passwords by Argon2id, off the event loop and a few at a time. Who comes when too many wait is told to come again.
 */
export function createPasswords(): Passwords {
  const enter = createGate();
  return {
    hash: (password) => enter(() => hash(password, cost)),
    matches: (stored, password) => enter(() => verify(stored ?? dummy, password)),
  };
}

function createGate() {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= waitingAtMost) throw new AppError('server.busy', { retryAfterSeconds: 5 });
    // A place that becomes free is handed to the first who waits, so that nobody overtakes.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
