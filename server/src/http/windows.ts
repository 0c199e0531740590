/** So many keys are remembered; an attacker with many addresses must not fill the memory. */
const keysRemembered = 50_000;

interface Window {
  used: number;
  endsAtMs: number;
}

/**
 * Counts uses in this process. A window begins with the first use of its key.
 *
 * @param elapsedMs a clock that only goes forward: when the one on the wall is set back, nobody waits an hour longer.
 */
export function createWindows(elapsedMs: () => number) {
  const windows = new Map<string, Window>();

  /** Counts one use; answers how often the key was used in its window, and how long that still lasts. */
  function add(key: string, seconds: number): { used: number; secondsLeft: number } {
    const now = elapsedMs();
    const known = windows.get(key);
    if (!known && windows.size >= keysRemembered) makeRoom(now);
    const window = known && known.endsAtMs > now ? known : { used: 0, endsAtMs: now + seconds * 1_000 };
    window.used += 1;
    windows.set(key, window);
    return { used: window.used, secondsLeft: (window.endsAtMs - now) / 1_000 };
  }

  /** Another process has seen the key used up: it is, for so long. */
  function useUp(key: string, secondsLeft: number): void {
    windows.set(key, { used: Number.MAX_SAFE_INTEGER, endsAtMs: elapsedMs() + secondsLeft * 1_000 });
  }

  function makeRoom(now: number): void {
    for (const [key, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < keysRemembered) return;
      windows.delete(key);
    }
  }

  return { add, useUp };
}
