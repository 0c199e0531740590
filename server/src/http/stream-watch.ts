import type { Caller, Callers } from './caller.ts';

const everyMs = 1_000;

interface Open {
  caller: Caller;
  close(): void;
}

/**
 * Closes the streams of whoever may no longer read them: signed out, ended from another device, or deleted, by this
 * process or another. One query a second asks for all open streams together, and none when there is no stream.
 */
export function createStreamWatch(callers: Pick<Callers, 'listGone'>) {
  const streams = new Set<Open>();
  let timer: NodeJS.Timeout | undefined;

  /** Watches a stream until the function that comes back is called. */
  function watch(caller: Caller, close: () => void): () => void {
    const stream = { caller, close };
    streams.add(stream);
    timer ??= setInterval(() => void closeGone(), everyMs).unref();
    return () => {
      streams.delete(stream);
      if (streams.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }

  async function closeGone(): Promise<void> {
    const open = [...streams];
    // While the database is away nobody is found gone; the next second asks again.
    const gone = await callers.listGone(open.map(({ caller }) => caller)).catch(() => new Set<Caller>());
    for (const { caller, close } of open) if (gone.has(caller)) close();
  }

  return { watch };
}
