import { useEffect } from 'react';

const touches = ['pointerdown', 'keydown', 'focusin', 'pointerover'] as const;

/** Loads something when the person first moves, touches or types: early enough to be there, and not in the first load. */
export function useFirstTouch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const gone = new AbortController();
    const start = () => {
      gone.abort();
      // What needs it asks again, and says so if it fails.
      load().catch(() => undefined);
    };
    for (const name of touches) window.addEventListener(name, start, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [load]);
}
