import type { Server } from 'node:net';

/** Whoever connects again and again holds nobody up for longer. */
const mostMs = 100;

/**
 * Node takes in one connection with each turn of its event loop (libuv 1.45 and later). When many come at the same moment, the
 * calls of the first make each turn longer, and the last wait unseen until the first have been answered several times: with
 * 64 at once for a second. So calls wait while connections come in; a turn in which nothing else is begun takes no time.
 *
 * @returns begins a call, at once or when everybody is in, in the order they came.
 */
export function createArrivals(server: Pick<Server, 'on'>): (begin: () => void) => void {
  let waiting: (() => void)[] | undefined;
  let hasCome = false;

  function openSoon(): void {
    hasCome = true;
    if (waiting) return;
    waiting = [];
    setImmediate(look, performance.now() + mostMs);
  }

  function look(openAt: number): void {
    if (hasCome && performance.now() < openAt) {
      hasCome = false;
      setImmediate(look, openAt);
      return;
    }
    const all = waiting ?? [];
    waiting = undefined;
    for (const begin of all) begin();
  }

  server.on('connection', openSoon);
  return (begin) => {
    if (waiting) waiting.push(begin);
    else begin();
  };
}
