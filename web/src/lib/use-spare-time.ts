import { useEffect } from 'react';
import { useFirstTouch } from './use-first-touch.ts';

/** By then the page is live and its own calls are answered, also on a slow line. */
const quietAfterMs = 1_500;

interface Connection {
  saveData?: boolean;
}

/**
 * Loads what the next screen needs while the person reads this one, or at the first touch if that comes first. Who asked
 * their browser to save data waits for the touch.
 */
export function useSpareTime(load: () => Promise<unknown>): void {
  useFirstTouch(load);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return undefined;
    const timer = setTimeout(() => {
      // What needs it asks again, and says so if it fails.
      load().catch(() => undefined);
    }, quietAfterMs);
    return () => clearTimeout(timer);
  }, [load]);
}
