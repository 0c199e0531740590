import { useSyncExternalStore } from 'react';

/**
 * The secret of a mailed link, which stands behind `#` so that it reaches no server on the way. Null where there is
 * none, undefined in the first render.
 */
export function useMailedSecret(): string | null | undefined {
  return useSyncExternalStore(subscribe, readSecret, () => undefined);
}

function readSecret(): string | null {
  return window.location.hash.slice(1) || null;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
