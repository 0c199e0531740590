import { AppError } from './app-error.ts';

interface Width {
  /** How many are inside together. */
  atOnce: number;
  /** How many wait; who comes then is told to come again. */
  waitingAtMost: number;
}

/**
 * Lets a few in at a time, in the order they came.
 *
 * @throws {AppError} `server.busy` when too many wait.
 */
export function createGate({ atOnce, waitingAtMost }: Width): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function enter(work) {
    if (running >= atOnce && waiting.length >= waitingAtMost)
      throw new AppError('server.busy', { retryAfterSeconds: 5 });
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
