import { useEffect } from 'react';
import { showToast } from '#ui/toast-store.ts';

/** What this page has the code of. */
const opened = new Set<string>();

/**
 * Without a connection, a screen that was not opened before cannot come, and asking for it would put the browser's own
 * error in the place of this one, with what is being written and the crisis lines: it is said instead.
 */
export function useStayOffline(path: string): void {
  useEffect(() => {
    opened.add(path);
  }, [path]);
  useEffect(() => {
    const gone = new AbortController();
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (link?.origin !== window.location.origin || opened.has(link.pathname)) return;
      event.preventDefault();
      showToast({ title: 'You are offline', description: 'That page opens when the connection is back.' });
    };
    // Before the router hears of it.
    window.addEventListener('click', hold, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
}
