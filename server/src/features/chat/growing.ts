import type { Clock } from '#lib/clock.ts';
import type { ChatStore } from './store.ts';
import type { Growth } from './turn-store.ts';

/** Whether a reply should go on. */
type Verdict = 'go on' | 'stop' | 'gone';

interface Waiting extends Growth {
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

/** Rows in one statement: few enough for it to be over in a moment. */
const mostAtOnce = 200;

/**
 * Writes down how far replies have come. While one write is under way the others gather and then go together: two
 * thousand people at once would otherwise make two thousand commits a second.
 */
export function createGrowing({ store, clock }: { store: Pick<ChatStore, 'growReplies'>; clock: Clock }) {
  let waiting: Waiting[] = [];
  let isWriting = false;

  function grow(growth: Growth): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      waiting.push({ ...growth, resolve, reject });
      if (!isWriting) void writeAll();
    });
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const together = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      await write(together);
    }
    isWriting = false;
  }

  async function write(together: readonly Waiting[]): Promise<void> {
    const now = clock.now();
    try {
      const grown = await store.growReplies(together, now);
      const stops = new Map(grown.map(({ seq, stopRequested }) => [seq, stopRequested]));
      for (const { seq, resolve } of together) {
        const isStopped = stops.get(seq);
        resolve(isStopped === undefined ? 'gone' : isStopped ? 'stop' : 'go on');
      }
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  return { grow };
}
