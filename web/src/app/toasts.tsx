import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFirstTouch } from '#lib/use-first-touch.ts';
import { listToasts, subscribeToToasts } from '#ui/toast-store.ts';

const loadToaster = () => import('#ui/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/**
 * Where toasts appear. What they need is fetched at the first touch or key: a first visit does without, and a
 * connection lost later cannot hide one.
 */
export function Toasts() {
  const hasToast = useSyncExternalStore(subscribeToToasts, listToasts, listToasts).length > 0;

  useFirstTouch(loadToaster);

  if (!hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
