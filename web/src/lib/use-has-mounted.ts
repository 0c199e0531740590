import { useSyncExternalStore } from 'react';

/** False in the HTML and in the first render, true afterwards: for what depends on the browser, its storage or the time. */
export function useHasMounted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
